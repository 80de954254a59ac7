import { randomBytes, randomUUID } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  readAnswer,
  takeSnapshot,
  type ReaderSession,
  type Snapshot,
} from '../../../electron/main/reader/session';
import type { FileMark } from '../../../electron/main/storage/encrypted-file';
import { createProfileFiles } from '../../../electron/main/storage/profile-files';
import { createBaselines, type BaselinesOptions } from '../../../electron/main/changes/baselines';
import type { FormerAddress, HistoryFilter, OtherAccount } from '../../../shared/activity';
import type { Readers } from '../../../electron/main/reader/readers';
import { inProcessReaders } from '../reader/in-process-reader';
import { folderOfTest } from '../folder-of';
import { valueOf } from '../value-of';
import { fileMarks } from '../storage/file-marks';
import { fail, succeed, type Result } from '../../../shared/failure';

interface Given {
  readonly profileId: string;
  readonly readers: Readers;
  /** The snapshot on screen, if it is not the last one taken. */
  readonly atHand: BaselinesOptions['atHand'];
}

interface Edges {
  key: Result<Uint8Array | null>;
  /** The keychain responds only after this. */
  beforeKey: () => Promise<void>;
  time: number;
  /** Milliseconds by which an answer is dated later than `time`: the clock has been set back since. */
  ahead: number;
  isKnown: boolean;
  onKept: (profileId: string) => void;
}

/**
 * A main process with the baseline of one account, on a folder of the test. Each run continues with the files of the
 * previous run.
 */
