import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptySettings, settingsSchema } from '../../../electron/main/settings/settings';
import { presetExplorers } from '../../../shared/explorer';
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

describe('damage beside the profiles', () => {
  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['an entry without a template', [{ asset: 'BTC', evm: false }]],
    ['a template that no link may have', [{ ...presetExplorers[0], address: 'file:///{address}' }]],
    ['an asset twice', [presetExplorers[0], presetExplorers[0]]],
  ])('in the explorers brings the preset back: %s', (_name, explorers) => {
    const settings = read({ explorers });
    expect(settings.profiles).toEqual(profiles);
    expect(settings.explorers).toEqual(presetExplorers);
  });

  it('in the explained hosts has them explained again', () => {
    expect(read({ explainedHosts: [1] }).explainedHosts).toEqual([]);
  });
});
