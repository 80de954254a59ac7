import type { ListName } from '../../../shared/account';
import type { Activity, RecordChange } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileHome, Home } from '../../../shared/kept';
import type { DismissedPairs } from '../../../shared/look-alikes';
import type {
  MemoryHead,
  ReaderCallName,
  ReaderRequest,
  RowsToCopy,
} from '../../../shared/reader-messages';
import { withoutRevision, type Snapshot } from '../accounts/snapshot';
import type { KeptFiles } from '../kept/kept-files';
import type { ReaderReply } from '../reader/reader-process';
import type { Readers } from '../reader/readers';
import type { Session } from '../reader/session';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { createSerialQueue, type SerialQueue } from '../storage/serial-queue';
import { askInSession, withoutAccount, type Content } from './memory-session';

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
   * fails, everything stays as it was.
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
  /** Drops what is at hand of a profile that is being removed, and writes nothing of it any more. */
  forget(profileId: string): void;
}

export interface MemoriesOptions {
  readonly files: KeptFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  readonly readers: Readers;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

interface State extends Content {
  /** An `unknown` file may hold pins, so nothing is written over it. */
  readonly home: FileHome | Extract<Home, 'unknown'>;
  /** Whether the file has what the memory has. */
  isSaved: boolean;
  /** What was compared last, as long as it is open. */
  snapshot: Snapshot | null;
  /** What the reader has told last; null before it was asked. */
  head: MemoryHead | null;
}

/** Calls that may change what is remembered. */
type ChangingCall = 'compareAccount' | 'acknowledge' | 'markSeen' | 'dismissPair';

const dismissedIn = ({ home, isSaved }: State, { dismissed }: MemoryHead): DismissedPairs => ({
  pairs: dismissed,
  home: home === 'disk' && isSaved ? 'disk' : 'this-run',
});

const shown = ({ snapshot }: State, { activity }: MemoryHead): Activity => ({
  ...activity,
  revision: snapshot?.head.revision ?? 0,
});

export const accountMemories = (options: MemoriesOptions): Memories => {
  const { files, secrets, readers, isKnown, now } = options;
  const states = new Map<string, State>();
  const gone = new Set<string>();
  const queues = new Map<string, SerialQueue>();
  let lastNumber = 0;
  const nextNumber = (): number => (lastNumber += 1);

  const load = async (profileId: string): Promise<State> => {
    const empty = {
      content: new Uint8Array(),
      number: nextNumber(),
      isSaved: true,
      snapshot: null,
      head: null,
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
    if (state.snapshot && !state.snapshot.session.isOpen()) {
      state.snapshot = null;
      state.head = null;
    }
    return state;
  };

  /** A file that cannot be written says so in its notice, and is tried again with the next answer. */
  const save = async (profileId: string, state: State): Promise<void> => {
    if (state.home !== 'disk' || state.isSaved || gone.has(profileId)) return;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || key.value === null || !isKnown(profileId)) return;
    const written = await files.of(profileId, 'memory').write(key.value, state.content);
    state.isSaved = written.ok;
  };

  const inTurn = <T>(profileId: string, work: (state: State) => Promise<T> | T): Promise<T> => {
    const queue = queues.get(profileId) ?? createSerialQueue();
    queues.set(profileId, queue);
    return queue(async () => work(await open(profileId)));
  };

  /** Asks about the memory as it is, in the session of what was compared last if that is open. */
  const ask = <Name extends ReaderCallName>(
    profileId: string,
    state: State,
    name: Name,
    request: ReaderRequest<Name>,
    snapshot = state.snapshot,
  ): Promise<ReaderReply<Name>> => {
    const work = (session: Session): Promise<ReaderReply<Name>> =>
      askInSession(session, state, name, request, () => files.of(profileId, 'memory').reject());
    return snapshot ? work(snapshot.session) : withoutAccount(readers, work);
  };

  const change = async <Name extends ChangingCall>(
    profileId: string,
    state: State,
    name: Name,
    requestOf: (numbers: {
      readonly memory: number;
      readonly becomes: number;
    }) => ReaderRequest<Name>,
    snapshot = state.snapshot,
  ): Promise<Result<MemoryHead>> => {
    const becomes = nextNumber();
    const request = requestOf({ memory: state.number, becomes });
    const { result, bytes } = await ask(profileId, state, name, request, snapshot);
    if (!result.ok) return result;
    state.head = result.value;
    if (bytes.length > 0) {
      state.content = bytes;
      state.number = becomes;
      state.isSaved = false;
    }
    return result;
  };

  const describe = async (profileId: string, state: State): Promise<Result<MemoryHead>> => {
    if (state.head) return succeed(state.head);
    const { result } = await ask(profileId, state, 'describeMemory', { memory: state.number });
    if (result.ok) state.head = result.value;
    return result;
  };

  const map = <From, To>(result: Result<From>, work: (value: From) => To): Result<To> =>
    result.ok ? succeed(work(result.value)) : result;

  /** Works on the answer of this revision. */
  const inTurnOf = <T>(
    profileId: string,
    revision: number,
    work: (state: State) => Promise<Result<T>>,
  ): Promise<Result<T>> =>
    inTurn(profileId, (state) =>
      state.snapshot?.head.revision === revision
        ? work(state)
        : withoutRevision(state.snapshot, revision),
    );

  return {
    take: (profileId, snapshot) => {
      // Only the account on screen is kept at hand; what has no file has no other place.
      for (const [id, { home, snapshot: other }] of states) {
        const isElsewhere = id !== profileId && home === 'disk' && !other?.session.isOpen();
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
        if (compared.ok) state.snapshot = snapshot;
        return map(compared, () => null);
      });
      // What comes after it waits for the file, and what is to be shown does not.
      void inTurn(profileId, (state) => save(profileId, state)).catch(() => undefined);
      return taken;
    },
    activity: (profileId) =>
      inTurn(profileId, async (state) =>
        map(await describe(profileId, state), (head) => shown(state, head)),
      ),
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
        const head = await change(profileId, state, 'acknowledge', (names) => ({
          ...names,
          now: now(),
          numbers,
        }));
        await save(profileId, state);
        return map(head, (told) => shown(state, told));
      }),
    markSeen: (profileId, revision) =>
      inTurnOf(profileId, revision, async (state) => {
        const head = await change(profileId, state, 'markSeen', (names) => ({
          ...names,
          now: now(),
        }));
        await save(profileId, state);
        return map(head, (told) => shown(state, told));
      }),
    dismissed: (profileId) =>
      inTurn(profileId, async (state) =>
        map(await describe(profileId, state), (head) => dismissedIn(state, head)),
      ),
    dismiss: (profileId, pair, isDismissed) =>
      inTurn(profileId, async (state) => {
        const head = await change(profileId, state, 'dismissPair', (names) => ({
          ...names,
          pair,
          isDismissed,
        }));
        await save(profileId, state);
        return map(head, (told) => dismissedIn(state, told));
      }),
    mentionsBlocked: (profileId, text) =>
      inTurn(profileId, async (state) => {
        const head = await describe(profileId, state);
        if (!head.ok) return head;
        if (head.value.activity.alarmCount === 0) return succeed(false);
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
      gone.add(profileId);
    },
  };
};
