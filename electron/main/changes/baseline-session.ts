import type { Activity } from '../../../shared/activity';
import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import type {
  AnswerOrigin,
  BaselineChange,
  BaselineHead,
  ReaderAnswer,
  ReaderCallName,
  ReaderRequest,
} from '../../../shared/reader-messages';
import {
  askHeld,
  failedReply,
  inEmptySession,
  revisionError,
  whileHeld,
  type ReaderSession,
  type Snapshot,
} from '../reader/session';
import type { ReaderReply } from '../reader/reader-process';
import type { Readers } from '../reader/readers';
import {
  activityIn,
  isComplete,
  type BaselineStates,
  type State,
  type StatesOptions,
  type Told,
} from './baseline-states';

const headIn = (answer: BaselineHead | { readonly head: BaselineHead }): BaselineHead =>
  'head' in answer ? answer.head : answer;

/** A request about a baseline, without the numbers that `ask` adds. */
type Asked<Name extends ReaderCallName> = Omit<ReaderRequest<Name>, 'baseline' | 'becomes'>;

/** Calls that may change a baseline. */
type ChangingCall = {
  [Name in ReaderCallName]: ReaderRequest<Name> extends BaselineChange ? Name : never;
}[ReaderCallName];

/** A request that changes a baseline, without the loss that `change` adds. */
type Change<Name extends ChangingCall> = Omit<Asked<Name>, 'lost'>;

interface AskedBeside {
  /** The answer that the question is about; by default the one at hand. */
  readonly snapshot?: Pick<Snapshot, 'session'> | null;
  /** Bytes that go with the request. */
  readonly handed?: Uint8Array | undefined;
  /** Number of the new content, if the question changes the baseline. */
  readonly becomes?: number;
}

interface ChangeOptions extends Pick<AskedBeside, 'handed'> {
  /** The answer that the change is about; by default the one at hand. */
  readonly snapshot?: Snapshot | null;
  /** Whether the change is still wanted once the reader has made it; otherwise it is discarded. */
  readonly isWanted?: () => boolean;
}

/** An account that is open in a session, and where it comes from. */
export interface OpenAccount extends Omit<AnswerOrigin, 'isAhead'> {
  readonly session: ReaderSession;
}

/** Addresses of an account and its baseline, to be compared with an address that the user asks about. */
export interface AddressesToCompare {
  /** `KnownAddress[]` as JSON. */
  readonly json: Uint8Array;
  /** Whether the baseline is reliable. One that is lost or cannot be read confirms no record. */
  readonly isReliable: boolean;
}

