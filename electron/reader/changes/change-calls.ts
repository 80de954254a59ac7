import { ofEachList, recordAddress, type ListName } from '../../../shared/account';
import { fail, succeed } from '../../../shared/failure';
import { largestBaseline } from '../../../shared/file-state';
import type { AlarmsOfRecord, FormerAddress, FormerName } from '../../../shared/activity';
import type {
  AccountComparison,
  BaselineHead,
  BaselineChange,
  OfBaseline,
} from '../../../shared/reader-messages';
import { jsonPiece, type Handlers, type HandlerResult } from '../handlers';
import { knownAddresses } from '../ownership/known-addresses';
import type { Account } from '../read-account';
import { hasBlocked, isBlockedCell, mentionsAny } from './blocked-addresses';
import { historyTable } from '../export/history-table';
import { tableOf } from '../export/table-text';
import { readNotesFile } from '../read-notes-file';
import { acknowledgeAlarms, markAnswerSeen, trustAccount } from './acknowledge';
import { alarmedAddresses } from './alarms';
import { accountOf, ownerOf } from './file-account';
import { formerAddresses, formerNames, movesOf } from './former';
import { answeredBy, nothingAnswered, type Answered } from './given-lists';
import { linesFor, toldLine } from './history';
import { blockedAddresses } from './replaced-addresses';
import { pinsToSave } from './save-pins';
import { pageOf, type PlaceOfRecord, alarmsOfRow, headOf } from './shown-activity';
import { identityOf, keyOfAddress, ownAddress } from './identity';
import { comparePins, takePins } from './take-pins';
import {
  emptyBaseline,
  mostDismissed,
  packBaseline,
  unpackBaseline,
  type Baseline,
} from './baseline';
import {
  compareLists,
  isOlderCopy,
  noFindings,
  withLoss,
  trackChanges,
  type AllFindings,
} from './track-changes';

/** The baseline that main has handed over last. */
export interface Handed {
  readonly number: number;
  readonly baseline: Baseline;
}

interface Held extends Handed {
  /** How the open account differs from the baseline; computed when needed. */
  findings?: AllFindings | undefined;
  /** Keys of the addresses that must not be copied. */
  blocked?: ReadonlySet<string>;
  former?: readonly (FormerAddress | FormerName)[];
}

/** Most addresses and names returned at a time. */
const formerAtOnce = 10_000;

const dismiss = (baseline: Baseline, pair: string, isDismissed: boolean): Baseline => {
  const others = baseline.dismissed.filter((known) => known !== pair);
  const dismissed = isDismissed ? [...others, pair].slice(-mostDismissed) : others;
  return { ...baseline, dismissed };
};

