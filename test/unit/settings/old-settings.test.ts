import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptySettings, settingsSchema } from '../../../electron/main/settings/settings';
import { profileWith } from '../profiles/fake-settings';

const id = randomUUID();
const profiles = [profileWith({ id })];
const older = { version: 1, profiles, activeProfileId: id };
const read = (changes: object) => settingsSchema.parse({ ...older, ...changes });

describe('settings of an earlier version', () => {
  it('without preferences are read with those of a fresh start', () => {
    expect(read({})).toEqual({ ...emptySettings, profiles, activeProfileId: id });
  });

  it('keep their preferences, with dates in local time', () => {
    expect(read({ preferences: { correctClock: false, refreshSeconds: 900 } }).preferences).toEqual(
      {
        correctClock: false,
        refreshSeconds: 900,
        dates: 'local',
      },
    );
  });
});
