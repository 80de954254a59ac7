import { mayHaveBlocked, type OtherAccount } from '../../../shared/activity';
import { fail, succeed, mapResult, type Result } from '../../../shared/failure';
import type { NotesFileComparison } from '../../../shared/notes';
import type {
  OfBaseline,
  ReaderAnswer,
  ReaderRequest,
  RowsToCopy,
} from '../../../shared/reader-messages';
import { revisionError, type ReaderSession, type Snapshot } from '../reader/session';
import type { ExportPart } from '../export/export-files';
import type { Handlers } from '../ipc/answer-call';
import {
  createBaselineSession,
  type AddressesToCompare,
  type AskOptions,
  type OpenAccount,
} from './baseline-session';
import {
  activityIn,
  createBaselineStates,
  dismissedIn,
  homeOf,
  isComplete,
  type State,
  type StatesOptions,
} from './baseline-states';

/** Rows as text for a spreadsheet. */
interface TableText extends NonNullable<ReaderAnswer<'copyRows'>> {
  readonly text: string;
}

/** Pins on their way to a file: JSON, how many, and how many a file cannot hold. */
interface SavedPins extends ReaderAnswer<'readPins'> {
  readonly json: Uint8Array;
}

export type BaselinesOptions = StatesOptions & AskOptions;

