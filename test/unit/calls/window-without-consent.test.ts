import { describe, expect, it } from 'vitest';
import { createConnectionCheckFeature } from '../../../electron/main/diagnostics/connection-check/feature';
import type { HttpRequest } from '../../../electron/main/account/client/http-client';
import { createServiceCalls } from '../../../electron/main/account/client/service-calls';
import { fail, succeed } from '../../../shared/failure';
import { profileWith } from '../profiles/fake-settings';
import { appParts, signingKey } from './app-parts';
import { asCalled } from './as-called';
import { profileHandlers } from './profiles-set-up';

const key = signingKey();
const evil = 'https://evil.example/collect';
const given = 'https://api.example.com';

/** The window's handlers with everything real, except a network that only notes what reached it. */
const setUp = () => {
  const reached: string[] = [];
  const network = {
    http: ({ url }: HttpRequest) => {
      reached.push(url);
      return Promise.resolve(fail('TIMEOUT'));
    },
    resolveHost: (host: string) => {
      reached.push(host);
      return Promise.resolve({ endpoints: [{}] });
    },
    resolveProxy: (url: string) => {
      reached.push(url);
      return Promise.resolve('DIRECT');
    },
  };
  let drawn = 0;
  const parts = appParts((addresses) =>
    createServiceCalls({
      http: addresses.guard(network).http,
      clocks: { wall: () => Date.now(), monotonic: () => 0 },
      randomInt: () => (drawn += 1),
      wait: () => Promise.resolve(),
      read: () => expect.unreachable(),
      correctClock: () => true,
    }),
  );
  const { addresses, callService, profiles, staged } = parts;
  const { resolveHost, resolveProxy } = addresses.guard(network);
  const connectionCheck = createConnectionCheckFeature({
    ...parts,
    resolveHost,
    resolveProxy,
    now: () => 0,
    keychain: {
      get: () => Promise.resolve(succeed('probe')),
      set: () => Promise.resolve(succeed(null)),
      delete: () => Promise.resolve(succeed(true)),
    },
    randomText: () => 'probe',
    call: (target, ready, onHeaders, signal) => callService(target, ready, signal, { onHeaders }),
    versions: {
      app: '1.2.3',
      electron: '1',
      chromium: '1',
      node: '1',
      platform: 'linux',
      release: '1',
    },
  });
  const calls = asCalled({ ...profileHandlers(parts), ...connectionCheck.handlers }, (profileId) =>
    profiles.find(profileId),
  );
  const draft = (baseUrl: string) => ({
    baseUrl,
    signedPath: 'endpoint' as const,
    apiKey: 'generated',
    stagedKeyId: staged.stage(key).stagedKeyId,
  });
  const save = (baseUrl: string, name: string, home: 'keychain' | 'this-run' = 'this-run') =>
    calls.saveProfile({ ...draft(baseUrl), name, secrets: home });
  return { ...parts, calls, draft, save, reached };
};

/** A profile with keys at an agreed address. From then on the user agrees to nothing. */
const withProfile = async () => {
  const app = setUp();
  app.edges.confirms = true;
  const saved = await app.save(given, 'Own', 'keychain');
  if (!saved.ok) throw new Error(saved.error.code);
  app.edges.confirms = false;
  app.asked.length = 0;
  return { ...app, profileId: saved.value.id };
};

