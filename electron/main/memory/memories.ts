import type { ListName } from '../../../shared/account';
import type { Activity, RecordChange } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileHome, Home } from '../../../shared/kept';
import type { DismissedPairs } from '../../../shared/look-alikes';
import type { ReaderCallName, ReaderRequest, RowsToCopy } from '../../../shared/reader-messages';
import { withoutRevision, type Snapshot } from '../accounts/snapshot';
import type { KeptFiles } from '../kept/kept-files';
import type { ReaderReply } from '../reader/reader-process';
import type { Readers } from '../reader/readers';
import { whileHeld, type ReaderSession } from '../reader/session';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { createSerialQueue, type SerialQueue } from '../storage/serial-queue';
import { askInSession, shown, withoutAccount, type Content, type Told } from './memory-session';

/** Rows as text for a spreadsheet. */
export interface TableText {
  readonly text: string;
  readonly count: number;
  readonly guarded: number;
}

/**
 * What is remembered of accounts: pinned addresses, and what the person has seen. Calls of a profile queue up. Its
 * content is read in the reader process alone; here are its bytes, its file, and what the window is told of it. Calls
 * fail as the reader does.
 */
export interface Memories {
  /**
   * Compares what is to be shown: an answer of the service, or the offline copy of one, which raises no alarm. Where it
   * fails, everything stays as it was. Until it is at hand, every call is about what was shown before.
   */
  take(profileId: string, snapshot: Snapshot): Promise<Result<null>>;
  activity(profileId: string): Promise<Result<Activity>>;
  /** The next changes from a place on; `ANSWER_REPLACED` when a newer answer has come. */
  changes(
    profileId: string,
    revision: number,
    from: number,
  ): Promise<Result<readonly RecordChange[]>>;
  /** One byte of `rowMarks` for each row, in base64; empty when no row has one. */
  marks(profileId: string, revision: number, list: ListName): Promise<Result<string>>;
  /** Acknowledges these alarms, or all of them. */
  acknowledge(profileId: string, numbers: readonly number[] | null): Promise<Result<Activity>>;
  /** Counts the answer on screen as seen; `ANSWER_REPLACED` when a newer one has come. */
  markSeen(profileId: string, revision: number): Promise<Result<Activity>>;
  /** Pairs of look-alike addresses that the person has dismissed. */
  dismissed(profileId: string): Promise<Result<DismissedPairs>>;
  /** Of more pairs than are kept, the oldest go. */
  dismiss(profileId: string, pair: string, isDismissed: boolean): Promise<Result<DismissedPairs>>;
  /** Whether a text has an address in it that is not copied before its alarm is acknowledged. */
  mentionsBlocked(profileId: string, text: string): Promise<Result<boolean>>;
  /** Rows of the answer on screen; `ADDRESS_CHANGED` where they have such an address, `BAD_REQUEST` for rows that are none. */
  copyRows(profileId: string, revision: number, wanted: RowsToCopy): Promise<Result<TableText>>;
  /** Drops what is remembered of a profile that is being removed; what is in its file, if that stays, is read anew. */
  forget(profileId: string): void;
}

