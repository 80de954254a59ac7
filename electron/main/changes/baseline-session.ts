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

/** What is asked about a baseline; what that is called, and will be called, is said where it is sent. */
type Asked<Name extends ReaderCallName> = Omit<ReaderRequest<Name>, 'baseline' | 'becomes'>;

/** Calls that may change what is remembered. */
type ChangingCall = {
  [Name in ReaderCallName]: ReaderRequest<Name> extends BaselineChange ? Name : never;
}[ReaderCallName];

/** What is to be changed; whether what was known is gone is said where it is sent, too. */
type Change<Name extends ChangingCall> = Omit<Asked<Name>, 'lost'>;

interface AskedBeside {
  /** The answer that the question is about; what is at hand where it is not given. */
  readonly snapshot?: Pick<Snapshot, 'session'> | null;
  /** Bytes that go with the request. */
  readonly handed?: Uint8Array | undefined;
  /** What the baseline will be called where the question changes it. */
  readonly becomes?: number;
}

interface ChangeOptions extends Pick<AskedBeside, 'handed'> {
  /** What the change is about; what is at hand where it is not given. */
  readonly snapshot?: Snapshot | null;
  /** Whether the change is still wanted once the reader has made it; without that it is not taken over. */
  readonly isWanted?: () => boolean;
}

/** An account that is open in a session, and where it comes from. */
export interface OpenAccount extends Omit<AnswerOrigin, 'isAhead'> {
  readonly session: ReaderSession;
}

/** Addresses on their way to be compared. */
export interface AddressesToCompare {
  /** `KnownAddress[]` as JSON. */
  readonly json: Uint8Array;
  /** Whether what is remembered can be relied on: of one that is lost or cannot be read, no record is confirmed. */
  readonly isReliable: boolean;
}

export interface AskOptions extends Pick<StatesOptions, 'files'> {
  readonly readers: Readers;
  /** The answer of a profile that is shown, or the copy: what is asked about an account is about this one. */
  readonly atHand: (profileId: string) => Snapshot | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Asks the reader about baselines, each beside the answer of its profile. To be called in turn. */
export const createBaselineSession = (
  { files, readers, atHand, now }: AskOptions,
  {
    nextNumber,
    inTurn,
    write,
    isLeft,
  }: Pick<BaselineStates, 'nextNumber' | 'inTurn' | 'write' | 'isLeft'>,
) => {
  /** Of what was opened in this run; what cannot be read, or is lost, is not known to have none. */
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
   * Asks about the baseline as it is, beside the answer at hand; one that is pushed out meanwhile is asked to the end. The
   * reader is handed a content that it does not have. One that is none of ours is rejected, and a new baseline takes its
   * place: the request is made anew, because it may tell of the loss.
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

  /** The same, where the answer at hand is of this revision. */
  const askAt = <Name extends ReaderCallName>(
    profileId: string,
    revision: number,
    name: Name,
    request: Asked<Name>,
  ): Promise<ReaderReply<Name>> =>
    inTurn(profileId, (state) => {
      const snapshot = atHand(profileId);
      return snapshot?.head.revision === revision
        ? ask(profileId, state, name, request, { snapshot })
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
      // These two leave alarms alone, and must not stand in the way of one that is being looked at; a loss is one more.
      if ((name !== 'markSeen' && name !== 'dismissPair') || told !== null) state.version = becomes;
    }
    // Of another account nothing is at hand, and nothing is known.
    const isOther = 'other' in result.value && result.value.other !== null;
    if (isOther) return result;
    if (state.lost === told) state.lost = null;
    note(profileId, state, snapshot, headIn(result.value));
    return result;
  };

  /**
   * Writes what has changed; false where that is to be kept and is not. A loss that only the writing has found is written
   * down first: what is known of this run is in no file before that, its alarms above all. Not to be waited for in turn.
   */
  const save = async (profileId: string, state: State): Promise<boolean> => {
    const isSaved = await write(profileId, state);
    if (isSaved || state.lost === null) return isSaved;
    const noted = await inTurn(profileId, async (current) => {
      // What has been changed meanwhile has told of it already.
      if (current === state && state.lost !== null)
        await change(profileId, state, 'noteLoss', () => ({ now: now() }));
      return { saving: write(profileId, state) };
    });
    return noted.saving;
  };

  const describe = async (profileId: string, state: State): Promise<Result<Told>> => {
    const snapshot = atHand(profileId);
    if (state.told?.revision === (snapshot?.head.revision ?? 0)) return succeed(state.told);
    const { result } = await ask(profileId, state, 'describeBaseline', {}, { snapshot });
    return mapResult(result, (head) => note(profileId, state, snapshot, head));
  };

  /** What the window is told of a baseline. */
  const describeAs = <T>(
    profileId: string,
    tell: (state: State, told: Told) => T,
  ): Promise<Result<T>> =>
    inTurn(profileId, async (state) =>
      mapResult(await describe(profileId, state), (told) => tell(state, told)),
    );

  /**
   * Changes what is remembered, and says what the window is told of it once that is saved, or could not be. What is asked
   * or answered meanwhile does not wait for the file: what has come of that is told.
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

  /** Changes what was told as this version, and nothing newer. */
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
    // Its content was rejected over this: what is known was told as if it could be relied on.
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
