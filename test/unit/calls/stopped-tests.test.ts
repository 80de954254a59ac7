import { describe, expect, it, vi } from 'vitest';
import { createAgreedAddresses } from '../../../electron/main/account/client/agreed-addresses';
import { createStoppableWork } from '../../../electron/main/timers';
import { noteAccepted } from '../../../electron/main/profiles/profile-acts';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { fail, succeed } from '../../../shared/failure';
import { valueOf } from '../value-of';
import { signingKey } from './app-parts';
import { asCalled } from './as-called';
import { setUp } from './profiles-set-up';

it('stopping ends all running work with its reason, and leaves later work alone', async () => {
  const { run, stop } = createStoppableWork();
  const untilStopped = (signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve(signal.reason === 'sleep' ? 'slept' : 'stopped');
      });
    });
  const work = [run(untilStopped), run(untilStopped)];
  stop();
  expect(await Promise.all(work)).toEqual(['stopped', 'stopped']);
  const later = run(untilStopped);
  expect(await Promise.race([later, Promise.resolve('under way')])).toBe('under way');
  stop('sleep');
  expect(await later).toBe('slept');
});

const newKey = {
  apiKey: 'another',
  stagedKeyId: null,
  untested: false,
  secrets: 'keychain',
} as const;

describe('a test of keys', () => {
  it('makes no call when it is stopped while the current keys are being read', async () => {
    const { calls, id, called, keysOf } = await setUp('One');
    const changed = calls.changeKeys({ profileId: id, ...newKey });
    await calls.stopTests(undefined);
    expect(await changed).toEqual(fail('ABORTED'));
    expect(called).toEqual([]);
    expect(await keysOf(id)).toMatchObject({ value: { apiKey: 'key-of-One' } });
  });

  it('asks nobody about the address when it is stopped before the question', async () => {
    const app = await setUp('One');
    const { id, asked, profiles } = app;
    const addresses = createAgreedAddresses(app.dialogs, () => '');
    const { handlers } = createProfilesFeature({ ...app, addresses });
    const calls = asCalled(handlers, (profileId) => profiles.find(profileId));
    const changed = calls.changeKeys({ profileId: id, ...newKey });
    await calls.stopTests(undefined);
    expect(await changed).toEqual(fail('ABORTED'));
    expect(asked).toEqual([]);
  });

  it('changes no keys when it is stopped before the answer comes', async () => {
    const { calls, id, edges, called, keysOf } = await setUp('One');
    let answer = (): void => undefined;
    edges.service = new Promise((resolve) => (answer = resolve));
    const changed = calls.changeKeys({ profileId: id, ...newKey });
    await vi.waitFor(() => {
      expect(called).toHaveLength(1);
    });
    await calls.stopTests(undefined);
    answer();
    expect(await changed).toEqual(fail('ABORTED'));
    expect(await keysOf(id)).toMatchObject({ value: { apiKey: 'key-of-One' } });
  });

  it.each(['its own keys', 'those of another', 'keys that may be lost', 'the known account'])(
    'ends at once when it is stopped while something does not respond: %s',
    async (what) => {
      const app = await setUp('Passing', 'Two');
      const [profileId = '', keysOf = ''] = app.ids;
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const never = () => {
        begin();
        return new Promise<never>(() => undefined);
      };
      const { read, holds } = app.secrets;
      const silent = { 'its own keys': profileId, 'those of another': keysOf }[what];
      const secrets = {
        ...app.secrets,
        read: (called: Parameters<typeof read>[0]) =>
          called.id === silent ? never() : read(called),
        holds: what === 'keys that may be lost' ? never : holds,
      };
      const baselines = what === 'the known account' ? { findOther: never } : app.baselines;
      const { handlers } = createProfilesFeature({ ...app, secrets, baselines });
      const calls = asCalled(handlers, (id) => app.profiles.find(id));
      const changed = calls.changeKeys({ profileId, ...newKey, apiKey: null, keysOf });
      await begun;
      await calls.stopTests(undefined);
      expect(await changed).toEqual(fail('ABORTED'));
    },
  );

  it('reports what ended it while the user was asked whether the old keys may go', async () => {
    const { calls, id, tests, dialogs, keysOf } = await setUp('One');
    for (const answer of [fail('CANCELLED'), succeed(null)]) {
      dialogs.confirmNewKeys = () => {
        tests.stop('lock');
        return Promise.resolve(answer);
      };
      const changed = await calls.changeKeys({ profileId: id, ...newKey, untested: true });
      expect(changed).toEqual(fail('ABORTED', { endedBy: 'lock' }));
    }
    expect(await keysOf(id)).toMatchObject({ value: { apiKey: 'key-of-One' } });
  });

  it('of a new profile makes no call when it is stopped before its key is ready', async () => {
    const { calls, called, staged } = await setUp('One');
    const { stagedKeyId } = staged.stage(signingKey());
    const tested = calls.testConnection({
      baseUrl: 'https://api.example.com',
      signedPath: 'endpoint',
      apiKey: 'another',
      stagedKeyId,
    });
    await calls.stopTests(undefined);
    expect(await tested).toEqual(fail('ABORTED'));
    expect(called).toEqual([]);
  });
});

