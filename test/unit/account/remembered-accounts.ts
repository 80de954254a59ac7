import { onTestFinished } from 'vitest';
import { createAccounts, type Accounts } from '../../../electron/main/account/accounts';
import { createAccountsFeature } from '../../../electron/main/account/feature';
import { readAnswer, readCopy, type Snapshot } from '../../../electron/main/reader/session';
import { accountIdentity } from '../../../electron/main/account-files';
import { createOfflineCopies } from '../../../electron/main/storage/offline-copies';
import { createServerClock } from '../../../electron/main/account/client/server-clock';
import type { AccountHead } from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { idleDialogs } from '../calls/app-parts';
import { baselineHarness } from '../changes/baseline-harness';
import { profileWith } from '../profiles/fake-settings';
import { inProcessReaders } from '../reader/in-process-reader';
import { valueOf } from '../value-of';
import { quietParts } from './quiet-parts';

const secrets = 'keychain' as const;
export const profile = { ...profileWith(), secrets };
export const another = { ...profileWith({ id: '00000000-0000-4000-8000-000000000002' }), secrets };

/** The first wallet row, as a copy request names it. */
export const firstWallet = {
  list: 'wallets' as const,
  rows: Buffer.from(new Uint32Array([0]).buffer).toString('base64'),
  columns: ['walletName', 'walletAddress'],
};

/** An account whose texts all contain its user ID. */
const accountOf = (userId: string) => ({
  ...smallAccount,
  userId,
  name: `name of ${userId}`,
  wallets: [{ ...smallWallet, walletName: `wallet of ${userId}` }],
  smartContracts: [{ ...smallContract, name: `contract of ${userId}` }],
});

/** Dialogs whose question about trust the test answers. */
const trustDialogs = () => {
  const questions: { profile: string; answer: (agrees: boolean) => void }[] = [];
  const confirmTrust: (typeof idleDialogs)['confirmTrust'] = ({ name }) =>
    new Promise((resolve) => {
      const answer = (agrees: boolean): void => {
        resolve(agrees ? succeed(null) : fail('CANCELLED'));
      };
      questions.push({ profile: name, answer });
    });
  return { questions, dialogs: { ...idleDialogs, confirmTrust } };
};

/** The main process with its own files, which can be restarted. The test sets the service's answers. */
export const setUp = () => {
  const readers = inProcessReaders();
  let accounts: Accounts;
  const atHand = (id: string): Snapshot | null => accounts.atHand(id);
  const kept = baselineHarness('keychain', { readers, profileId: profile.id, atHand });
  const service: { answer: Result<unknown>; before: () => Promise<unknown> } = {
    answer: succeed(accountOf('first')),
    before: () => Promise.resolve(),
  };
  const shown: AccountHead[] = [];
  const settling: (() => Promise<unknown>)[] = [];
  const edges = {
    /** If not null, the failure that comparing an answer returns. */
    refused: null as Result<never> | null,
    duringCompare: (): unknown => undefined,
    /** Called once the stored baseline has been read, before the answer is compared. */
    whenLooked: (): unknown => undefined,
    onceTrusted: (): unknown => undefined,
  };
  const { questions, dialogs } = trustDialogs();
  const start = () => {
    const { baselines, files } = kept.start();
    const copies = createOfflineCopies({
      files,
      secrets: { fileKeyOf: () => Promise.resolve(kept.edges.key) },
      readCopy: (content, version) => readCopy(readers, content, version),
      isWanted: () => true,
      accountOf: () => accountIdentity(profile),
    });
    /** Writes to the disk in the background. */
    const writing: Promise<unknown>[] = [];
    accounts = createAccounts({
      ...quietParts,
      callAccount: async () => {
        const { answer } = service;
        await service.before();
        if (!answer.ok) return { result: answer };
        return { result: await readAnswer(readers, Buffer.from(JSON.stringify(answer.value))) };
      },
      copies,
      onAnswer: ({ id }, { bytes }, receivedAt) => {
        writing.push(copies.keep(id, { of: accountIdentity(profile), receivedAt, body: bytes }));
      },
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
        trust: async (...asked) => {
          const trusted = await baselines.trust(...asked);
          edges.onceTrusted();
          return trusted;
        },
      },
      onShown: (_id, { head }) => void shown.push(head),
      onForget: (id) => void writing.push(files.of(id, 'copy').remove()),
      now: () => (kept.edges.time += 1),
    });
    const clock = createServerClock({ wall: () => 0, monotonic: () => 0 });
    const { handlers } = createAccountsFeature({
      accounts,
      service: {
        acceptClock: () => undefined,
        clockOf: () => clock,
        forgetClocks: () => undefined,
      },
      dialogs,
      now: () => 0,
    });
    const refresh = (userId?: string) => {
      if (userId !== undefined) service.answer = succeed(accountOf(userId));
      return accounts.refresh(profile);
    };
    const trust = (revision: number) =>
      handlers.trustAccount({ profileId: profile.id, revision }, profile);
    /** All files kept of the account, as text. */
    const onDisk = async (): Promise<string> => {
      await Promise.all(writing);
      // Reads queue up behind pending writes.
      await baselines.handlers.readActivity({ profileId: profile.id });
      const texts = (['copy', 'memory'] as const).map(async (kind) => {
        const read = await files.of(profile.id, kind).read(valueOf(kept.edges.key) as Uint8Array);
        return read.kind === 'content' ? Buffer.from(read.content).toString('utf8') : '';
      });
      return (await Promise.all(texts)).join('\n');
    };
    /** Everything that main returns for the answer of that revision, as text. */
    const tellAll = async (revision: number): Promise<string> => {
      const snapshot = accounts.snapshot(profile.id, revision);
      return JSON.stringify([
        await accounts.askAbout(profile.id, revision, 'readRows', { list: 'wallets', from: 0 }),
        await accounts.askAbout(profile.id, revision, 'readRows', { list: 'contracts', from: 0 }),
        await baselines.copyRows(profile.id, revision, firstWallet),
        // The source of exports and links.
        snapshot.ok ? snapshot.value.head : snapshot,
      ]);
    };
    settling.push(onDisk);
    return { accounts, baselines, refresh, trust, onDisk, tellAll };
  };
  onTestFinished(async () => {
    // Pending writes must end before their folder is deleted.
    for (const settle of settling) await settle();
    readers.stop();
  });
  return { start, service, shown, questions, edges };
};
