import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccounts, type Accounts } from '../../../electron/main/account/accounts';
import type { Snapshot } from '../../../electron/main/account/snapshot';
import { readAnswer } from '../../../electron/main/reader/session';
import { fail, succeed, type Result } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { remembering } from '../changes/remembering';
import { profileWith } from '../profiles/fake-settings';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { quietParts } from './quiet-parts';

const secrets = 'keychain' as const;
const profile = { ...profileWith(), secrets };
const another = { ...profileWith({ id: '00000000-0000-4000-8000-000000000002' }), secrets };
const renamed = { ...smallAccount, wallets: [{ ...smallWallet, walletName: 'new' }] };
const rows = Buffer.from(new Uint32Array([0]).buffer).toString('base64');

/** Accounts and what is remembered of them, with readers; what happens in a comparison is up to the test. */
const setUp = async () => {
  const readers = inProcessReaders();
  const atHand = (id: string): Snapshot | null => accounts.atHand(id);
  const dialogs = remembering('keychain', { readers, profileId: profile.id, atHand });
  const { baselines } = dialogs.start();
  const edges: {
    answer: unknown;
    duringCompare: () => unknown;
    whenLooked: () => void;
    refused: Result<never> | null;
  } = {
    answer: smallAccount,
    duringCompare: () => undefined,
    whenLooked: () => undefined,
    refused: null,
  };
  const accounts: Accounts = createAccounts({
    ...quietParts,
    callAccount: async () => ({
      result: await readAnswer(readers, Buffer.from(JSON.stringify(edges.answer))),
    }),
    baselines: {
      take: (id, snapshot, isWanted) => {
        if (edges.refused) return Promise.resolve(edges.refused);
        const taken = baselines.take(id, snapshot, () => {
          edges.whenLooked();
          return isWanted();
        });
        edges.duringCompare();
        return taken;
      },
      trust: baselines.trust,
    },
    now: () => 1,
  });
  onTestFinished(() => {
    readers.stop();
  });
  const first = valueOf(await accounts.refresh(profile));
  /** Everything that is asked about the answer of a revision. */
  const askAll = async (revision: number) => {
    const wanted = { list: 'wallets' as const, rows, columns: ['walletName'] };
    const results: Result<unknown>[] = [
      await accounts.list(profile.id, revision, 'wallets', 0),
      await baselines.copyRows(profile.id, revision, wanted),
      await baselines.handlers.readMarks({ profileId: profile.id, revision, list: 'wallets' }),
      await baselines.handlers.readFormer({ profileId: profile.id, revision, from: 0 }),
    ];
    return results.map((result) => (result.ok ? 'ok' : result.error.code));
  };
  const shownRevision = async () =>
    valueOf(await baselines.handlers.readActivity({ profileId: profile.id })).revision;
  return { accounts, baselines, edges, askAll, shownRevision, revision: first.revision };
};

const allOk = Array.from({ length: 4 }, () => 'ok');

describe('the answer on screen', () => {
  it('stays usable when the next one is stopped while it is compared', async () => {
    const { accounts, edges, askAll, shownRevision, revision } = await setUp();
    expect(await askAll(revision)).toEqual(allOk);
    edges.answer = renamed;
    edges.duringCompare = () => {
      accounts.stop(profile.id);
    };
    expect(await accounts.refresh(profile)).toEqual(fail('ABORTED'));
    expect(await shownRevision()).toBe(revision);
    expect(await askAll(revision)).toEqual(allOk);
  });

  it('is all that is known when the next one is stopped while it is compared', async () => {
    const { accounts, baselines, edges } = await setUp();
    edges.whenLooked = () => {
      accounts.stop(profile.id);
    };
    edges.answer = {
      ...smallAccount,
      wallets: [{ ...smallWallet, walletAddress: smallContract.address }],
    };
    expect(await accounts.refresh(profile)).toEqual(fail('ABORTED'));
    const alarms = async () =>
      valueOf(await baselines.handlers.readActivity({ profileId: profile.id })).alarmCount;
    expect(await alarms()).toBe(0);
    edges.whenLooked = () => undefined;
    expect(await accounts.refresh(profile)).toMatchObject({ ok: true });
    expect(await alarms()).toBe(1);
  });

  it('stays usable while the next one is compared, and is replaced once that is shown', async () => {
    const { accounts, baselines, edges, askAll, revision } = await setUp();
    edges.answer = renamed;
    const asked: Promise<unknown>[] = [];
    edges.duringCompare = () => {
      asked.push(
        baselines.handlers.readMarks({ profileId: profile.id, revision, list: 'wallets' }),
      );
    };
    const next = valueOf(await accounts.refresh(profile));
    const [marks] = await Promise.all(asked);
    expect([succeed(''), fail('ANSWER_REPLACED')]).toContainEqual(marks);
    expect(new Set(await askAll(revision))).toEqual(new Set(['ANSWER_REPLACED']));
    expect(await askAll(next.revision)).toEqual(allOk);
  });

  it('stays usable after a switch to another profile and back', async () => {
    const { accounts, edges, askAll, shownRevision, revision } = await setUp();
    edges.answer = renamed;
    let copy: Promise<unknown> | undefined;
    edges.duringCompare = () => {
      copy ??= accounts.openCopy(another);
    };
    expect(await accounts.refresh(profile)).toMatchObject({ ok: true });
    expect(await copy).toBeNull();
    expect(await accounts.openCopy(profile)).toMatchObject({ revision });
    expect(await shownRevision()).toBe(revision);
    expect(await askAll(revision)).toEqual(allOk);
  });

  it('stays usable when the next one cannot be compared', async () => {
    const { accounts, edges, askAll, revision } = await setUp();
    edges.refused = fail('TOO_COMPLEX');
    expect(await accounts.refresh(profile)).toEqual(edges.refused);
    expect(await askAll(revision)).toEqual(allOk);
    edges.refused = null;
    const next = valueOf(await accounts.refresh(profile));
    expect(await askAll(next.revision)).toEqual(allOk);
  });

  it('is told of to the end where it is pushed out or dropped meanwhile', async () => {
    const { accounts, baselines, revision } = await setUp();
    const wanted = { list: 'wallets' as const, rows, columns: ['walletName'] };
    const ask = (of: number) =>
      Promise.all<Result<unknown>>([
        accounts.list(profile.id, of, 'wallets', 0),
        baselines.copyRows(profile.id, of, wanted),
      ]);
    // Whatever is asked at whatever moment is answered, or said to be of an answer that was replaced.
    const asked: Result<unknown>[] = [];
    const refreshing = { isOver: false };
    const refresh = accounts.refresh(profile).finally(() => {
      refreshing.isOver = true;
    });
    while (!refreshing.isOver) asked.push(...(await ask(revision)));
    const { revision: next } = valueOf(await refresh);
    const last = ask(next);
    accounts.forget(profile.id);
    asked.push(...(await last));
    const codes = asked.map((result) => (result.ok ? 'ok' : result.error.code));
    expect(codes[0]).toBe('ok');
    expect(codes).not.toContain('INTERNAL');
  });
});