/** The calls about the open account's baseline, which may have been handed over before the account was opened. */
export const createChangeCalls = (
  account: Account | undefined,
  handed?: Handed,
  largest = largestBaseline,
) => {
  let held: Held | undefined = handed;
  let known: Answered | undefined;
  let places: Readonly<Record<ListName, ReadonlyMap<string, number>>> | undefined;

  const answered = (): Answered => (known ??= account ? answeredBy(account) : nothingAnswered);

  const findingsOf = (one: Held): AllFindings =>
    account ? (one.findings ??= compareLists(one.baseline, answered().lists)) : noFindings;

  const blockedIn = (one: Held): ReadonlySet<string> =>
    (one.blocked ??= blockedAddresses(one.baseline, findingsOf(one)));

  const whyBlocked = (one: Held, address: unknown): AlarmsOfRecord['blockedBy'] => {
    if (!isBlockedCell(address, blockedIn(one))) return null;
    return isBlockedCell(address, alarmedAddresses(one.baseline)) ? 'alarm' : 'replaced';
  };

  /** Row of a record in a list on screen: by identity and address, or else by address, or else by identity. */
  const placeOf: PlaceOfRecord = (list, key, address) => {
    const at = address === null ? '' : keyOfAddress(address);
    const placesIn = (name: ListName): ReadonlyMap<string, number> => {
      const found = new Map<string, number>();
      for (const [row, values] of (answered().lists[name]?.rows ?? []).entries()) {
        const identity = identityOf(name, values);
        const own = ownAddress(name, values) ?? '';
        for (const text of [identity, `${identity} ${own}`, ` ${own}`]) {
          if (!found.has(text)) found.set(text, row);
        }
      }
      return found;
    };
    places ??= ofEachList(placesIn);
    const { [list]: known } = places;
    const exact = known.get(`${key} ${at}`);
    return exact ?? (at === '' ? undefined : known.get(` ${at}`)) ?? known.get(key) ?? null;
  };

  const tell = (one: Held): BaselineHead => headOf(one.baseline, findingsOf(one));

  /** Makes a call that needs the baseline with the number that main names; fails with `BAD_REQUEST` for any other. */
  const about =
    <Request extends OfBaseline, T>(
      work: (one: Held, request: Request, bytes: Uint8Array) => HandlerResult<T>,
    ) =>
    (request: Request, bytes: Uint8Array = new Uint8Array()): HandlerResult<T> =>
      held?.number === request.baseline ? work(held, request, bytes) : fail('BAD_REQUEST');

  /**
   * Holds a changed baseline, and returns its content. Fails with `TOO_COMPLEX` when it is too large to be opened
   * again: its alarms would be lost with the run.
   */
  const hold = (next: Held): HandlerResult<BaselineHead> => {
    const head = succeed(tell(next));
    const bytes = packBaseline(next.baseline);
    if (bytes.length > largest) return fail('TOO_COMPLEX');
    held = next;
    return { ...head, bytes };
  };

  /** Changes the baseline. None is held meanwhile, so that an exception leaves no half-changed one behind. */
  const change = (
    { baseline }: Held,
    { becomes, now, lost }: BaselineChange,
    changed: (baseline: Baseline) => Baseline,
  ): HandlerResult<BaselineHead> => {
    held = undefined;
    // The loss is added last: the user has not been told of it, so they have neither agreed to it nor seen it.
    return hold({ number: becomes, baseline: withLoss(changed(baseline), lost, now) });
  };

  /** Replaces the result of a change with what `answer` makes of the head. */
  const withHead = <T>(
    changed: HandlerResult<BaselineHead>,
    answer: (head: BaselineHead) => T,
  ): HandlerResult<T> => (changed.ok ? { ...changed, ...succeed(answer(changed.value)) } : changed);

  const calls = {
    openBaseline: ({ baseline: number }, content) => {
      held = undefined;
      const baseline = content.length === 0 ? emptyBaseline() : unpackBaseline(content);
      held = baseline && { number, baseline };
      return baseline ? succeed(null) : fail('BAD_SHAPE');
    },
    describeBaseline: about((one) => succeed(tell(one))),
    compareAccount: about((one, request): HandlerResult<AccountComparison> => {
      const { becomes, lost, now } = request;
      held = undefined;
      const known = withLoss(one.baseline, lost, now);
      const isOlder = isOlderCopy(known, { ...request, receivedAt: now });
      const { baseline, other, isChanged, findings } = trackChanges(
        known,
        answered(),
        now,
        isOlder,
      );
      if (!other && (isChanged || lost !== null))
        return withHead(hold({ number: becomes, baseline, findings }), (head) => ({ head, other }));
      const next: Held = other ? one : { number: one.number, baseline, findings };
      const told = succeed({ head: tell(next), other });
      held = next;
      return told;
    }),
    trustAccount: about((one, request) =>
      change(one, request, (baseline) =>
        trustAccount(baseline, answered(), request.agreesTo, request.now),
      ),
    ),
    acknowledge: about((one, request) =>
      change(one, request, (baseline) =>
        acknowledgeAlarms(baseline, request.numbers, request.reason, request.now),
      ),
    ),
    markSeen: about((one, request) =>
      change(one, request, (baseline) => markAnswerSeen(baseline, answered(), request.now)),
    ),
    noteLoss: about((one, request) => change(one, request, (baseline) => baseline)),
    dismissPair: about((one, request) =>
      change(one, request, (baseline) => dismiss(baseline, request.pair, request.isDismissed)),
    ),
    readHistory: about(({ baseline }, { filter, from }) =>
      succeed(pageOf(baseline, filter, from, placeOf)),
    ),
    historyTable: about(({ baseline }, { filter, separator, facts, isComplete }) => {
      const { history, alarms, holder, userId, answeredAt, lost } = baseline;
      const lines = linesFor(history, filter).map(toldLine);
      const { bytes, tally } = historyTable(lines, separator, {
        ...facts,
        name: holder?.name ?? null,
        userId,
        filter,
        kept: history.lines.length,
        dropped: history.dropped,
        answeredAt,
        // Without a complete baseline, the absence of alarms says nothing.
        openAlarms: (isComplete && !lost) || alarms.length > 0 ? alarms.length : null,
      });
      return { ...succeed(tally), bytes };
    }),
    readAlarms: about((one, { list, row }) => {
      const { baseline } = one;
      const values = answered().lists[list]?.rows[row];
      const record = account?.[list][row];
      const address = record && recordAddress(record);
      return succeed({
        alarms: alarmsOfRow(baseline, findingsOf(one), list, row),
        ...(values ? movesOf(baseline, list, values) : { hasMoved: false, earlier: [] }),
        blockedBy: whyBlocked(one, address),
      });
    }),
    readFormer: about((one, { from }) => {
      const { baseline } = one;
      const { lists } = answered();
      one.former ??= [...formerAddresses(baseline, lists), ...formerNames(baseline, lists)];
      return succeed(jsonPiece(one.former, from, formerAtOnce));
    }),
    readMarks: about((one, { list }) => {
      const { marks } = findingsOf(one)[list];
      return { ...succeed(null), ...(marks.some((mark) => mark > 0) && { bytes: marks }) };
    }),
    readAddresses: about((one, { origin, ...asked }) => {
      const { baseline } = one;
      const isReliable = asked.isReliable && baseline.lost === null;
      const isConfirmed = isReliable && asked.isCurrent;
      const isOlder = origin !== null && isOlderCopy(baseline, origin);
      const of = { isConfirmed, isOlder };
      const known = knownAddresses(answered().lists, baseline, findingsOf(one), of);
      const alarmCount = baseline.alarms.length;
      const answer = succeed({ isReliable, alarmCount });
      return { ...answer, bytes: Buffer.from(JSON.stringify(known)) };
    }),
    readPins: about(({ baseline }) => {
      const { text, count, unsaved } = pinsToSave(baseline);
      const answer = succeed({ account: accountOf(baseline), count, unsaved });
      return { ...answer, bytes: Buffer.from(text) };
    }),
    compareNotesFile: about(({ baseline }, _request, bytes) => {
      const file = readNotesFile(bytes);
      if (!file.ok) return file;
      const { pins: inFile, ...content } = file.value;
      const { counts, conflicts: pins } = comparePins(baseline, inFile);
      const owner = ownerOf(baseline, content.account);
      return succeed({ content, owner, known: accountOf(baseline), counts, pins });
    }),
    takePins: about((one, request, bytes) => {
      const file = readNotesFile(bytes);
      if (!file.ok) return file;
      if (ownerOf(one.baseline, file.value.account) === 'other') return fail('BAD_REQUEST');
      let counts = { added: 0, alarms: 0 };
      const chosen = new Set(request.chosen);
      const changed = change(one, request, (baseline) => {
        const { baseline: next, ...told } = takePins(baseline, file.value, chosen, request.now);
        counts = told;
        return next;
      });
      return withHead(changed, (head) => ({ head, ...counts }));
    }),
    mentionsBlocked: about((one, { text }) => succeed(mentionsAny(text, blockedIn(one)))),
    copyRows: about((one, wanted) => {
      if (!account) return succeed(null);
      if (hasBlocked(account, wanted, blockedIn(one))) return fail('ADDRESS_CHANGED');
      const table = tableOf(account, wanted);
      if (!table) return succeed(null);
      const { text, ...counts } = table;
      return { ...succeed(counts), bytes: Buffer.from(text, 'utf16le') };
    }),
  } satisfies Partial<Handlers>;

  /** The baseline, for the account that is opened next. */
  const handOn = (): Handed | undefined => held && { number: held.number, baseline: held.baseline };
  return { calls, handOn };
};
