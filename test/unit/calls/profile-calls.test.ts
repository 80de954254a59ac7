import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../../shared/failure';
import { unpackRows } from '../../../shared/row-columns';
import { setUp } from './profiles-set-up';

/** The result of removing everything, with the given problems. */
const report = (left: object = {}) =>
  succeed({ left: [], filesLeft: [], absent: [], unknown: 0, earlierLeft: 0, ...left });
const locked = { ok: false, error: { code: 'KEYCHAIN_LOCKED_OR_MISSING' } };

it('the profile that was chosen is the active one', async () => {
  const { calls, ids, id, profiles } = await setUp('One', 'Two');
  expect(profiles.activeId()).toBe(ids[1]);
  expect(await calls.selectProfile({ profileId: id })).toMatchObject({ value: { name: 'One' } });
  expect(profiles.activeId()).toBe(id);
});

describe('changing a profile', () => {
  const settings = { name: 'New', colour: 'red', production: true, signedPath: 'full' } as const;

  it('keeps its keys and its address', async () => {
    const { calls, id, items, log, profiles } = await setUp('One');
    await profiles.change(id, (profile) => ({ ...profile, accepted: true }));
    const before = new Map(items);
    log.length = 0;
    expect(await calls.changeProfile({ profileId: id, ...settings })).toMatchObject(
      // Nobody has accepted the other path yet.
      succeed({ ...settings, id, baseUrl: 'https://api.example.com', accepted: false }),
    );
    expect([items, log]).toEqual([before, ['profile written']]);
  });

  it('changes how long it waits, and keeps that if it is not given', async () => {
    const { calls, id } = await setUp('One');
    const change = (more: object) => calls.changeProfile({ profileId: id, ...settings, ...more });
    expect(await change({})).toMatchObject({ value: { waitSeconds: 30 } });
    expect(await change({ waitSeconds: 120 })).toMatchObject({ value: { waitSeconds: 120 } });
    expect(await change({})).toMatchObject({ value: { waitSeconds: 120 } });
  });

  it('changes only the given values, also in two changes at once', async () => {
    const { calls, id } = await setUp('One');
    const changes = [{ name: 'Renamed' }, { colour: 'red' }, { production: true }] as const;
    await Promise.all(changes.map((change) => calls.changeProfile({ profileId: id, ...change })));
    expect(await calls.changeProfile({ profileId: id, waitSeconds: 60 })).toMatchObject({
      value: { name: 'Renamed', colour: 'red', production: true, waitSeconds: 60 },
    });
  });

  it("may keep its name, but not take another profile's name", async () => {
    const { calls, id } = await setUp('One', 'Two');
    const renamed = (name: string) => calls.changeProfile({ profileId: id, ...settings, name });
    expect((await renamed('ONE')).ok).toBe(true);
    expect(await renamed('two')).toEqual(fail('NAME_TAKEN'));
    expect(await renamed(' ')).toEqual(fail('BAD_REQUEST'));
  });
});

describe('removing a profile (security E12)', () => {
  it.each([
    ['One', 'removed'],
    ['Passing', 'none'],
  ])('removes its keys: %s', async (name, said) => {
    const { calls, id, items, secrets, accounts, profiles } = await setUp(name);
    await calls.refreshAccount({ profileId: id });
    const removed = await calls.removeProfile({ profileId: id, leaveKeys: false });
    expect(removed).toEqual(succeed({ keys: said, filesLeft: false }));
    expect([profiles.list(), profiles.activeId()]).toEqual([[], null]);
    expect([items.size, secrets.inMemory(id)]).toEqual([0, false]);
    expect(await accounts.askAbout(id, 1, 'readRows', { list: 'wallets', from: 0 })).toMatchObject({
      ok: false,
    });
  });

  it('reports keys that the keychain should have had but did not', async () => {
    const { calls, id, items } = await setUp('One');
    items.clear();
    const removed = await calls.removeProfile({ profileId: id, leaveKeys: false });
    expect(removed).toEqual(succeed({ keys: 'absent', filesLeft: false }));
  });

  it('keeps the profile if its keys cannot be deleted, unless told to leave them', async () => {
    const { calls, id, edges, items, profiles } = await setUp('One');
    edges.locked = true;
    expect(await calls.removeProfile({ profileId: id, leaveKeys: false })).toMatchObject(locked);
    expect(profiles.list()).toHaveLength(1);
    expect((await calls.removeProfile({ profileId: id, leaveKeys: true })).ok).toBe(true);
    expect([profiles.list().length, items.size]).toEqual([0, 2]);
  });

  it('removes its files, after its keys', async () => {
    const { calls, id, log } = await setUp('One');
    await calls.removeProfile({ profileId: id, leaveKeys: false });
    const expected = [
      'secrets removed',
      'data removed',
      `forgotten: ${id}`,
      `files removed of ${id}`,
      'profile written',
    ];
    expect(log.slice(-5)).toEqual(expected);
  });

  it('also removes a profile whose files cannot be deleted, and says so: their key is gone', async () => {
    const { calls, id, edges, items, profiles } = await setUp('One');
    edges.filesStay = true;
    const removed = await calls.removeProfile({ profileId: id, leaveKeys: false });
    expect(removed).toEqual(succeed({ keys: 'removed', filesLeft: true }));
    expect([profiles.list().length, items.size]).toEqual([0, 0]);
  });

  it('keeps the other profiles', async () => {
    const { calls, ids, id, items, profiles } = await setUp('One', 'Two', 'Passing');
    await calls.removeProfile({ profileId: id, leaveKeys: false });
    expect([...items.keys()]).toEqual([ids[1], `${ids[1] ?? ''}.data`]);
    expect(profiles.list().map(({ name }) => name)).toEqual(['Two', 'Passing']);
  });
});