export interface MemoriesOptions {
  readonly files: KeptFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  readonly readers: Readers;
  /** The answer of a profile that is shown, or the copy: what is asked about an account is about this one. */
  readonly atHand: (profileId: string) => Snapshot | null;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

interface State extends Content {
  /** An `unknown` file may hold pins, so nothing is written over it. */
  home: FileHome | Extract<Home, 'unknown'>;
  /** Whether the file has what the memory has. */
  isSaved: boolean;
  /** What the reader has told last; null before it was asked. */
  told: Told | null;
}

/** Calls that may change what is remembered. */
type ChangingCall = 'compareAccount' | 'acknowledge' | 'markSeen' | 'dismissPair';

const dismissedIn = ({ home, isSaved }: State, { head }: Told): DismissedPairs => ({
  pairs: head.dismissed,
  home: home === 'disk' && isSaved ? 'disk' : 'this-run',
});

export const accountMemories = (options: MemoriesOptions): Memories => {
  const { files, secrets, readers, atHand, isKnown, now } = options;
  const states = new Map<string, State>();
  const queues = new Map<string, SerialQueue>();
  let lastNumber = 0;
  const nextNumber = (): number => (lastNumber += 1);

  const load = async (profileId: string): Promise<State> => {
    const empty = {
      content: new Uint8Array(),
      number: nextNumber(),
      isSaved: true,
      told: null,
    };
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return { ...empty, home: 'unknown' };
    if (key.value === null) return { ...empty, home: 'this-run' };
    const kept = await files.of(profileId, 'memory').read(key.value);
    if (kept.kind === 'content') return { ...empty, content: kept.content, home: 'disk' };
    return { ...empty, home: kept.kind === 'unusable' ? 'unknown' : 'disk' };
  };

  const open = async (profileId: string): Promise<State> => {
    const state = states.get(profileId) ?? (await load(profileId));
    states.set(profileId, state);
    return state;
  };

  /** A file that cannot be written says so in its notice, and is tried again with the next answer. */
  const save = async (profileId: string, state: State): Promise<void> => {
    if (state.home === 'unknown' || state.isSaved) return;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || key.value === null) return;
    const file = files.of(profileId, 'memory');
    if (state.home === 'this-run') {
      // Its keys have come into the keychain since. Pins that an earlier run has left are older, and are not written over.
      const { kind } = await file.read(key.value);
      if (kind === 'content' || kind === 'unusable') return;
    }
    // It may have been forgotten meanwhile, as its profile is being removed.
    if (states.get(profileId) !== state || !isKnown(profileId)) return;
    state.home = 'disk';
    const written = await file.write(key.value, state.content);
    state.isSaved = written.ok;
  };

  const inTurn = <T>(profileId: string, work: (state: State) => Promise<T> | T): Promise<T> => {
    const queue = queues.get(profileId) ?? createSerialQueue();
    queues.set(profileId, queue);
    return queue(async () => work(await open(profileId)));
  };

  /** Asks about the memory as it is, beside the answer at hand; one that is pushed out meanwhile is asked to the end. */
  const ask = <Name extends ReaderCallName>(
    profileId: string,
    state: State,
    name: Name,
    request: ReaderRequest<Name>,
    snapshot = atHand(profileId),
  ): Promise<ReaderReply<Name>> => {
    const work = (session: ReaderSession): Promise<ReaderReply<Name>> =>
      askInSession(session, state, name, request, () => files.of(profileId, 'memory').reject());
    return snapshot ? whileHeld(snapshot.session, work) : withoutAccount(readers, work);
  };

  const change = async <Name extends ChangingCall>(
    profileId: string,
    state: State,
    name: Name,
    requestOf: (numbers: {
      readonly memory: number;
      readonly becomes: number;
    }) => ReaderRequest<Name>,
    snapshot = atHand(profileId),
  ): Promise<Result<Told>> => {
    const becomes = nextNumber();
    const request = requestOf({ memory: state.number, becomes });
    const { result, bytes } = await ask(profileId, state, name, request, snapshot);
    if (!result.ok) return result;
    const told = { revision: snapshot?.head.revision ?? 0, head: result.value };
    state.told = told;
    if (bytes.length > 0) {
      state.content = bytes;
      state.number = becomes;
      state.isSaved = false;
    }
    return succeed(told);
  };

  const describe = async (profileId: string, state: State): Promise<Result<Told>> => {
    const snapshot = atHand(profileId);
    const revision = snapshot?.head.revision ?? 0;
    if (state.told?.revision === revision) return succeed(state.told);
    const request = { memory: state.number };
    const { result } = await ask(profileId, state, 'describeMemory', request, snapshot);
    if (!result.ok) return result;
    const told = { revision, head: result.value };
    state.told = told;
    return succeed(told);
  };

