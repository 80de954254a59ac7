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
import type { Handlers } from '../ipc/dispatcher';
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

/** Pins to save in a file: their JSON, how many there are, and how many a file cannot hold. */
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

  /**
   * Works on a profile's baseline without showing it. A baseline that could not be read is dropped afterwards, so that
   * the next call tries again.
   */
  const inPassing = <T>(profileId: string, work: (state: State) => Promise<T>): Promise<T> =>
    inTurn(profileId, async (state) => {
      const done = await work(state);
      // With an answer at hand the state stays, because the answer was compared with it.
      if (state.home === 'unknown' && !atHand(profileId)) forget(profileId);
      return done;
    });

  const handlers = {
    readActivity: ({ profileId }) => describeAs(profileId, activityIn),
    readHistory: ({ profileId, revision, filter, from }) =>
      inTurn(profileId, async (state) => {
        const snapshot = atHand(profileId);
        // Without an answer at hand, no history line names a row, so any revision is accepted.
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
     * Hands the baseline of the account on screen to the reader process that will read its next answer. Call the
     * returned function when the call to the service has ended.
     */
    prepare: (profileId: string): (() => void) => {
      const state = atHand(profileId) && states.loaded(profileId);
      return state ? prepare(state) : () => undefined;
    },
    /**
     * Compares an answer of the service, or its offline copy, before it is shown. Resolves to the account if it is
     * another one than the known one, otherwise to null. A copy may raise alarms only if it is newer than the baseline.
     * If the comparison fails or finds another account, nothing changes. Until the answer is at hand, all calls are
     * about the answer shown before. Fails with `ABORTED` when the answer is not wanted any more after the comparison:
     * it is not shown, and nothing of it is remembered.
     */
    take: (
      profileId: string,
      snapshot: Snapshot,
      isWanted: () => boolean,
    ): Promise<Result<OtherAccount | null>> => {
      // Of the states that are fully in their file, only that of the account on screen stays in memory.
      leave((id) => id !== profileId && !atHand(id));
      return inTurn(profileId, async (known) => {
        const state = await states.toCompare(profileId, known);
        const { receivedAt, ...origin } = originOf(snapshot.head);
        const changeOf = () => ({ now: receivedAt, ...origin });
        const asked = { snapshot, isWanted };
        const compared = await change(profileId, state, 'compareAccount', changeOf, asked);
        const isTaken = compared.ok && !compared.value.other;
        if (isTaken) states.adopt(profileId, known, state);
        // Showing the answer, above all its alarms, does not wait for the file.
        void save(profileId, isTaken ? state : known).catch(() => undefined);
        return mapResult(compared, ({ other }) => other);
      });
    },
    /**
     * Resolves to the account in a session that is not shown if it is another one than the known one, otherwise to
     * null. Nothing of it is remembered.
     */
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
    /**
     * Makes another account, which the user agreed to, the known one. Fails with `ANSWER_REPLACED` if it is unwanted.
     */
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
     * Handlers for the window. They fail with `ANSWER_REPLACED` for an answer that is not on screen any more, and for
     * an older version of the activity: the user cannot agree to a value that they have not seen.
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
    /**
     * The records that the user knows, as pinned. Fails with `KEPT_NOT_OPEN` if a file that was not read may have
     * others.
     */
    pins: (profileId: string): Promise<Result<SavedPins>> =>
      inTurn(profileId, async (state) => {
        if (state.home === 'unknown' || (await isLeft(profileId))) return fail('KEPT_NOT_OPEN');
        const { result, bytes } = await ask(profileId, state, 'readPins', {});
        return mapResult(result, (told) => ({ json: bytes, ...told }));
      }),
    /** Compares a file of notes and pinned addresses with the baseline. Changes nothing. */
    compareFile: (profileId: string, file: Uint8Array): Promise<Result<NotesFileComparison>> =>
      inTurn(profileId, async (state) => {
        if (await isLeft(profileId)) return fail('KEPT_NOT_OPEN');
        return (await ask(profileId, state, 'compareNotesFile', {}, { handed: file })).result;
      }),
    /**
     * Imports the pins of a file that are not known here, and those at the chosen places although other values are
     * known. `isKept` is false when the pins could not be written and are lost when the app closes. Fails with
     * `FILE_NOT_READABLE` when the baseline's own file could not be read, because it may have other pins.
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
     * The addresses that an account's baseline and its open answer, if any, know. `isCurrent` is false when the service
     * returns another account now.
     */
    addresses: (
      profileId: string,
      answer: OpenAccount | null,
      isCurrent: boolean,
    ): Promise<Result<AddressesToCompare>> =>
      inPassing(profileId, (state) => readAddresses(profileId, state, answer, isCurrent)),
    /** A text that changes whenever the baseline of a profile changes. */
    versionOf: (profileId: string): string =>
      `${atHand(profileId) ? (states.loaded(profileId)?.number ?? 0) : ''} ${options.files.of(profileId, 'memory').changes()}`,
    /** Whether a text contains an address that must not be copied: one of an alarm, or one that was replaced. */
    mentionsBlocked: (profileId: string, text: string): Promise<Result<boolean>> =>
      inTurn(profileId, async (state) => {
        const told = await describe(profileId, state);
        if (!told.ok) return told;
        if (!mayHaveBlocked(told.value.head.activity)) return succeed(false);
        return (await ask(profileId, state, 'mentionsBlocked', { text })).result;
      }),
    /**
     * Rows of the answer on screen. Fails with `ADDRESS_CHANGED` when they have an address that must not be copied, and
     * with `BAD_REQUEST` for rows that do not exist.
     */
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
    /**
     * Whether a profile is compared with this run's baseline although an earlier run left a file that has not been
     * read.
     */
    isLeft,
    /** Whether the whole baseline is in its file or being written to it; null when the file has not been read. */
    isSaved: (profileId: string): boolean | null => {
      const state = states.loaded(profileId);
      return state?.home === 'disk' ? homeOf(state) === 'disk' : null;
    },
    /** Resolves when all work under way has ended, which may have started a write; null when no work is under way. */
    underWay,
    /** Number of open alarms of a profile, as last known in this run; null when it is not known. Reads no file. */
    openAlarms: (profileId: string): number | null => openAlarms.get(profileId) ?? null,
    /** Drops the baseline of a profile that is being removed. If its file stays, the file is read again. */
    forget: (profileId: string): void => {
      openAlarms.delete(profileId);
      forget(profileId);
    },
  };
};

/**
 * The baselines of accounts: their pinned addresses, and what the user has seen. Calls of a profile queue up. Only the
 * reader process parses a baseline; main has its bytes, its file and what the window is told of it. Calls fail as the
 * reader does.
 */
export type Baselines = ReturnType<typeof createBaselines>;
