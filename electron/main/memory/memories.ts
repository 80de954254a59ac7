import type { ListName } from '../../../shared/account';
import { type Activity, type RecordChange } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileHome, Home } from '../../../shared/kept';
import { mostDismissed, type DismissedPairs } from '../../../shared/look-alikes';
import { readLists, withoutRevision, type Snapshot } from '../accounts/snapshot';
import type { KeptFiles } from '../kept/kept-files';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { createSerialQueue, type SerialQueue } from '../storage/serial-queue';
import { givenLists } from './given-lists';
import { emptyMemory, packMemory, unpackMemory, type Memory } from './memory-content';
import { activityOf, changesFrom, shownChange } from './shown-activity';
import {
  acknowledgeAlarms,
  blockedAddresses,
  compareLists,
  seeAnswer,
  watchAnswer,
  type AllFindings,
  type GivenLists,
} from './watch';

/** What is remembered of accounts: pinned addresses, and what the person has seen. Calls of a profile queue up. */
export interface Memories {
  /** Takes what is on screen now: an answer of the service, or the offline copy of one, which raises no alarm. */
  take(profileId: string, snapshot: Snapshot): Promise<Result<null>>;
  activity(profileId: string): Promise<Activity>;
  /** The next changes from a place on; `ANSWER_REPLACED` when a newer answer has come. */
  changes(
    profileId: string,
    revision: number,
    from: number,
  ): Promise<Result<readonly RecordChange[]>>;
  /** One byte of `rowMarks` for each row, in base64; empty when no row has one. */
  marks(profileId: string, revision: number, list: ListName): Promise<Result<string>>;
  /** Acknowledges these alarms, or all of them. */
  acknowledge(profileId: string, numbers: readonly number[] | null): Promise<Activity>;
  /** Counts the answer on screen as seen; `ANSWER_REPLACED` when a newer one has come. */
  markSeen(profileId: string, revision: number): Promise<Result<Activity>>;
  /** Pairs of look-alike addresses that the person has dismissed. */
  dismissed(profileId: string): Promise<DismissedPairs>;
  /** Of more pairs than are kept, the oldest go. */
  dismiss(profileId: string, pair: string, isDismissed: boolean): Promise<DismissedPairs>;
  /** Keys of the addresses that are not copied before their alarm is acknowledged. */
  blocked(profileId: string): Promise<ReadonlySet<string>>;
  /** Drops what is in memory of a profile that is being removed, and writes nothing of it any more. */
  forget(profileId: string): void;
}

export interface MemoriesOptions {
  readonly files: KeptFiles;
  readonly secrets: Pick<ProfileSecrets, 'fileKeyOf'>;
  /** Whether this is still one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

interface State {
  memory: Memory;
  /** An `unknown` file may hold pins, so nothing is written over it. */
  readonly home: FileHome | Extract<Home, 'unknown'>;
  /** Whether the file has what the memory has. */
  isSaved: boolean;
  snapshot: Snapshot | null;
  findings: AllFindings | null;
}

const dismissedIn = ({ memory, home, isSaved }: State): DismissedPairs => ({
  pairs: memory.dismissed,
  home: home === 'disk' && isSaved ? 'disk' : 'this-run',
});