describe('a compromised window (H3)', () => {
  it('reaches no host that the user has not agreed to, by any call in any order', async () => {
    const app = await withProfile();
    const { calls, profileId, profiles, draft, save, reached } = app;
    const imported = profileWith({ id: '00000000-0000-4000-8000-00000000000e', name: 'Imported' });
    await profiles.addAll([{ ...imported, baseUrl: evil, publicKey: null }]);
    const newKeys = (id: string, untested: boolean) =>
      calls.changeKeys({
        profileId: id,
        apiKey: 'generated',
        untested,
        secrets: 'this-run',
        stagedKeyId: draft(evil).stagedKeyId,
      });
    const ways: readonly (() => Promise<{ readonly ok: boolean }>)[] = [
      () => calls.testConnection(draft(evil)),
      () => save(evil, 'For this run'),
      () => save(evil, 'Kept', 'keychain'),
      () => calls.moveProfile({ profileId, baseUrl: evil }),
      () => calls.moveProfile({ profileId, baseUrl: `${given}/other-tenant` }),
      () => newKeys(imported.id, false),
      () => newKeys(imported.id, true),
      () => calls.checkConnection({ profileId: imported.id }),
      () => calls.refreshAccount({ profileId: imported.id }),
    ];
    for (const way of ways) expect(await way()).toMatchObject({ ok: false });
    for (const way of [...ways].reverse()) expect((await way()).ok).toBe(false);
    await Promise.all(ways.map((way) => way()));
    expect(reached).toEqual([]);
    expect([...app.items.keys()]).toEqual([profileId, `${profileId}.data`]);
    expect(app.asked.length).toBeGreaterThan(ways.length);
    expect(profiles.list().map(({ name, baseUrl }) => [name, baseUrl])).toEqual([
      ['Own', given],
      ['Imported', evil],
    ]);
    // The agreed service can still be called, without a question.
    app.asked.length = 0;
    await calls.refreshAccount({ profileId });
    await calls.checkConnection({ profileId });
    expect(new Set(reached)).toEqual(new Set([`${given}/v1/account`, 'api.example.com']));
    expect(app.asked).toEqual([]);
  });

  it('asks once for a test and the save that follows, and the record stores the consent', async () => {
    const app = setUp();
    app.edges.confirms = true;
    await app.calls.testConnection(app.draft(`${given}/team-a`));
    const saved = await app.save(`${given}/team-a`, 'Own', 'keychain');
    expect(app.asked).toEqual([`${given}/team-a`]);
    if (!saved.ok) throw new Error(saved.error.code);
    await app.calls.refreshAccount({ profileId: saved.value.id });
    expect(app.asked).toHaveLength(1);
    const record = JSON.parse(app.items.get(saved.value.id) ?? '') as object;
    expect(record).toMatchObject({ v: 5, destination: `${given}/team-a` });
  });
});

describe('a settings file that another program wrote (H4)', () => {
  it('gets no keys typed into a profile whose id and address have changed', async () => {
    const app = await withProfile();
    const id = '00000000-0000-4000-8000-00000000000f';
    await app.settings.update((before) => ({
      ...before,
      profiles: before.profiles.map((profile) => ({ ...profile, id, baseUrl: evil })),
    }));
    expect(await app.calls.refreshAccount({ profileId: id })).toMatchObject(
      fail('KEYCHAIN_LOCKED_OR_MISSING'),
    );
    for (const untested of [false, true]) {
      const changed = await app.calls.changeKeys({
        profileId: id,
        apiKey: 'typed',
        untested,
        secrets: 'keychain',
        stagedKeyId: app.draft(evil).stagedKeyId,
      });
      expect(changed).toEqual(fail('CANCELLED'));
    }
    expect(app.asked).toEqual([evil, evil]);
    expect([app.reached, app.items.has(id)]).toEqual([[], false]);
  });

  it('gets no keys while a locked keyring hides which address they are for', async () => {
    const app = await withProfile();
    const { profileId } = app;
    await app.profiles.change(profileId, (profile) => ({ ...profile, baseUrl: evil }));
    app.edges.locked = true;
    const changed = await app.calls.changeKeys({
      profileId,
      apiKey: 'typed',
      untested: true,
      secrets: 'this-run',
      stagedKeyId: app.draft(evil).stagedKeyId,
    });
    expect(changed).toEqual(fail('CANCELLED'));
    expect([app.asked, app.reached]).toEqual([[evil], []]);
  });

  it('gets no keys at another path of the same host (M7)', async () => {
    const app = await withProfile();
    const { profileId } = app;
    const other = `${given}/other-tenant`;
    await app.profiles.change(profileId, (profile) => ({ ...profile, baseUrl: other }));
    const refused = fail('HOST_CHANGED', { keysFor: 'https://api.example.com' });
    expect(await app.calls.refreshAccount({ profileId })).toEqual(refused);
    expect((await app.calls.checkConnection({ profileId })).ok).toBe(true);
    expect([app.asked, app.reached]).toEqual([[], []]);
  });

  it('gets no keys by calling a profile a demo', async () => {
    const app = await withProfile();
    const { profileId } = app;
    const kind = 'demo' as const;
    await app.profiles.change(profileId, (profile) => ({ ...profile, kind, baseUrl: evil }));
    expect(await app.calls.refreshAccount({ profileId })).toMatchObject(fail('HOST_CHANGED'));
    expect(app.reached.filter((url) => url.includes('evil'))).toEqual([]);
  });
});