  const map = <From, To>(result: Result<From>, work: (value: From) => To): Result<To> =>
    result.ok ? succeed(work(result.value)) : result;

  /** Works on the answer of this revision. */
  const inTurnOf = <T>(
    profileId: string,
    revision: number,
    work: (state: State) => Promise<Result<T>>,
  ): Promise<Result<T>> =>
    inTurn(profileId, (state) => {
      const snapshot = atHand(profileId);
      return snapshot?.head.revision === revision
        ? work(state)
        : withoutRevision(snapshot, revision);
    });

  return {
    take: (profileId, snapshot) => {
      // Only the account on screen is kept at hand; what has no file has no other place.
      for (const [id, { home, isSaved }] of states) {
        const isElsewhere = id !== profileId && home === 'disk' && isSaved && !atHand(id);
        if (home === 'unknown' || isElsewhere) states.delete(id);
      }
      const taken = inTurn(profileId, async (state) => {
        const { source } = snapshot.head;
        const compared = await change(
          profileId,
          state,
          'compareAccount',
          (numbers) => ({ ...numbers, now: now(), source }),
          snapshot,
        );
        return map(compared, () => null);
      });
      // What comes after it waits for the file, and what is to be shown does not.
      void inTurn(profileId, (state) => save(profileId, state)).catch(() => undefined);
      return taken;
    },
    activity: (profileId) =>
      inTurn(profileId, async (state) => map(await describe(profileId, state), shown)),
    changes: (profileId, revision, from) =>
      inTurnOf(profileId, revision, async (state) => {
        const request = { memory: state.number, from };
        return (await ask(profileId, state, 'readChanges', request)).result;
      }),
    marks: (profileId, revision, list) =>
      inTurnOf(profileId, revision, async (state) => {
        const request = { memory: state.number, list };
        const { result, bytes } = await ask(profileId, state, 'readMarks', request);
        return map(result, () => Buffer.from(bytes).toString('base64'));
      }),
    acknowledge: (profileId, numbers) =>
      inTurn(profileId, async (state) => {
        const told = await change(profileId, state, 'acknowledge', (names) => ({
          ...names,
          now: now(),
          numbers,
        }));
        await save(profileId, state);
        return map(told, shown);
      }),
    markSeen: (profileId, revision) =>
      inTurnOf(profileId, revision, async (state) => {
        const told = await change(profileId, state, 'markSeen', (names) => ({
          ...names,
          now: now(),
        }));
        await save(profileId, state);
        return map(told, shown);
      }),
    dismissed: (profileId) =>
      inTurn(profileId, async (state) =>
        map(await describe(profileId, state), (told) => dismissedIn(state, told)),
      ),
    dismiss: (profileId, pair, isDismissed) =>
      inTurn(profileId, async (state) => {
        const told = await change(profileId, state, 'dismissPair', (names) => ({
          ...names,
          pair,
          isDismissed,
        }));
        await save(profileId, state);
        return map(told, (one) => dismissedIn(state, one));
      }),
    mentionsBlocked: (profileId, text) =>
      inTurn(profileId, async (state) => {
        const told = await describe(profileId, state);
        if (!told.ok) return told;
        if (told.value.head.activity.alarmCount === 0) return succeed(false);
        const request = { memory: state.number, text };
        return (await ask(profileId, state, 'mentionsBlocked', request)).result;
      }),
    copyRows: (profileId, revision, wanted) =>
      inTurnOf(profileId, revision, async (state) => {
        const request = { memory: state.number, ...wanted };
        const { result, bytes } = await ask(profileId, state, 'copyRows', request);
        if (!result.ok) return result;
        const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf16le');
        return result.value ? succeed({ text, ...result.value }) : fail('BAD_REQUEST');
      }),
    forget: (profileId) => {
      states.delete(profileId);
    },
  };
};