export const baselineHarness = (
  home: 'keychain' | 'this-run' = 'keychain',
  { profileId = randomUUID(), readers = inProcessReaders(), atHand }: Partial<Given> = {},
) => {
  const folder = folderOfTest('memory');
  const fileKey = randomBytes(32);
  const edges: Edges = {
    key: succeed(home === 'keychain' ? fileKey : null),
    beforeKey: () => Promise.resolve(),
    time: 1000,
    ahead: 0,
    isKnown: true,
    onKept: () => undefined,
  };
  const known = new Map<string, FileMark>();
  let revision = 0;
  let opened: ReaderSession | undefined;
  const start = () => {
    let shown: Snapshot | null = null;
    const files = createProfileFiles({ folder, now: () => edges.time, marks: fileMarks(known) });
    const baselines = createBaselines({
      files,
      readers,
      secrets: {
        fileKeyOf: async () => {
          await edges.beforeKey();
          return edges.key;
        },
      },
      atHand: atHand ?? ((id) => (id === profileId && shown?.session.isOpen() ? shown : null)),
      isKnown: () => edges.isKnown,
      onKept: (id) => {
        edges.onKept(id);
      },
      now: () => edges.time,
    });
    const activity = async () => valueOf(await baselines.handlers.readActivity({ profileId }));
    /** Opens an answer as the next one received. */
    const openAnswer = async (answer: unknown, source: 'service' | 'copy' = 'service') => {
      const read = await readAnswer(readers, Buffer.from(JSON.stringify(answer)));
      if (!read.ok) return fail(read.error.code);
      const origin = {
        revision: revision + 1,
        receivedAt: edges.time + edges.ahead,
        clock: { skewSeconds: null, corrected: false },
        source,
      };
      return succeed(takeSnapshot(read.value.summary, read.value.session, origin));
    };
    const show = (snapshot: Snapshot): void => {
      revision += 1;
      shown = snapshot;
      opened?.close();
      opened = snapshot.session;
    };
    /** Waits for pending writes: a run of the app ends only after them. */
    const written = async (): Promise<void> => {
      for (let writing = baselines.underWay(); writing; writing = baselines.underWay())
        await writing;
    };
    onTestFinished(written);
    /** Opens an answer, and shows it if it could be compared. */
    const tryToTake = async (answer: unknown, source?: 'service' | 'copy') => {
      const release = baselines.prepare(profileId);
      edges.time += 1000;
      const snapshot = await openAnswer(answer, source);
      release();
      const taken = snapshot.ok
        ? await baselines.take(profileId, snapshot.value, () => true)
        : snapshot;
      await written();
      if (snapshot.ok && taken.ok && taken.value === null) show(snapshot.value);
      else {
        // As if the answer had not been requested.
        edges.time -= 1000;
        if (snapshot.ok) snapshot.value.session.close();
      }
      return taken;
    };
    const take = async (answer: unknown, source?: 'service' | 'copy') => {
      const other = valueOf(await tryToTake(answer, source));
      if (other) throw new Error(`another account: ${JSON.stringify(other)}`);
      return activity();
    };
    /** Opens another profile, so that nothing of this one stays in memory. */
    const leave = async (whileTaken = (): void => undefined): Promise<void> => {
      const other = valueOf(await openAnswer({ userId: 'other', name: 'n', email: 'e' }));
      revision += 1;
      shown = null;
      const taken = baselines.take(randomUUID(), other, () => true);
      whileTaken();
      valueOf(await taken);
      other.session.close();
    };
    const markSeen = async () =>
      baselines.handlers.markSeen({ profileId, version: (await activity()).version });
    const history = async (filter: Partial<HistoryFilter> = {}, from = 0) =>
      valueOf(
        await baselines.handlers.readHistory({
          profileId,
          revision,
          filter: { kinds: null, list: null, ...filter },
          from,
        }),
      );
    const former = async () => {
      const piece = valueOf(await baselines.handlers.readFormer({ profileId, revision, from: 0 }));
      return JSON.parse(piece.text) as readonly FormerAddress[];
    };
    const recordAt = async (list: 'wallets' | 'contracts', row: number) =>
      valueOf(await baselines.handlers.readAlarms({ profileId, revision, list, row }));
    const alarmsOf = async (list: 'wallets' | 'contracts', row: number) =>
      (await recordAt(list, row)).alarms;
    const hasMoved = async (row: number) => (await recordAt('wallets', row)).hasMoved;
    const earlier = async (row: number) => (await recordAt('wallets', row)).earlier;
    const rowBlockedBy = async (row: number) => (await recordAt('wallets', row)).blockedBy;
    /** Trusts an answer that was another account. */
    const trust = async (answer: unknown, agreesTo: OtherAccount['agreesTo'] = 'everything') => {
      const other = valueOf(await openAnswer(answer));
      show(other);
      valueOf(await baselines.trust(profileId, other, agreesTo, () => true));
      await written();
      return activity();
    };
    const marks = async (list: 'wallets' | 'contracts') => {
      const answered = await baselines.handlers.readMarks({ profileId, revision, list });
      return answered.ok ? [...Buffer.from(answered.value, 'base64')] : null;
    };
    const acknowledge = async (numbers: readonly number[] | null, reason: string | null = null) =>
      valueOf(
        await baselines.handlers.acknowledge({
          profileId,
          version: (await activity()).version,
          numbers,
          reason,
        }),
      );
    const dismissed = async () => valueOf(await baselines.handlers.readDismissed({ profileId }));
    const dismiss = async (pair: string, isDismissed: boolean) =>
      valueOf(await baselines.handlers.dismissPair({ profileId, pair, isDismissed }));
    const isBlocked = async (text: string) =>
      valueOf(await baselines.mentionsBlocked(profileId, text));
    return {
      files,
      baselines,
      openAnswer,
      activity,
      tryToTake,
      take,
      leave,
      trust,
      acknowledge,
      markSeen,
      history,
      former,
      marks,
      alarmsOf,
      hasMoved,
      earlier,
      rowBlockedBy,
      isBlocked,
      dismissed,
      dismiss,
    };
  };
  /** Rewrites the stored content as text. */
  const rewrite = async (change: (text: string) => string): Promise<void> => {
    const file = createProfileFiles({ folder, now: () => edges.time, marks: fileMarks(known) }).of(
      profileId,
      'memory',
    );
    const kept = await file.read(fileKey);
    if (kept.kind !== 'content') throw new Error(kept.kind);
    await file.write(fileKey, Buffer.from(change(Buffer.from(kept.content).toString('utf8'))));
  };
  return {
    rewrite,
    /** Deletes the file, as another program could. */
    lose: () => nodeFs.rm(join(folder, `${profileId}.memory`)),
    folder,
    file: join(folder, `${profileId}.memory`),
    profileId,
    edges,
    start,
    unavailable: fail('KEYCHAIN_TIMEOUT'),
  };
};

export type BaselineHarness = ReturnType<typeof baselineHarness>;