describe('a test of keys that runs while its profile changes', () => {
  const underWay = async (secrets: 'keychain' | 'this-run') => {
    const app = await setUp('One');
    const { calls, id, edges, called } = app;
    let answer = (): void => undefined;
    edges.service = new Promise((resolve) => (answer = resolve));
    const changed = calls.changeKeys({ profileId: id, ...newKey, secrets });
    await vi.waitFor(() => {
      expect(called).toHaveLength(1);
    });
    edges.confirms = true;
    return { ...app, answer, changed };
  };

  it.each(['keychain', 'this-run'] as const)(
    'stores no keys that were tested at the previous address, in: %s',
    async (home) => {
      const { calls, id, answer, changed, keysOf } = await underWay(home);
      const baseUrl = 'https://other.example';
      expect((await calls.moveProfile({ profileId: id, baseUrl })).ok).toBe(true);
      answer();
      expect(await changed).toMatchObject(fail('HOST_CHANGED'));
      expect(await keysOf(id)).toMatchObject({ value: { apiKey: 'key-of-One' } });
    },
  );

  it('does not mark keys as accepted for another signed path', async () => {
    const { calls, id, answer, changed } = await underWay('keychain');
    expect((await calls.changeProfile({ profileId: id, signedPath: 'full' })).ok).toBe(true);
    answer();
    expect(await changed).toMatchObject({ value: { accepted: false, signedPath: 'full' } });
  });
});

describe('a refresh that runs while its profile changes', () => {
  const underWay = async () => {
    const app = await setUp('One');
    const { calls, id, edges, called, profiles } = app;
    let answer = (): void => undefined;
    edges.service = new Promise((resolve) => (answer = resolve));
    const refreshed = calls.refreshAccount({ profileId: id });
    await vi.waitFor(() => {
      expect(called).toHaveLength(1);
    });
    return { ...app, answer, refreshed, profile: () => valueOf(profiles.find(id)) };
  };

  it.each([{ signedPath: 'full' }, { waitSeconds: 120 }] as const)(
    'is repeated if the change affects the call, and fails with nothing from before: %j',
    async (change) => {
      const { calls, id, edges, called, answer: before, refreshed, profile } = await underWay();
      let after = (): void => undefined;
      edges.service = new Promise((resolve) => (after = resolve));
      await calls.changeProfile({ profileId: id, ...change });
      await vi.waitFor(() => {
        expect(called).toHaveLength(2);
      });
      edges.accepts = false;
      before();
      await new Promise((resolve) => setImmediate(resolve));
      edges.accepts = true;
      const joined = calls.refreshAccount({ profileId: id });
      after();
      expect(await refreshed).toMatchObject({ ok: true });
      expect(await joined).toEqual(await refreshed);
      expect(called[1]).toBe(`https://api.example.com ${profile().signedPath} key-of-One`);
      expect([called.length, profile().accepted]).toEqual([2, true]);
    },
  );

  it('continues if only the look of the profile changes', async () => {
    const { calls, id, called, answer, refreshed, profile } = await underWay();
    const { signedPath, waitSeconds } = profile();
    const same = { signedPath, waitSeconds, colour: 'red', name: 'Other' } as const;
    await calls.changeProfile({ profileId: id, ...same });
    answer();
    expect(await refreshed).toMatchObject({ ok: true });
    expect(called).toHaveLength(1);
  });

  it('ends for all callers when it is stopped after the change', async () => {
    const { calls, id, accounts, answer, refreshed } = await underWay();
    await calls.changeProfile({ profileId: id, waitSeconds: 120 });
    accounts.stop(id);
    answer();
    expect(await refreshed).toEqual(fail('ABORTED'));
  });

  it('marks a path as accepted only if it is the signed path', async () => {
    const { calls, id, profiles } = await setUp('One');
    const profile = () => valueOf(profiles.find(id));
    const called = profile();
    await calls.changeProfile({ profileId: id, signedPath: 'full' });
    await noteAccepted(profiles, called, succeed(null));
    expect(profile().accepted).toBe(false);
    await noteAccepted(profiles, profile(), fail('AUTH'));
    expect(profile().accepted).toBe(false);
    await noteAccepted(profiles, profile(), succeed(null));
    expect(profile().accepted).toBe(true);
  });

  it('does not mark the saved keys as accepted if this run uses other keys', async () => {
    const { calls, id, staged, settings } = await setUp('One');
    const { stagedKeyId } = staged.stage(signingKey('other'));
    await calls.changeKeys({ profileId: id, ...newKey, stagedKeyId, secrets: 'this-run' });
    await calls.changeProfile({ profileId: id, signedPath: 'full' });
    expect(await calls.refreshAccount({ profileId: id })).toMatchObject({ ok: true });
    expect(settings.current().profiles).toMatchObject([{ accepted: false }]);
  });

  it('marks untested keys as accepted only if the call used them', async () => {
    const { calls, id, profiles, staged } = await setUp('One');
    const called = valueOf(profiles.find(id));
    const { stagedKeyId } = staged.stage(signingKey('other'));
    const untested = { ...newKey, stagedKeyId, untested: true };
    expect(await calls.changeKeys({ profileId: id, ...untested })).toMatchObject({ ok: true });
    await noteAccepted(profiles, called, succeed(null));
    expect(valueOf(profiles.find(id)).accepted).toBe(false);
    await noteAccepted(profiles, valueOf(profiles.find(id)), succeed(null));
    expect(valueOf(profiles.find(id)).accepted).toBe(true);
  });
});
