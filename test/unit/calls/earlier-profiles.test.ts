import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../shared/failure';
import { setUp } from './profiles-set-up';

const withLost = async () => {
  const parts = await setUp('One');
  const { edges, items, settings, acts, ids } = parts;
  const own = new Map(items);
  edges.owners = ['lost', ...ids];
  settings.aside = ['named'];
  items.set('lost', 'record').set('lost.data', 'record').set('named', 'record');
  await acts.lookForEarlier();
  return { ...parts, own };
};

describe('profiles that the settings do not name', () => {
  it('are counted if they have files, and are removed with their keys, leaving other profiles', async () => {
    const { calls, acts, own, items, log, profiles, settings, toLose } = await withLost();
    expect(acts.earlierWithFiles()).toBe(1);
    expect(await calls.removeEarlier(undefined)).toEqual(succeed(0));
    expect(toLose).toEqual(['remove all 0 and 1 earlier']);
    own.set('named', 'record');
    expect([items, settings.aside, acts.earlierWithFiles()]).toEqual([own, ['named'], 0]);
    expect(log).toContain('files removed of lost');
    expect(profiles.list().map(({ name }) => name)).toEqual(['One']);
    // If nothing is left, the user is not asked.
    expect(await calls.removeEarlier(undefined)).toEqual(succeed(0));
    expect(toLose).toHaveLength(1);
  });

  it('stay until the user agrees, and while the keychain is locked', async () => {
    const { calls, acts, edges, items, settings } = await withLost();
    const before = new Map(items);
    edges.keeps = true;
    expect(await calls.removeEarlier(undefined)).toEqual(fail('CANCELLED'));
    edges.keeps = false;
    edges.locked = true;
    expect(await calls.removeEarlier(undefined)).toEqual(succeed(1));
    expect([items, settings.aside]).toEqual([before, ['named']]);
    expect(acts.earlierWithFiles()).toBe(1);
  });

  it.each(['newer', 'unreadable'] as const)(
    'are neither reported nor removed if the settings are %s and may name them',
    async (kind) => {
      const { calls, acts, items, settings } = await withLost();
      const before = new Map(items);
      settings.notice = { kind };
      settings.full = true;
      await acts.lookForEarlier();
      expect(acts.earlierWithFiles()).toBe(0);
      expect(await calls.removeEarlier(undefined)).toEqual(succeed(0));
      expect(items).toEqual(before);
    },
  );

  it.each([
    { kind: 'damaged', keptAs: 'x' },
    { kind: 'partly', keptAs: 'x', leftOut: 1, fields: ['profiles[0]'] },
  ] as const)(
    'are reported but not removed in the run that began with $kind settings',
    async (notice) => {
      const { calls, acts, items, settings } = await withLost();
      const before = new Map(items);
      settings.notice = notice;
      await acts.lookForEarlier();
      expect(acts.earlierWithFiles()).toBe(1);
      expect(await calls.removeEarlier(undefined)).toEqual(fail('BAD_REQUEST'));
      expect(items).toEqual(before);
    },
  );

  it('include profiles that left files behind when they were removed', async () => {
    const { calls, acts, id, edges } = await setUp('One');
    edges.owners = [id];
    edges.filesStay = true;
    expect((await calls.removeProfile({ profileId: id, leaveKeys: false })).ok).toBe(true);
    expect(acts.earlierWithFiles()).toBe(1);
  });
});
