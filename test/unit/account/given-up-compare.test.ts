import { describe, expect, it } from 'vitest';
import { fail, succeed, type Result } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { valueOf } from '../value-of';
import { another, firstWallet, profile, setUp } from './remembered-accounts';

const renamed = succeed({ ...smallAccount, wallets: [{ ...smallWallet, walletName: 'new' }] });

/** An account on screen. The test sets the service's next answers. */
const shown = async () => {
  const { start, service, edges } = setUp();
  const { accounts, baselines, refresh } = start();
  service.answer = succeed(smallAccount);
  const { revision } = valueOf(await refresh());
  /** Makes every call about the answer of a revision. */
  const askAll = async (of: number) => {
    const about = { profileId: profile.id, revision: of };
    const results: Result<unknown>[] = [
      await accounts.askAbout(profile.id, of, 'readRows', { list: 'wallets', from: 0 }),
      await baselines.copyRows(profile.id, of, firstWallet),
      await baselines.handlers.readMarks({ ...about, list: 'wallets' }),
      await baselines.handlers.readFormer({ ...about, from: 0 }),
    ];
    return results.map((result) => (result.ok ? 'ok' : result.error.code));
  };
  const activity = async () =>
    valueOf(await baselines.handlers.readActivity({ profileId: profile.id }));
  return { accounts, baselines, refresh, service, edges, askAll, activity, revision };
};

const allOk = Array.from({ length: 4 }, () => 'ok');

describe('the answer on screen', () => {
  it('stays usable when the next answer is stopped while it is compared', async () => {
    const { accounts, refresh, service, edges, askAll, activity, revision } = await shown();
    expect(await askAll(revision)).toEqual(allOk);
    service.answer = renamed;
    edges.duringCompare = () => {
      accounts.stopAll('sleep');
    };
    expect(await refresh()).toEqual(fail('ABORTED', { endedBy: 'sleep' }));
    expect((await activity()).revision).toBe(revision);
    expect(await askAll(revision)).toEqual(allOk);
  });

  it('stays the only known answer when the next one is stopped while it is compared', async () => {
    const { accounts, refresh, service, edges, activity } = await shown();
    edges.whenLooked = () => {
      accounts.stop(profile.id);
    };
    const moved = { ...smallWallet, walletAddress: smallContract.address };
    service.answer = succeed({ ...smallAccount, wallets: [moved] });
    expect(await refresh()).toEqual(fail('ABORTED'));
    expect((await activity()).alarmCount).toBe(0);
    edges.whenLooked = () => undefined;
    expect(await refresh()).toMatchObject({ ok: true });
    expect((await activity()).alarmCount).toBe(1);
  });

  it('stays usable while the next answer is compared, and is replaced once that is shown', async () => {
    const { baselines, refresh, service, edges, askAll, revision } = await shown();
    service.answer = renamed;
    const asked: Promise<unknown>[] = [];
    edges.duringCompare = () => {
      asked.push(
        baselines.handlers.readMarks({ profileId: profile.id, revision, list: 'wallets' }),
      );
    };
    const next = valueOf(await refresh());
    const [marks] = await Promise.all(asked);
    expect([succeed(''), fail('ANSWER_REPLACED')]).toContainEqual(marks);
    expect(new Set(await askAll(revision))).toEqual(new Set(['ANSWER_REPLACED']));
    expect(await askAll(next.revision)).toEqual(allOk);
  });

  it('stays usable after a switch to another profile and back', async () => {
    const { accounts, refresh, service, edges, askAll, activity, revision } = await shown();
    service.answer = renamed;
    let copy: Promise<unknown> | undefined;
    edges.duringCompare = () => {
      copy ??= accounts.openCopy(another);
    };
    expect(await refresh()).toMatchObject({ ok: true });
    expect(await copy).toBeNull();
    expect(await accounts.openCopy(profile)).toMatchObject({ revision });
    expect((await activity()).revision).toBe(revision);
    expect(await askAll(revision)).toEqual(allOk);
  });

  it('stays usable when the next answer cannot be compared', async () => {
    const { refresh, edges, askAll, revision } = await shown();
    edges.refused = fail('TOO_COMPLEX');
    expect(await refresh()).toEqual(edges.refused);
    expect(await askAll(revision)).toEqual(allOk);
    edges.refused = null;
    expect(await askAll(valueOf(await refresh()).revision)).toEqual(allOk);
  });

  it('gives a result or a known error code when it is replaced or dropped during a call', async () => {
    const { accounts, baselines, refresh, revision } = await shown();
    const ask = (of: number) =>
      Promise.all<Result<unknown>>([
        accounts.askAbout(profile.id, of, 'readRows', { list: 'wallets', from: 0 }),
        baselines.copyRows(profile.id, of, firstWallet),
      ]);
    // Every call at every moment succeeds, or fails because the answer was replaced.
    const asked: Result<unknown>[] = [];
    const refreshing = { isOver: false };
    const refreshed = refresh().finally(() => {
      refreshing.isOver = true;
    });
    while (!refreshing.isOver) asked.push(...(await ask(revision)));
    const last = ask(valueOf(await refreshed).revision);
    accounts.forget(profile.id);
    asked.push(...(await last));
    const codes = asked.map((result) => (result.ok ? 'ok' : result.error.code));
    expect(codes[0]).toBe('ok');
    expect(codes).not.toContain('INTERNAL');
  });
});
