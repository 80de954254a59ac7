import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '../../../electron/main/calls/preference-calls';
import { appParts } from './app-parts';

const setUp = () => {
  const { settings, state } = appParts();
  return { ...preferenceCalls(settings, state), settings };
};
describe('the preferences', () => {
  it('are kept and shown', async () => {
    const { setPreferences, settings } = setUp();
    const preferences = { correctClock: false, refreshSeconds: 300, dates: 'utc' } as const;
    expect(await setPreferences(preferences)).toMatchObject({ ok: true, value: { preferences } });
    expect(settings.current().preferences).toEqual(preferences);
  });
});