describe('removing everything (security E12)', () => {
  it('leaves nothing, and says so', async () => {
    const { calls, items, profiles, secrets, ids } = await setUp('One', 'Passing', 'Two');
    expect(await calls.removeEverything(undefined)).toEqual(report());
    expect(profiles.list()).toEqual([]);
    expect([items.size, ids.some((id) => secrets.inMemory(id))]).toEqual([0, false]);
  });

  it('removes what is left of profiles that the settings do not name, after asking about them', async () => {
    const { calls, items, edges, log, settings, toLose } = await setUp('One');
    edges.owners = ['lost'];
    settings.aside = ['named'];
    items.set('lost', 'record').set('lost.data', 'record').set('named', 'record');
    expect((await calls.removeEverything(undefined)).ok).toBe(true);
    expect(toLose).toContain('remove all 1 and 2 earlier');
    expect(log).toContain('files removed of lost');
    expect([items.size, settings.aside]).toEqual([0, []]);
  });

  it('keeps them and their keys if profiles are left', async () => {
    const { calls, items, edges, log } = await setUp('One');
    edges.owners = ['lost'];
    items.set('lost', 'record');
    edges.locked = true;
    expect(await calls.removeEverything(undefined)).toMatchObject({
      value: { left: ['One'], earlierLeft: 1 },
    });
    expect(log).not.toContain('files removed of lost');
    expect(items.has('lost')).toBe(true);
  });

  it('names what could not be removed', async () => {
    const { calls, edges, profiles } = await setUp('One', 'Passing', 'Two');
    edges.locked = true;
    expect(await calls.removeEverything(undefined)).toEqual(report({ left: ['One', 'Two'] }));
    expect(profiles.list().map(({ name }) => name)).toEqual(['One', 'Two']);
  });
});

it('removing everything names the profiles whose files could not be deleted', async () => {
  const { calls, edges, profiles } = await setUp('One', 'Passing');
  edges.filesStay = true;
  const removed = await calls.removeEverything(undefined);
  expect(removed).toEqual(report({ filesLeft: ['One', 'Passing'] }));
  expect(profiles.list()).toEqual([]);
});

it('reading the account of a profile returns head and lists', async () => {
  const { calls, id, called } = await setUp('One');
  const head = await calls.refreshAccount({ profileId: id });
  expect(head).toMatchObject({ ok: true, value: { revision: 1, walletCount: 1 } });
  const about = { profileId: id, revision: 1 };
  const list = await calls.readList({ ...about, list: 'wallets', from: 0 });
  expect(list.ok && unpackRows('wallets', list.value.text)).toHaveLength(1);
  expect(await calls.readEnvelope(about)).toEqual(succeed({ values: [], total: 0 }));
  expect((await calls.readEnvelope({ ...about, revision: 2 })).ok).toBe(false);
  expect(called).toEqual(['https://api.example.com endpoint key-of-One']);
});

describe('what the settings say about the keys', () => {
  it.each(['removeProfile', 'removeEverything'] as const)(
    'leaves no keys in the keychain: %s (M9)',
    async (call) => {
      const { calls, id, items, profiles } = await setUp('One');
      // Any program of this user can write the settings file like this.
      await profiles.change(id, (profile) => ({ ...profile, publicKey: null }));
      const removed =
        call === 'removeProfile'
          ? await calls.removeProfile({ profileId: id, leaveKeys: false })
          : await calls.removeEverything(undefined);
      expect(removed.ok).toBe(true);
      expect([...items.keys()]).toEqual([]);
    },
  );

  it('is reported separately from what the keychain says (M9)', async () => {
    const { calls, ids, items } = await setUp('One', 'Two');
    const [, two = ''] = ids;
    items.delete(two);
    items.delete(`${two}.data`);
    expect(await calls.removeEverything(undefined)).toEqual(report({ absent: ['Two'] }));
  });
});

describe('keys that could not be removed with their profile (M9)', () => {
  const forgotten = async () => {
    const app = await setUp('One', 'Two');
    app.edges.locked = true;
    const request = { profileId: app.id, leaveKeys: true };
    expect(await app.calls.removeProfile(request)).toEqual(
      succeed({ keys: 'unknown', filesLeft: false }),
    );
    expect(app.profiles.pending()).toEqual([app.id]);
    return app;
  };

  it('are removed at the next start with an open keychain', async () => {
    const { acts, edges, id, items, profiles } = await forgotten();
    await acts.sweepAtStart();
    expect(profiles.pending()).toEqual([id]);
    edges.locked = false;
    await acts.sweepAtStart();
    expect(profiles.pending()).toEqual([]);
    expect([...items.keys()].some((name) => name.startsWith(id))).toBe(false);
  });

  it('are removed with the next profile', async () => {
    const { calls, edges, ids, items, profiles } = await forgotten();
    edges.locked = false;
    const [, two = ''] = ids;
    expect(await calls.removeProfile({ profileId: two, leaveKeys: false })).toMatchObject({
      ok: true,
    });
    expect([profiles.pending(), items.size]).toEqual([[], 0]);
  });

  it('are reported when everything is removed and the keychain still does not respond', async () => {
    const { calls } = await forgotten();
    const removed = await calls.removeEverything(undefined);
    expect(removed).toEqual(report({ left: ['Two'], unknown: 1 }));
  });
});
