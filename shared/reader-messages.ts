import type { AccountHead, ListName } from './account';
import type {
  Activity,
  AlarmsOfRecord,
  HistoryFilter,
  HistoryPage,
  LostBaseline,
  OtherAccount,
} from './activity';
import type { ComparedGroup, ComparisonSummary, ExpectedColumns, ExpectedLists } from './expected';
import type { ExplorerLink } from './explorer';
import type { Separator } from './export';
import type { ComparisonFacts, FileOrigin, HistoryFacts } from './file-facts';
import type { Result } from './failure';
import type { FileAccount, NotesFileComparison } from './notes';
import type { AddressFindings } from './ownership';
import type { Piece } from './pieces';

/** An answer without its lists, but with their lengths. */
export type AnswerSummary = Pick<
  AccountHead,
  'userId' | 'name' | 'email' | 'walletCount' | 'contractCount' | 'differences' | 'moreDifferences'
>;

/** Summary of an offline copy. */
export interface CopySummary extends AnswerSummary {
  /** Identity of the account: the service, and the key that the answer was requested with. */
  readonly of: string;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Some items of a list as JSON text. One string reaches the page far faster than many objects. */
export interface ListPiece {
  readonly text: string;
  /** Index of the first item of the next piece; null for the last piece. */
  readonly next: number | null;
}

/** A value of the account object in an unspecified field, or in place of a list. */
export interface AccountValue {
  /** Field name, cut to 200 UTF-16 units. */
  readonly name: string;
  /** A string verbatim, or the JSON text of another value with every digit as received; cut to 20,000 UTF-16 units. */
  readonly text: string;
  readonly kind: 'text' | 'json';
  /** UTF-16 units of the whole text. */
  readonly length: number;
}

/** Values of the account object that no other screen shows. */
export interface Envelope {
  /** The first 100 values. */
  readonly values: readonly AccountValue[];
  /** Number of all values. */
  readonly total: number;
}

/** The part of a baseline that the window sees, compared with the open account if there is one. */
export interface BaselineHead {
  readonly activity: Omit<Activity, 'revision' | 'version' | 'home'>;
  readonly dismissed: readonly string[];
}

/** Origin of the open account. */
export interface AnswerOrigin extends Pick<AccountHead, 'source' | 'receivedAt'> {
  /** Whether `receivedAt` is in the future, because the computer's clock has been set back since. */
  readonly isAhead: boolean;
}

/** Result of comparing the open account with a baseline. */
export interface AccountComparison {
  readonly head: BaselineHead;
  /** Set when the answer is of another account, which then changes nothing in the baseline. */
  readonly other: OtherAccount | null;
}

/** A call about a baseline. A new reader process fails with `BAD_REQUEST` until main has sent it the baseline. */
export interface OfBaseline {
  /** Number of the baseline's content, chosen by main. */
  readonly baseline: number;
}

/** A call that may change a baseline. The answer then comes with the bytes of the new content. */
export interface BaselineChange extends OfBaseline {
  /** Number of the new content. */
  readonly becomes: number;
  /** Time of the change, in milliseconds since the epoch: for an answer, when it was received. */
  readonly now: number;
  /** Why the baseline was lost, when main has just noticed that; recorded together with the change. */
  readonly lost: LostBaseline['why'] | null;
}

/** Rows and columns of a list to copy. */
export interface RowsToCopy {
  readonly list: ListName;
  /** Row indices as base64 of little-endian 32-bit numbers. */
  readonly rows: string;
  readonly columns: readonly string[];
}

/** Form of a table of records. */
export interface TableLooks {
  readonly columns: readonly string[];
  readonly separator: Separator;
  /** Whether the table begins with a line about the origin of the records. */
  readonly provenance: boolean;
}

/** Records to write to a file. A table has one list. */
export interface RecordsToExport extends FileOrigin {
  /** Null for the whole account. */
  readonly list: ListName | null;
  /** Row indices as base64 of little-endian 32-bit numbers; null for all rows. */
  readonly rows: string | null;
  /** Null for JSON. */
  readonly table: TableLooks | null;
  /** Whether the file will be signed. A signed file names the account, which its key identifies anyway. */
  readonly isSigned: boolean;
}

/** A list of expected records that the reader holds, and how to compare it. */
export interface ListToCompare {
  /** Number of the expected list, as in `openList`. */
  readonly number: number;
  readonly list: ListName;
  readonly columns: ExpectedColumns;
}

/** Numbers of exported rows and cells. */
export interface ExportTally {
  readonly rows: number;
  /** Cells that were given a leading `'`, because a spreadsheet would have run or changed them. */
  readonly guarded: number;
}

/** One call: request and answer, each of which may come with bytes. */
interface ReaderCall<Request, Answer> {
  readonly request: Request;
  readonly answer: Answer;
}

/** Every call of main to the reader process. The reader has one account and its baseline open. */
interface ReaderCalls {
  /** Opens the body of a response. Fails with `BAD_ENCODING`, `NOT_JSON`, or `BAD_SHAPE` and the reason. */
  readAnswer: ReaderCall<null, AnswerSummary>;
  /** Opens an offline copy; `BAD_SHAPE` for anything that neither this app nor an earlier version wrote. */
  readCopy: ReaderCall<{ readonly version: number }, CopySummary>;
  /** Rows of a list from an index on, packed by `packRows`: at least one row, otherwise at most 4 MB. */
  readRows: ReaderCall<{ readonly list: ListName; readonly from: number }, ListPiece>;
  readEnvelope: ReaderCall<null, Envelope>;
  /** Asset of a record and the address that a link leads to; null when one is missing or too long for a link. */
  readLinked: ReaderCall<
    { readonly list: ListName; readonly row: number; readonly link: ExplorerLink },
    { readonly asset: string; readonly address: string } | null
  >;
  /** Opens a baseline from the bytes; no bytes make an empty one. `BAD_SHAPE` for bytes that this app did not write. */
  openBaseline: ReaderCall<OfBaseline, null>;
  describeBaseline: ReaderCall<OfBaseline, BaselineHead>;
  /**
   * Compares the open account with the baseline. A response of the service may raise alarms, and so may an offline copy
   * that is newer than the baseline. With an empty baseline, an offline copy counts as seen.
   */
  compareAccount: ReaderCall<BaselineChange & Omit<AnswerOrigin, 'receivedAt'>, AccountComparison>;
  /** Makes the open account the known one. */
  trustAccount: ReaderCall<BaselineChange & Pick<OtherAccount, 'agreesTo'>, BaselineHead>;
  /** Acknowledges alarms by number; null for all alarms. `reason` is the user's. */
  acknowledge: ReaderCall<
    BaselineChange & { readonly numbers: readonly number[] | null; readonly reason: string | null },
    BaselineHead
  >;
  /** Marks everything in the open account as seen. */
  markSeen: ReaderCall<BaselineChange, BaselineHead>;
  /** Records the loss of a baseline, and changes nothing else. */
  noteLoss: ReaderCall<BaselineChange, BaselineHead>;
  dismissPair: ReaderCall<
    BaselineChange & { readonly pair: string; readonly isDismissed: boolean },
    BaselineHead
  >;
  /** A page of the history, from an index on. */
  readHistory: ReaderCall<
    OfBaseline & { readonly filter: HistoryFilter; readonly from: number },
    HistoryPage
  >;
  /** The history as CSV; the bytes are UTF-8. */
  historyTable: ReaderCall<
    OfBaseline & {
      readonly filter: HistoryFilter;
      readonly separator: Separator;
      readonly facts: HistoryFacts;
      /** False when the baseline's file could not be read or was lost, so that open alarms may be missing. */
      readonly isComplete: boolean;
    },
    ExportTally
  >;
  readAlarms: ReaderCall<
    OfBaseline & { readonly list: ListName; readonly row: number },
    AlarmsOfRecord
  >;
  /** Former addresses and names from an index on: JSON text of `FormerAddress` and `FormerName`. */
  readFormer: ReaderCall<OfBaseline & { readonly from: number }, ListPiece>;
  /** The bytes are one of `rowMarks` for each row; no bytes when no row has a mark. */
  readMarks: ReaderCall<OfBaseline & { readonly list: ListName }, null>;
  /** Whether a text contains an address that must not be copied. */
  mentionsBlocked: ReaderCall<OfBaseline & { readonly text: string }, boolean>;
  /**
   * Rows as text for a spreadsheet; the bytes are UTF-16. Null for rows that do not exist. `ADDRESS_CHANGED` when a row
   * has an address that must not be copied.
   */
  copyRows: ReaderCall<
    OfBaseline & RowsToCopy,
    { readonly count: number; readonly guarded: number } | null
  >;
  /** The pinned values of known records; the bytes are JSON. */
  readPins: ReaderCall<
    OfBaseline,
    { readonly account: FileAccount; readonly count: number; readonly unsaved: number }
  >;
  /** Compares a notes file, sent as bytes, and changes nothing. `NOTES_FILE_NOT_READ` for any other file. */
  compareNotesFile: ReaderCall<OfBaseline, NotesFileComparison>;
  /**
   * Imports pins of a notes file, sent as bytes: all new ones, and the conflicting ones at the positions `chosen`, each
   * of which raises an alarm. `BAD_REQUEST` for a file of another account.
   */
  takePins: ReaderCall<
    BaselineChange & { readonly chosen: readonly number[] },
    { readonly head: BaselineHead; readonly added: number; readonly alarms: number }
  >;
  /**
   * Known addresses of the open account and its baseline; the bytes are JSON of `KnownAddress[]`. Wallets are
   * `unconfirmed` when the baseline is unreliable or lost, or the account is not current. `origin` is null without an
   * open account.
   */
  readAddresses: ReaderCall<
    OfBaseline & {
      readonly isReliable: boolean;
      readonly isCurrent: boolean;
      readonly origin: AnswerOrigin | null;
    },
    { readonly isReliable: boolean; readonly alarmCount: number }
  >;
  /** Stores the known addresses of a profile, sent as bytes, under this number, in place of earlier ones. */
  addAddresses: ReaderCall<
    {
      readonly profileId: string;
      readonly number: number;
      /** Addresses and names of the user's own notes. */
      readonly notes: readonly { readonly address: string; readonly name: string }[];
    },
    null
  >;
  /**
   * Looks a text up among the addresses of these profiles, in this order. `BAD_REQUEST` when the reader does not have
   * all of them, for example in a new process.
   */
  findAddress: ReaderCall<
    {
      readonly text: string;
      readonly profiles: readonly { readonly profileId: string; readonly number: number }[];
    },
    AddressFindings
  >;
  /** Opens a file with expected records, sent as bytes, under this number. */
  openList: ReaderCall<{ readonly number: number }, ExpectedLists>;
  /** Drops the expected list and its comparison. */
  closeList: ReaderCall<null, null>;
  /** Compares the expected list with the open account. `BAD_REQUEST` for a list that is not open. */
  compareList: ReaderCall<ListToCompare, ComparisonSummary>;
  /** Records of the comparison from an index on: JSON text of `ComparedRecord[]`. `BAD_REQUEST` as in `compareList`. */
  readCompared: ReaderCall<
    ListToCompare & { readonly group: ComparedGroup; readonly from: number },
    ListPiece
  >;
  /** A comparison as a file, returned as bytes. `BAD_REQUEST` as in `compareList`. */
  exportCompared: ReaderCall<
    ListToCompare & { readonly facts: ComparisonFacts; readonly separator: Separator | null },
    ExportTally
  >;
  /** Starts an export. The bytes are the user's notes as JSON. `BAD_REQUEST` for rows that do not exist. */
  openExport: ReaderCall<RecordsToExport & { readonly number: number }, { readonly total: number }>;
  /** A part of an export as bytes; no bytes after the last part. `BAD_REQUEST` for an export that is not open. */
  readExport: ReaderCall<{ readonly number: number; readonly part: number }, ExportTally>;
  /** Drops everything that is open. */
  close: ReaderCall<null, null>;
}

export type ReaderCallName = keyof ReaderCalls;
export type ReaderRequest<Name extends ReaderCallName> = ReaderCalls[Name]['request'];
export type ReaderAnswer<Name extends ReaderCallName> = ReaderCalls[Name]['answer'];

/** Messages to the reader: the pieces of a call's bytes, then the call. */
export type ToReader =
  | Piece
  | { readonly id: number; readonly name: ReaderCallName; readonly request: unknown };

/** Messages from the reader: `ready` once, then for each call the pieces of its bytes and its result. */
export type FromReader =
  | Piece
  | { readonly id: number; readonly result: Result<unknown> }
  | { readonly ready: true };