export const createBaselines = (options: BaselinesOptions) => {
  const { atHand, now } = options;
  const states = createBaselineStates(options);
  const { inTurn, forget, leave, isLeft, underWay } = states;
  const asking = createBaselineSession(options, states);
  const { openAlarms, prepare, ask, askAt, change, changeAt, changeAndTell, describe } = asking;
  const { save, describeAs, originOf, readAddresses } = asking;

  /** Works on what is known of a profile without showing anything of it: what cannot be read may be the next time. */
  const inPassing = <T>(profileId: string, work: (state: State) => Promise<T>): Promise<T> =>
    inTurn(profileId, async (state) => {
      const done = await work(state);
      // Beside an answer at hand, it is what that was compared with.
      if (state.home === 'unknown' && !atHand(profileId)) forget(profileId);
      return done;
    });

  const handlers = {
    readActivity: ({ profileId }) => describeAs(profileId, activityIn),
    readHistory: ({ profileId, revision, filter, from }) =>
      inTurn(profileId, async (state) => {
        const snapshot = atHand(profileId);
        // Without an answer at hand, no line names a row.
        if (snapshot && snapshot.head.revision !== revision)
          return revisionError(snapshot, revision);
        return (await ask(profileId, state, 'readHistory', { filter, from })).result;
      }),
    readAlarms: async ({ profileId, revision, list, row }) =>
      (await askAt(profileId, revision, 'readAlarms', { list, row })).result,
    readFormer: async ({ profileId, revision, from }) =>
      (await askAt(profileId, revision, 'readFormer', { from })).result,
    readMarks: async ({ profileId, revision, list }) => {
      const { result, bytes } = await askAt(profileId, revision, 'readMarks', { list });
      return mapResult(result, () => Buffer.from(bytes).toString('base64'));
    },
    acknowledge: ({ profileId, version, numbers, reason }) =>
      changeAt(profileId, version, 'acknowledge', () => ({ now: now(), numbers, reason })),
    markSeen: ({ profileId, version }) =>
      changeAt(profileId, version, 'markSeen', () => ({ now: now() })),
    readDismissed: ({ profileId }) => describeAs(profileId, dismissedIn),
    dismissPair: ({ profileId, pair, isDismissed }) =>
      changeAndTell(
        profileId,
        'dismissPair',
        () => ({ now: now(), pair, isDismissed }),
        dismissedIn,
      ),
  } satisfies Partial<Handlers>;

  return {
    /**
     * Hands what is remembered of the account on screen to the reader process that its next answer will be read in. What
     * is answered here is called when the call has ended.
     */
    prepare: (profileId: string): (() => void) => {
      const state = atHand(profileId) && states.loaded(profileId);
      return state ? prepare(state) : () => undefined;
    },
    /**
     * Compares what is to be shown: an answer of the service, or the offline copy of one, which raises alarms only where
     * it is newer than what is remembered, or nothing is. Where it fails, or is another account, everything stays as it
     * was. Until it is at hand, every call is about what was shown before. `ABORTED` where it is not wanted any more once it
     * has been compared: it is not shown, so nothing of it is remembered.
     */
    take: (
      profileId: string,
      snapshot: Snapshot,
      isWanted: () => boolean,
    ): Promise<Result<OtherAccount | null>> => {
      // Only the account on screen is kept at hand; what has no file has no other place.
      leave((id) => id !== profileId && !atHand(id));
      return inTurn(profileId, async (known) => {
        const state = await states.toCompare(profileId, known);
        const { receivedAt, ...origin } = originOf(snapshot.head);
        const changeOf = () => ({ now: receivedAt, ...origin });
        const asked = { snapshot, isWanted };
        const compared = await change(profileId, state, 'compareAccount', changeOf, asked);
        const isTaken = compared.ok && !compared.value.other;
        if (isTaken) states.adopt(profileId, known, state);
        // What is to be shown, alarms above all, does not wait for the file.
        void save(profileId, isTaken ? state : known).catch(() => undefined);
        return mapResult(compared, ({ other }) => other);
      });
    },
    /** Which other account than the known one is open in a session that nobody is shown; nothing of it is remembered. */
    findOther: (profileId: string, session: ReaderSession): Promise<Result<OtherAccount | null>> =>
      inPassing(profileId, async (state) => {
        const request = {
          now: now(),
          source: 'service',
          isAhead: false,
          lost: state.lost,
        } as const;
        const beside = { snapshot: { session }, becomes: states.nextNumber() };
        const { result } = await ask(profileId, state, 'compareAccount', request, beside);
        return mapResult(result, ({ other }) => other);
      }),
    /** Takes another account, which the person has agreed to, for the one that is known; `ANSWER_REPLACED` once it is unwanted. */
    trust: (
      profileId: string,
      snapshot: Snapshot,
      agreesTo: OtherAccount['agreesTo'],
      isWanted: () => boolean,
    ): Promise<Result<null>> =>
      inTurn(profileId, async (known) => {
        if (!isWanted()) return fail('ANSWER_REPLACED');
        const state = await states.toCompare(profileId, known);
        const changeOf = () => ({ now: now(), agreesTo });
        const trusted = await change(profileId, state, 'trustAccount', changeOf, { snapshot });
        if (trusted.ok) states.adopt(profileId, known, state);
        void save(profileId, state).catch(() => undefined);
        return mapResult(trusted, () => null);
      }),
    /**
     * What the window asks and says. Of an answer that is not on screen any more, and of what was told as another version, it
     * is `ANSWER_REPLACED`: nobody agrees to a value that they have not seen.
     */
    handlers,
    /** The history as the bytes of a CSV file. */
    historyTable: (
      profileId: string,
      wanted: Omit<ReaderRequest<'historyTable'>, keyof OfBaseline | 'isComplete'>,
    ): Promise<Result<ExportPart>> =>
      inTurn(profileId, async (state) => {
        const requestOf = () => ({ ...wanted, isComplete: isComplete(state) });
        const { result, bytes } = await ask(profileId, state, 'historyTable', requestOf);
        return mapResult(result, (tally) => ({ bytes, tally }));
      }),
    /** The records that the person knows, as they are pinned; `KEPT_NOT_OPEN` where others may be in a file not looked into. */
    pins: (profileId: string): Promise<Result<SavedPins>> =>
      inTurn(profileId, async (state) => {
        if (state.home === 'unknown' || (await isLeft(profileId))) return fail('KEPT_NOT_OPEN');
        const { result, bytes } = await ask(profileId, state, 'readPins', {});
        return mapResult(result, (told) => ({ json: bytes, ...told }));
      }),
    /** What a file of notes and pinned addresses has, beside what is remembered. Changes nothing. */
    compareFile: (profileId: string, file: Uint8Array): Promise<Result<NotesFileComparison>> =>
      inTurn(profileId, async (state) => {
        if (await isLeft(profileId)) return fail('KEPT_NOT_OPEN');
        return (await ask(profileId, state, 'compareNotesFile', {}, { handed: file })).result;
      }),
    /**
     * Brings in its pins, and those at chosen places although others are known. `isKept` is false where they could not be
     * written, and are there until the app closes; `FILE_NOT_READABLE` where there may be others in the file.
     */
    takePins: async (
      profileId: string,
      file: Uint8Array,
      chosen: readonly number[],
    ): Promise<
      Result<{ readonly added: number; readonly alarms: number; readonly isKept: boolean }>
    > => {
      const done = await inTurn(profileId, async (state) => {
        if (state.home === 'unknown') return null;
        const changeOf = () => ({ now: now(), chosen });
        const taken = await change(profileId, state, 'takePins', changeOf, { handed: file });
        return { taken, saving: save(profileId, state) };
      });
      if (!done) return fail('FILE_NOT_READABLE');
      const isKept = await done.saving;
      return mapResult(done.taken, ({ added, alarms }) => ({ added, alarms, isKept }));
    },
    /**
     * The addresses that an account and what is remembered of it know: of an answer that is open, or of none. `isCurrent` is
     * false where the service answers with another account now.
     */
    addresses: (
      profileId: string,
      answer: OpenAccount | null,
      isCurrent: boolean,
    ): Promise<Result<AddressesToCompare>> =>
      inPassing(profileId, (state) => readAddresses(profileId, state, answer, isCurrent)),
    /** Changes with everything that is remembered of a profile; the same text as long as nothing has. */
    versionOf: (profileId: string): string =>
      `${atHand(profileId) ? (states.loaded(profileId)?.number ?? 0) : ''} ${options.files.of(profileId, 'memory').changes()}`,
    /** Whether a text has an address in it that is not to be copied: because of an alarm, or replaced since. */
    mentionsBlocked: (profileId: string, text: string): Promise<Result<boolean>> =>
      inTurn(profileId, async (state) => {
        const told = await describe(profileId, state);
        if (!told.ok) return told;
        if (!mayHaveBlocked(told.value.head.activity)) return succeed(false);
        return (await ask(profileId, state, 'mentionsBlocked', { text })).result;
      }),
    /** Rows of the answer on screen; `ADDRESS_CHANGED` where they have such an address, `BAD_REQUEST` for rows that are none. */
    copyRows: async (
      profileId: string,
      revision: number,
      wanted: RowsToCopy,
    ): Promise<Result<TableText>> => {
      const { result, bytes } = await askAt(profileId, revision, 'copyRows', wanted);
      if (!result.ok) return result;
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf16le');
      return result.value ? succeed({ text, ...result.value }) : fail('BAD_REQUEST');
    },
    /** Whether a profile is compared with what is known of this run, and not with what an earlier one has left in its file. */
    isLeft,
    /** Whether all that is known of a profile is in its file, or on its way there; null where that file has not been read. */
    isSaved: (profileId: string): boolean | null => {
      const state = states.loaded(profileId);
      return state?.home === 'disk' ? homeOf(state) === 'disk' : null;
    },
    /** Resolves when what is under way has ended, which may have begun to write; null where nothing is. */
    underWay,
    /** How many alarms of a profile are open, as last known in this run; null before. Opens nothing. */
    openAlarms: (profileId: string): number | null => openAlarms.get(profileId) ?? null,
    /** Drops what is remembered of a profile that is being removed; what is in its file, if that stays, is read anew. */
    forget: (profileId: string): void => {
      openAlarms.delete(profileId);
      forget(profileId);
    },
  };
};

/**
 * What is remembered of accounts: pinned addresses, and what the person has seen. Calls of a profile queue up. Its
 * content is read in the reader process alone; here are its bytes, its file, and what the window is told of it. Calls
 * fail as the reader does.
 */
export type Baselines = ReturnType<typeof createBaselines>;