describe('the port of the demo service (H3)', () => {
  const demo = 'http://127.0.0.1:5555';

  it('is stored for no keys that are given for it, because any program may use the port in the next run', async () => {
    const app = setUp();
    expect(await app.calls.testConnection(app.draft(demo))).toEqual(fail('CANCELLED'));
    for (const home of ['keychain', 'this-run'] as const) {
      expect(await app.save(demo, 'Theirs', home)).toEqual(fail('CANCELLED'));
    }
    expect([app.asked, app.reached, [...app.items]]).toEqual([[demo, demo, demo], [], []]);
  });

  it('is asked about for a profile that is no demo, by every call that could send its keys there', async () => {
    const app = await withProfile();
    const { calls, profileId } = app;
    expect(await calls.moveProfile({ profileId, baseUrl: demo })).toEqual(fail('CANCELLED'));
    await app.profiles.addAll([
      { ...profileWith({ id: 'imported', name: 'Imported' }), baseUrl: demo, publicKey: null },
    ]);
    for (const untested of [false, true]) {
      const changed = await calls.changeKeys({
        profileId: 'imported',
        apiKey: 'typed',
        untested,
        secrets: 'keychain',
        stagedKeyId: app.draft(demo).stagedKeyId,
      });
      expect(changed).toEqual(fail('CANCELLED'));
    }
    expect(await calls.checkConnection({ profileId: 'imported' })).toEqual(fail('CANCELLED'));
    expect(app.asked).toEqual([`${given} ${demo}`, demo, demo, demo]);
    expect([app.reached, app.items.has('imported')]).toEqual([[], false]);
  });

  it("needs no question for a demo profile's calls, connection check and tests of keys", async () => {
    const app = await withProfile();
    const keys = { apiKey: 'of the demo', privateKey: key.pkcs8, destination: 'demo' };
    const kept = await app.acts.keep(
      { ...profileWith({ id: 'demo', name: 'Demo' }), kind: 'demo', baseUrl: '' },
      keys,
      'keychain',
    );
    expect(kept).toMatchObject({ value: { kind: 'demo', baseUrl: demo } });
    await app.calls.refreshAccount({ profileId: 'demo' });
    expect((await app.calls.checkConnection({ profileId: 'demo' })).ok).toBe(true);
    const tried = await app.calls.changeKeys({
      profileId: 'demo',
      apiKey: 'other',
      untested: false,
      secrets: 'this-run',
      stagedKeyId: null,
    });
    expect(tried).toMatchObject(fail('TIMEOUT'));
    expect(app.reached.filter((url) => url === `${demo}/v1/account`)).toHaveLength(3);
    expect(app.asked).toEqual([]);
    // This is no consent for other keys.
    expect(await app.calls.testConnection(app.draft(demo))).toEqual(fail('CANCELLED'));
  });
});

it('keys that version 0.1 bound to an origin are asked about once, and never again (M7)', async () => {
  const app = await withProfile();
  const { profileId, calls, items } = app;
  const record = JSON.parse(items.get(profileId) ?? '') as object;
  const baseUrl = `${given}/team-a`;
  await app.profiles.change(profileId, (profile) => ({ ...profile, baseUrl }));
  const fileKey = Buffer.alloc(32).toString('base64');
  items.set(profileId, JSON.stringify({ ...record, v: 3, fileKey }));
  app.accounts.forget(profileId);
  expect(await calls.refreshAccount({ profileId })).toEqual(fail('CANCELLED'));
  expect([app.asked, app.reached]).toEqual([[baseUrl], []]);
  app.edges.confirms = true;
  expect(await calls.refreshAccount({ profileId })).toMatchObject(fail('TIMEOUT'));
  expect([app.asked, app.reached]).toEqual([[baseUrl, baseUrl], [`${baseUrl}/v1/account`]]);
  await expect
    .poll(() => JSON.parse(items.get(profileId) ?? '') as unknown)
    .toMatchObject({ v: 5, destination: baseUrl });
});