export interface AskOptions extends Pick<StatesOptions, 'files'> {
  readonly readers: Readers;
  /** The answer or offline copy of a profile that is shown. Questions about an account are about this one. */
  readonly atHand: (profileId: string) => Snapshot | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Asks the reader about baselines, each beside the answer of its profile. Functions that take a `State`, except `save`,
 * must be called within `inTurn`.
 */
export const createBaselineSession = (
  { files, readers, atHand, now }: AskOptions,
  {
    nextNumber,
    inTurn,
    write,
    isLeft,
  }: Pick<BaselineStates, 'nextNumber' | 'inTurn' | 'write' | 'isLeft'>,
) => {
  /** Open alarms by profile opened in this run; null when the baseline is lost or unreadable and none is known. */
  const openAlarms = new Map<string, number | null>();
  const noteAlarms = (profileId: string, isReliable: boolean, count: number): void => {
    openAlarms.set(profileId, isReliable || count > 0 ? count : null);
  };

  const note = (
    profileId: string,
    state: State,
    snapshot: Snapshot | null,
    head: BaselineHead,
  ): Told => {
    const { alarmCount, lost } = head.activity;
    noteAlarms(profileId, isComplete(state) && lost === null, alarmCount);
    return (state.told = { revision: snapshot?.head.revision ?? 0, head });
  };

  const originOf = ({ source, receivedAt }: Omit<AnswerOrigin, 'isAhead'>): AnswerOrigin => ({
    source,
    receivedAt,
    isAhead: receivedAt > now(),
  });

  const prepare = ({ number, content }: State): (() => void) =>
    readers.prepare((reader) => reader.call('openBaseline', { baseline: number }, content));

  /**
   * Asks about the current baseline, beside the answer at hand. An answer that is replaced meanwhile stays open until
   * the question is answered. A reader process that does not have the content is handed it. If the reader rejects the
   * content, a new baseline takes its place, and the request is made again, because it may have to report the loss.
   */
  const ask = <Name extends ReaderCallName>(
    profileId: string,
    state: State,
    name: Name,
    request: Asked<Name> | (() => Asked<Name>),
    { snapshot = atHand(profileId), handed, becomes }: AskedBeside = {},
  ): Promise<ReaderReply<Name>> => {
    const { number: baseline } = state;
    const work = async (session: ReaderSession): Promise<ReaderReply<Name>> => {
      const handOver = async () =>
        (await session.ask('openBaseline', { baseline }, state.content)).result;
      const askNow = () => {
        const told = typeof request === 'function' ? request() : request;
        const asked = { ...told, baseline, becomes } as ReaderRequest<Name>;
        return askHeld(session, name, asked, handOver, handed);
      };
      const reply = await askNow();
      if (reply.result.ok || reply.result.error.code !== 'BAD_SHAPE') return reply;
      await files.of(profileId, 'memory').reject();
      state.lost = 'damaged';
      state.content = new Uint8Array();
      return askNow();
    };
    return snapshot ? whileHeld(snapshot.session, work) : inEmptySession(readers, work);
  };

  /** The same, if the answer at hand has this revision; otherwise fails as `revisionError` says. */
  const askAt = <Name extends ReaderCallName>(
    profileId: string,
    revision: number,
    name: Name,
    request: Asked<Name>,
  ): Promise<ReaderReply<Name>> =>
    inTurn(profileId, (state) => {
      const snapshot = atHand(profileId);
      return snapshot?.head.revision === revision
        ? ask(profileId, state, name, request)
        : failedReply(revisionError(snapshot, revision));
    });

  const change = async <Name extends ChangingCall>(
    profileId: string,
    state: State,
    name: Name,
    changeOf: () => Change<Name>,
    { snapshot = atHand(profileId), handed, isWanted = () => true }: ChangeOptions = {},
  ): Promise<Result<ReaderAnswer<Name>>> => {
    const becomes = nextNumber();
    const beside = { snapshot, handed, becomes };
    let told = state.lost;
    const requestOf = () => {
      told = state.lost;
      return { ...changeOf(), lost: told } as Asked<Name>;
    };
    const { result, bytes } = await ask(profileId, state, name, requestOf, beside);
    if (!result.ok) return result;
    if (!isWanted()) return fail('ABORTED');
    if (bytes.length > 0) {
      state.content = bytes;
      state.number = becomes;
      state.written = 'to-come';
      // `markSeen` and `dismissPair` change no alarm, so an acknowledgement that the user is about to make stays valid.
      // A loss counts as one more alarm.
      if ((name !== 'markSeen' && name !== 'dismissPair') || told !== null) state.version = becomes;
    }
    // Another account is not shown, and nothing of it is remembered.
    const isOther = 'other' in result.value && result.value.other !== null;
    if (isOther) return result;
    if (state.lost === told) state.lost = null;
    note(profileId, state, snapshot, headIn(result.value));
    return result;
  };

  /**
   * Writes what has changed; resolves to false when it should be saved and is not. If the write finds a loss, the loss
   * is noted first: until then the baseline of this run, above all its alarms, is in no file. Must not be awaited
   * within `inTurn`.
   */
  const save = async (profileId: string, state: State): Promise<boolean> => {
    const isSaved = await write(profileId, state);
    if (isSaved || state.lost === null) return isSaved;
    const noted = await inTurn(profileId, async (current) => {
      // A change that was made meanwhile has noted the loss already.
      if (current === state && state.lost !== null)
        await change(profileId, state, 'noteLoss', () => ({ now: now() }));
      return { saving: write(profileId, state) };
    });
    return noted.saving;
  };

  const describe = async (profileId: string, state: State): Promise<Result<Told>> => {
    const snapshot = atHand(profileId);
    if (state.told?.revision === (snapshot?.head.revision ?? 0)) return succeed(state.told);
    const { result } = await ask(profileId, state, 'describeBaseline', {});
    return mapResult(result, (head) => note(profileId, state, snapshot, head));
  };

  /** Returns what `tell` makes of a profile's baseline. */
  const describeAs = <T>(
    profileId: string,
    tell: (state: State, told: Told) => T,
  ): Promise<Result<T>> =>
    inTurn(profileId, async (state) =>
      mapResult(await describe(profileId, state), (told) => tell(state, told)),
    );

  /**
   * Changes a baseline. Once the change is saved, or could not be, resolves to what `tell` makes of the baseline. Other
   * calls do not wait for the file, so the result includes the changes that they made.
   */
  const changeAndTell = async <Name extends Exclude<ChangingCall, 'compareAccount'>, T>(
    profileId: string,
    name: Name,
    changeOf: () => Change<Name>,
    tell: (state: State, told: Told) => T,
    isStill: (state: State) => boolean = () => true,
  ): Promise<Result<T>> => {
    const changed = await inTurn(profileId, async (state) => {
      if (!isStill(state)) return null;
      const result = await change(profileId, state, name, changeOf);
      return { result, saving: save(profileId, state) };
    });
    if (!changed) return fail('ANSWER_REPLACED');
    await changed.saving;
    if (!changed.result.ok) return changed.result;
    return describeAs(profileId, tell);
  };

  /** Changes a baseline that still has the version shown in the window; fails with `ANSWER_REPLACED` for any other. */
  const changeAt = <Name extends 'acknowledge' | 'markSeen'>(
    profileId: string,
    version: number,
    name: Name,
    changeOf: () => Change<Name>,
  ): Promise<Result<Activity>> =>
    changeAndTell(profileId, name, changeOf, activityIn, (state) => state.version === version);

  const readAddresses = async (
    profileId: string,
    state: State,
    answer: OpenAccount | null,
    isCurrent: boolean,
  ): Promise<Result<AddressesToCompare>> => {
    const { lost } = state;
    const isReliable = isComplete(state) && !(await isLeft(profileId));
    const origin = answer && originOf(answer);
    const request = { isReliable, isCurrent, origin };
    const { result, bytes } = await ask(profileId, state, 'readAddresses', request, {
      snapshot: answer,
    });
    // The reader rejected the content during this call, so `isReliable` in the request was wrong. Asks again.
    if (state.lost !== lost) return readAddresses(profileId, state, answer, isCurrent);
    return mapResult(result, ({ isReliable, alarmCount }) => {
      noteAlarms(profileId, isReliable, alarmCount);
      return { json: bytes, isReliable };
    });
  };

  return {
    openAlarms,
    originOf,
    prepare,
    ask,
    askAt,
    change,
    save,
    changeAt,
    changeAndTell,
    describe,
    describeAs,
    readAddresses,
  };
};
