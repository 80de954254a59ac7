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

/** What an answer says beside its lists, and how long these are. */
export type AnswerSummary = Pick<
  AccountHead,
  'userId' | 'name' | 'email' | 'walletCount' | 'contractCount' | 'differences' | 'moreDifferences'
>;

/** What an offline copy says of itself. */
export interface CopySummary extends AnswerSummary {
  /** Whose account it is: the service and the key that it was read with. */
  readonly of: string;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Some items of a list, as JSON text: one string crosses to the page far faster than many objects. */
export interface ListPiece {
  readonly text: string;
  /** Place of the first row of the next piece; null after the last one. */
  readonly next: number | null;
}

/** A value of the account itself that the specification does not have. */
export interface AccountValue {
  /** Its beginning, of 200 UTF-16 units. */
  readonly name: string;
  /** A text verbatim, the JSON of anything else, every digit as received; of either the first 20,000 UTF-16 units. */
  readonly text: string;
  readonly kind: 'text' | 'json';
  /** UTF-16 units of the whole text. */
  readonly length: number;
}

/** What an answer had beside its lists and the specified fields. */
export interface Envelope {
  /** The first 100. */
  readonly values: readonly AccountValue[];
  /** How many there are in all. */
  readonly total: number;
}

/** What is told of a baseline, beside the account that is open, if there is one. */
export interface BaselineHead {
  readonly activity: Omit<Activity, 'revision' | 'version' | 'home'>;
  readonly dismissed: readonly string[];
}

/** Where an account that is open comes from; `isAhead` where the clock has been set back since: that time is yet to come. */
export interface AnswerOrigin extends Pick<AccountHead, 'source' | 'receivedAt'> {
  readonly isAhead: boolean;
}

/** What came of comparing an account with what is remembered. */
export interface AccountComparison {
  readonly head: BaselineHead;
  /** Where the answer is another account: then nothing of it was taken over. */
  readonly other: OtherAccount | null;
}

/** Names the content of a baseline. A process may be a fresh one: it answers `BAD_REQUEST` for a baseline that it has not been handed. */
export interface OfBaseline {
  readonly baseline: number;
}

/** A call that may change what is remembered: where it does, the new content comes along, and has this name. */
export interface BaselineChange extends OfBaseline {
  readonly becomes: number;
  /** When it is made, in milliseconds since the epoch: of an answer, when it was received. */
  readonly now: number;
  /** Why what was known is gone, where that was just found out: written down with what the call changes. */
  readonly lost: LostBaseline['why'] | null;
}

/** Some rows of a list, by their places as base64 of little-endian 32-bit numbers, and the columns wanted of them. */
export interface RowsToCopy {
  readonly list: ListName;
  readonly rows: string;
  readonly columns: readonly string[];
}

/** How records look as a table. */
export interface TableLooks {
  readonly columns: readonly string[];
  readonly separator: Separator;
  /** Whether it begins with a line that says where the records are from. */
  readonly provenance: boolean;
}

/** Records to write to a file. A table is of one list. */
export interface RecordsToExport extends FileOrigin {
  /** Null for the whole account. */
  readonly list: ListName | null;
  /** Null for all of them. */
  readonly rows: string | null;
  /** Null for JSON. */
  readonly table: TableLooks | null;
  /** Whether the file is going to be signed: then it says whose account it is, which the key tells as well. */
  readonly isSigned: boolean;
}

/** A list that was handed over, and how it is compared. */
export interface ListToCompare {
  readonly number: number;
  readonly list: ListName;
  readonly columns: ExpectedColumns;
}

/** How far an export has come. */
export interface ExportTally {
  readonly rows: number;
  /** Cells that a spreadsheet would have run or changed; they begin with a `'` now. */
  readonly guarded: number;
}

/** One call: what is sent beside bytes, and what comes back beside bytes. */
interface ReaderCall<Request, Answer> {
  readonly request: Request;
  readonly answer: Answer;
}

/** Every call of main to the reader process. It has one account open, and what is remembered of it. */
interface ReaderCalls {
  /** Opens the body of an answer. `BAD_ENCODING`, `NOT_JSON`, or `BAD_SHAPE` and what is wrong. */
  readAnswer: ReaderCall<null, AnswerSummary>;
  /** Opens the content of an offline copy; `BAD_SHAPE` for anything but what this app, or an earlier version, made. */
  readCopy: ReaderCall<{ readonly version: number }, CopySummary>;
  /** The next rows of a list from a place on, as `packRows` packs them: at least one, and else as many as make 4 MB. */
  readRows: ReaderCall<{ readonly list: ListName; readonly from: number }, ListPiece>;
  readEnvelope: ReaderCall<null, Envelope>;
  /** The asset of a record and an address of it; null where one of them was not given, or is longer than any link. */
  readLinked: ReaderCall<
    { readonly list: ListName; readonly row: number; readonly link: ExplorerLink },
    { readonly asset: string; readonly address: string } | null
  >;
  /** Takes the content of a baseline that comes along, empty for a new one. `BAD_SHAPE` for anything but what this app has made. */
  openBaseline: ReaderCall<OfBaseline, null>;
  describeBaseline: ReaderCall<OfBaseline, BaselineHead>;
  /**
   * Compares the account that is open. An answer of the service may raise alarms; an offline copy raises them where it is
   * newer than what is remembered, and is what was seen where nothing else is.
   */
  compareAccount: ReaderCall<BaselineChange & Omit<AnswerOrigin, 'receivedAt'>, AccountComparison>;
  /** Takes the account that is open for the one that is known, from now on. */
  trustAccount: ReaderCall<BaselineChange & Pick<OtherAccount, 'agreesTo'>, BaselineHead>;
  /** Acknowledges these alarms, or all of them, for a reason where the person gave one. */
  acknowledge: ReaderCall<
    BaselineChange & { readonly numbers: readonly number[] | null; readonly reason: string | null },
    BaselineHead
  >;
  /** Counts the account that is open as seen. */
  markSeen: ReaderCall<BaselineChange, BaselineHead>;
  /** Writes down a loss, and changes nothing else. */
  noteLoss: ReaderCall<BaselineChange, BaselineHead>;
  dismissPair: ReaderCall<
    BaselineChange & { readonly pair: string; readonly isDismissed: boolean },
    BaselineHead
  >;
  /** The next lines of the history from a place on. */
  readHistory: ReaderCall<
    OfBaseline & { readonly filter: HistoryFilter; readonly from: number },
    HistoryPage
  >;
  /** The history as CSV, which comes along in UTF-8. */
  historyTable: ReaderCall<
    OfBaseline & {
      readonly filter: HistoryFilter;
      readonly separator: Separator;
      readonly facts: HistoryFacts;
      /** Whether the baseline is all that was known. */
      readonly isComplete: boolean;
    },
    ExportTally
  >;
  /** The alarms about a record of the account that is open, and whether it has had another address. */
  readAlarms: ReaderCall<
    OfBaseline & { readonly list: ListName; readonly row: number },
    AlarmsOfRecord
  >;
  /** Addresses and names that the account had, from a place on: JSON text of `FormerAddress` and `FormerName`. */
  readFormer: ReaderCall<OfBaseline & { readonly from: number }, ListPiece>;
  /** One byte of `rowMarks` for each row comes along; none when no row has one. */
  readMarks: ReaderCall<OfBaseline & { readonly list: ListName }, null>;
  /** Whether a text has an address in it that is not to be copied. */
  mentionsBlocked: ReaderCall<OfBaseline & { readonly text: string }, boolean>;
  /** Rows as text for a spreadsheet, which comes along as UTF-16; null for rows that are none. `ADDRESS_CHANGED` for such an address. */
  copyRows: ReaderCall<
    OfBaseline & RowsToCopy,
    { readonly count: number; readonly guarded: number } | null
  >;
  /** The records that the person knows, as they are pinned, come along as JSON. */
  readPins: ReaderCall<
    OfBaseline,
    { readonly account: FileAccount; readonly count: number; readonly unsaved: number }
  >;
  /** Reads the file of notes and pinned addresses that comes along, and changes nothing. `NOTES_FILE_NOT_READ` where it is none. */
  compareNotesFile: ReaderCall<OfBaseline, NotesFileComparison>;
  /**
   * Brings in the pins of such a file that are not known here, and those of `chosen` places in it although they are, which
   * raises an alarm for each. `BAD_REQUEST` for a file of another account.
   */
  takePins: ReaderCall<
    BaselineChange & { readonly chosen: readonly number[] },
    { readonly head: BaselineHead; readonly added: number; readonly alarms: number }
  >;
  /**
   * The addresses that the open account and the baseline beside it know come along, as JSON of `KnownAddress[]`. No record
   * is confirmed by a baseline that is not reliable or is lost, nor in an account that is not current; `origin` is null for none.
   */
  readAddresses: ReaderCall<
    OfBaseline & {
      readonly isReliable: boolean;
      readonly isCurrent: boolean;
      readonly origin: AnswerOrigin | null;
    },
    { readonly isReliable: boolean; readonly alarmCount: number }
  >;
  /** Takes the addresses of a profile that come along in place of those before, under this number. */
  addAddresses: ReaderCall<
    {
      readonly profileId: string;
      readonly number: number;
      /** Addresses of the person's own notes, with the names that they gave them. */
      readonly notes: readonly { readonly address: string; readonly name: string }[];
    },
    null
  >;
  /**
   * What the addresses of these profiles say about a text, in their order. `BAD_REQUEST` where it does not have all of
   * them: a process may be a fresh one.
   */
  findAddress: ReaderCall<
    {
      readonly text: string;
      readonly profiles: readonly { readonly profileId: string; readonly number: number }[];
    },
    AddressFindings
  >;
  /** Takes the bytes of a file with expected records, under this number. */
  openList: ReaderCall<{ readonly number: number }, ExpectedLists>;
  /** Forgets the list, and what was compared with it. */
  closeList: ReaderCall<null, null>;
  /** Compares the list with the account that is open. `BAD_REQUEST` for a list that it has not been handed. */
  compareList: ReaderCall<ListToCompare, ComparisonSummary>;
  /** Records of the last comparison from a place on: JSON text of `ComparedRecord[]`. `BAD_REQUEST` likewise. */
  readCompared: ReaderCall<
    ListToCompare & { readonly group: ComparedGroup; readonly from: number },
    ListPiece
  >;
  /** A comparison as the bytes of a file, which come along. `BAD_REQUEST` likewise. */
  exportCompared: ReaderCall<
    ListToCompare & { readonly facts: ComparisonFacts; readonly separator: Separator | null },
    ExportTally
  >;
  /** Gets ready to export records, with the person's notes that come along as JSON. `BAD_REQUEST` for rows that are none. */
  openExport: ReaderCall<RecordsToExport & { readonly number: number }, { readonly total: number }>;
  /** The next part of an export comes along; nothing after the last one. `BAD_REQUEST` for one that is not open. */
  readExport: ReaderCall<{ readonly number: number; readonly part: number }, ExportTally>;
  /** Drops everything that is open. */
  close: ReaderCall<null, null>;
}

export type ReaderCallName = keyof ReaderCalls;
export type ReaderRequest<Name extends ReaderCallName> = ReaderCalls[Name]['request'];
export type ReaderAnswer<Name extends ReaderCallName> = ReaderCalls[Name]['answer'];

/** To the reader: pieces, then the call that they belong to. */
export type ToReader =
  | Piece
  | { readonly id: number; readonly name: ReaderCallName; readonly request: unknown };

/** From the reader: that it is there, then for each call pieces and its result. */
export type FromReader =
  | Piece
  | { readonly id: number; readonly result: Result<unknown> }
  | { readonly ready: true };
