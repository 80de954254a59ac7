import { describe, expect, it, vi } from 'vitest';
import { stoppableCalls, type CallService } from '../../../electron/main/account/agreed-calls';
import type { Credentials } from '../../../electron/main/account/client/signed-request';
import { noteAccepted } from '../../../electron/main/profiles/connection';
import { fail, succeed } from '../../../shared/failure';
import { valueOf } from '../value-of';
import { setUp } from './profiles-set-up';

const target = {
  kind: 'service',
  baseUrl: 'https://api.example.com',
  signedPath: 'endpoint',
  waitSeconds: 30,
} as const;
const credentials = { apiKey: 'key' } as Credentials;
const never = new AbortController().signal;

/** Ends when its signal does. */
const hanging: CallService = (_target, _credentials, signal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve({ result: fail('ABORTED') });
    });
  });

const aborted = { result: fail('ABORTED') };

describe('calls that can be stopped', () => {
  it('end together, and later ones are made as ever', async () => {
    const { callService, stop } = stoppableCalls(hanging);
    const calls = [
      callService(target, credentials, never),
      callService(target, credentials, never),
    ];
    stop();
    expect(await Promise.all(calls)).toEqual([aborted, aborted]);
    const later = callService(target, credentials, never);
    const first = await Promise.race([later, Promise.resolve('under way')]);
    expect(first).toBe('under way');
    stop();
    expect(await later).toEqual(aborted);
  });

  it('end with their caller, too', async () => {
    const caller = new AbortController();
    const call = stoppableCalls(hanging).callService(target, credentials, caller.signal);
    caller.abort();
    expect(await call).toEqual(aborted);
  });
});

describe('a refresh that is under way while its profile changes', () => {
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
    'is made anew where it is made otherwise now, and fails with nothing of before: %j',
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

  it('goes on where only the profile looks otherwise', async () => {
    const { calls, id, called, answer, refreshed, profile } = await underWay();
    const { signedPath, waitSeconds } = profile();
    const same = { signedPath, waitSeconds, colour: 'red', name: 'Other' } as const;
    await calls.changeProfile({ profileId: id, ...same });
    answer();
    expect(await refreshed).toMatchObject({ ok: true });
    expect(called).toHaveLength(1);
  });

  it('ends for whoever waits when it is stopped after that', async () => {
    const { calls, id, accounts, answer, refreshed } = await underWay();
    await calls.changeProfile({ profileId: id, waitSeconds: 120 });
    accounts.stop(id);
    answer();
    expect(await refreshed).toEqual(fail('ABORTED'));
  });

  it('has a path accepted only if that is the one that is signed', async () => {
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
});