export const accountMemories = ({ files, secrets, isKnown, now }: MemoriesOptions): Memories => {
  const states = new Map<string, State>();
  const gone = new Set<string>();
  const queues = new Map<string, SerialQueue>();

  const load = async (profileId: string): Promise<State> => {
    const empty = { memory: emptyMemory(), isSaved: true, snapshot: null, findings: null };
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok) return { ...empty, home: 'unknown' };
    if (key.value === null) return { ...empty, home: 'this-run' };
    const file = files.of(profileId, 'memory');
    const kept = await file.read(key.value);
    if (kept.kind === 'content') {
      const memory = unpackMemory(kept.content);
      if (memory) return { ...empty, memory, home: 'disk' };
      await file.reject();
    }
    return { ...empty, home: kept.kind === 'unusable' ? 'unknown' : 'disk' };
  };

  const open = async (profileId: string): Promise<State> => {
    const state = states.get(profileId) ?? (await load(profileId));
    states.set(profileId, state);
    return state;
  };

  /** A file that cannot be written says so in its notice, and is tried again with the next answer. */
  const save = async (profileId: string, state: State): Promise<void> => {
    if (state.home !== 'disk' || state.isSaved || gone.has(profileId)) return;
    const key = await secrets.fileKeyOf(profileId);
    if (!key.ok || key.value === null || !isKnown(profileId)) return;
    const content = packMemory(state.memory);
    const written = await files.of(profileId, 'memory').write(key.value, content);
    state.isSaved = written.ok;
  };

  const inTurn = <T>(profileId: string, work: (state: State) => Promise<T> | T): Promise<T> => {
    const queue = queues.get(profileId) ?? createSerialQueue();
    queues.set(profileId, queue);
    return queue(async () => work(await open(profileId)));
  };

  const given = async ({ snapshot }: State): Promise<GivenLists> => {
    const lists = snapshot && (await readLists(snapshot));
    if (!snapshot || !lists?.ok) return { wallets: null, contracts: null };
    return givenLists({ head: snapshot.head, lists: lists.value });
  };

  const find = (state: State, lists: GivenLists): void => {
    state.findings = state.snapshot && compareLists(state.memory, lists);
  };

  const isCurrent = ({ snapshot }: State, revision: number): boolean =>
    snapshot?.head.revision === revision;

  const take = async (profileId: string, state: State, snapshot: Snapshot): Promise<void> => {
    state.snapshot = snapshot;
    state.findings = null;
    const lists = await given(state);
    if (snapshot.head.source === 'service') {
      const watched = watchAnswer(state.memory, lists, now());
      state.memory = watched.memory;
      state.findings = watched.findings;
      state.isSaved &&= watched.findings !== null;
      await save(profileId, state);
      if (watched.findings) return;
    }
    find(state, lists);
  };

  const shown = ({ memory, snapshot, findings }: State): Activity =>
    activityOf(memory, findings, snapshot?.head.revision ?? 0);

  return {
    take: (profileId, snapshot) => {
      // Only the account on screen is kept at hand; what has no file has no other place.
      for (const [id, { home }] of states) {
        if (home === 'unknown' || (id !== profileId && home === 'disk')) states.delete(id);
      }
      return inTurn(profileId, (state) => take(profileId, state, snapshot)).then(
        () => succeed(null),
        () => succeed(null),
      );
    },
    activity: (profileId) => inTurn(profileId, shown),
    changes: (profileId, revision, from) =>
      inTurn(profileId, (state) => {
        if (!isCurrent(state, revision)) return withoutRevision(state.snapshot, revision);
        if (!state.findings) return fail('BAD_REQUEST');
        return succeed(changesFrom(state.findings, from).map(shownChange));
      }),
    marks: (profileId, revision, list) =>
      inTurn(profileId, (state) => {
        if (!isCurrent(state, revision)) return withoutRevision(state.snapshot, revision);
        if (!state.findings) return fail('BAD_REQUEST');
        const { marks } = state.findings[list];
        return succeed(marks.some((mark) => mark > 0) ? Buffer.from(marks).toString('base64') : '');
      }),
    acknowledge: (profileId, numbers) =>
      inTurn(profileId, async (state) => {
        state.memory = acknowledgeAlarms(state.memory, numbers, now());
        state.isSaved = false;
        await save(profileId, state);
        find(state, await given(state));
        return shown(state);
      }),
    markSeen: (profileId, revision) =>
      inTurn(profileId, async (state) => {
        if (!isCurrent(state, revision)) return withoutRevision(state.snapshot, revision);
        const lists = await given(state);
        state.memory = seeAnswer(state.memory, lists, now());
        state.isSaved = false;
        await save(profileId, state);
        find(state, lists);
        return succeed(shown(state));
      }),
    dismissed: (profileId) => inTurn(profileId, dismissedIn),
    dismiss: (profileId, pair, isDismissed) =>
      inTurn(profileId, async (state) => {
        const { memory } = state;
        const others = memory.dismissed.filter((known) => known !== pair);
        const dismissed = isDismissed ? [...others, pair].slice(-mostDismissed) : others;
        state.memory = { ...memory, dismissed };
        state.isSaved = false;
        await save(profileId, state);
        return dismissedIn(state);
      }),
    blocked: (profileId) => inTurn(profileId, ({ memory }) => blockedAddresses(memory)),
    forget: (profileId) => {
      states.delete(profileId);
      gone.add(profileId);
    },
  };
};
