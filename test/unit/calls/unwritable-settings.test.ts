import { describe, expect, it } from 'vitest';
import { setUp } from './profiles-set-up';

describe('removing while the settings file cannot be written', () => {
  const unwritten = { ok: false, error: { code: 'FILE_NOT_WRITTEN' } };

  it.each([false, true])('removes nothing: keys left %s', async (leaveKeys) => {
    const { calls, id, items, log, profiles, settings } = await setUp('One', 'Two');
    const before = new Map(items);
    settings.full = true;
    log.length = 0;
    expect(await calls.removeProfile({ profileId: id, leaveKeys })).toEqual(unwritten);
    expect(await calls.removeEverything(undefined)).toEqual(unwritten);
    expect([items, log]).toEqual([before, ['profile written', 'profile written']]);
    settings.full = false;
    expect((await calls.removeProfile({ profileId: id, leaveKeys })).ok).toBe(true);
    expect(profiles.list().map(({ name }) => name)).toEqual(['Two']);
  });

  it('removes a profile of this run alone, but not everything: the file may name others', async () => {
    const { calls, id, log, profiles, settings } = await setUp('Passing');
    settings.full = true;
    log.length = 0;
    expect(await calls.removeEverything(undefined)).toEqual(unwritten);
    expect(log).toEqual(['profile written']);
    expect((await calls.removeProfile({ profileId: id, leaveKeys: false })).ok).toBe(true);
    expect(profiles.list()).toEqual([]);
  });
});
