import type { AccountHead, ListName, Wait } from '../../shared/account';
import type {
  Activity,
  Alarm,
  FormerAddress,
  FormerName,
  OtherAnswer,
  DismissedPairs,
} from '../../shared/activity';
import type { Diagnosis } from '../../shared/diagnosis';
import type { ChosenList, ComparisonSummary, ExpectedColumns } from '../../shared/expected';
import type { Explorer } from '../../shared/explorer';
import type { ExportProgress } from '../../shared/export';
import type { Failure } from '../../shared/failure';
import type { FileNotice } from '../../shared/file-state';
import type { LocalNote, NotesState } from '../../shared/notes';
import type { AppState } from '../../shared/contract';
import type { PendingCopy } from './pending-copy';
import { wholeHistory, type ChosenHistory, type HistoryPlace } from './history-filter';
import { freshLists, type AccountRows, type Lists } from './list-state';

export type View = 'overview' | 'wallets' | 'contracts' | 'activity' | 'settings';

/** The pages of the settings. */
export const settingsPages = [
  'profile',
  'connection',
  'reading',
  'privacy',
  'app',
  'about',
] as const;

export type SettingsPage = (typeof settingsPages)[number];

/** Parts of the settings that other screens link to. All are on the page of the connection. */
export type Setting = 'address' | 'keys' | 'connection-check' | 'requests';

/** One value of `rowMarks` for each row; absent if no row has one, null while those of newer rows are not known. */
export interface RowMarks {
  readonly wallets?: Uint8Array | null;
  readonly contracts?: Uint8Array | null;
}

/** The account on screen. It always belongs to the active profile: switching profiles clears it first. */
export interface OpenAccount extends AccountRows {
  readonly head: AccountHead;
  /** Whether a list could not be read, so that it is not on its way. */
  readonly lacksList?: boolean;
}

/** The user's own notes of the profile on screen, by address key. */
export interface LocalNotes extends Pick<NotesState, 'home' | 'waiting'> {
  readonly entries: ReadonlyMap<string, LocalNote>;
}

/** An explorer as typed, and as it applies; null for a new one, which does not apply yet. */
export interface ExplorerRow {
  readonly typed: Explorer;
  readonly inForce: Explorer | null;
}

/** Explorers as they are being edited. */
export interface ExplorerEdit {
  readonly rows: readonly ExplorerRow[];
  /** The explorers in main that the rows were made from, or have been adapted to since. */
  readonly of: readonly Explorer[];
  /** Number of changes of the rows that are being written. */
  readonly saves: number;
}

/** What an announcement is about, and the facts that the window showed about that when the action began. */
export interface Cause {
  readonly topic: 'app' | 'profiles' | 'screen' | 'copy';
  readonly facts: readonly (string | number | boolean | null | undefined)[];
}

/** A message about what has just happened, shown and read aloud until it is over (`announce.ts`). */
export interface Announcement {
  /** `spoken`: for screen readers only, because the screen shows it in another way. */
  readonly kind: 'good' | 'warning' | 'spoken';
  readonly text: string;
  /** The address that has been copied, to be shown whole; never while values are hidden. */
  readonly copied?: { readonly name: string | null; readonly address: string };
  readonly cause: Cause;
}

/** The result of a comparison, and the answer that was compared. */
export interface Compared extends Pick<AccountHead, 'revision' | 'source' | 'receivedAt'> {
  readonly summary: ComparisonSummary;
  /** Whether an older answer was compared with the same list before. */
  readonly isAgain: boolean;
}

/** Alarms that the user is asked about, and the version of the activity that had them, or of an earlier one. */
export interface AskedAlarms {
  readonly asked: Alarm | 'all';
  readonly version: number;
}

/** A list that the user expects, and its comparison with a list of the account. */
export interface Comparing {
  readonly list: ListName;
  /** Null while the file is being read, and if it could not be read. */
  readonly chosen: ChosenList | null;
  /** Null until they are known. */
  readonly columns: ExpectedColumns | null;
  /** Whether the user is being asked for the columns. */
  readonly isAsking: boolean;
  readonly compared: Compared | null;
  readonly failure: Failure | null;
}

export interface WindowState {
  /** Null until main has sent the first state. */
  readonly app: AppState | null;
  /** Why main could not even send the first state. */
  readonly broken: Failure | null;
  /** Whether values of accounts are kept out of the document; true until main has sent the first state. */
  readonly valuesHidden: boolean;
  /** What the user has asked for: true to hide values, false to show them; null once main has confirmed it. */
  readonly hidingAsked: boolean | null;
  /** Whether the form for a new profile is open: over the account, or as the first screen where there is no profile. */
  readonly connecting: boolean;
  /** Whether main is asking the user about a service address, in a box over the window. */
  readonly addressAsked: boolean;
  readonly view: View;
  readonly settingsPage: SettingsPage;
  /** The part of the settings to go to; null once it is reached. */
  readonly setting: Setting | null;
  /** The profile that main has been asked to make the active one; null once main has responded. */
  readonly selecting: string | null;
  readonly account: OpenAccount | null;
  /** The rows that selection, open details and marks refer to: the previous answer's while newer ones are coming. */
  readonly followed: AccountRows;
  /**
   * The newest answer of this account, whose lists may be on their way; null before the first. Compared by identity: an
   * account that is left and opened again has the same answer in another object, so that earlier reads are dropped.
   */
  readonly taken: AccountHead | null;
  /** The refresh under way. The result of any other refresh is dropped. */
  readonly refreshing: {
    readonly profileId: string;
    /** When it began, in milliseconds since the epoch. */
    readonly since: number;
  } | null;
  /** Whether the last refresh, or the one under way, began by itself after one that had gone well. */
  readonly isRoutine: boolean;
  /** When the next automatic refresh is due, in milliseconds since the epoch; null while none is. */
  readonly nextRefreshAt: number | null;
  /** Whether the refresh is taking so long that it shows what it waits for. */
  readonly isSlow: boolean;
  /** Why the last refresh failed, and when, in milliseconds since the epoch; null after a success. */
  readonly failure: { readonly failure: Failure; readonly at: number } | null;
  /** The answer of another account, which waits for the user's decision; null while there is none. */
  readonly other: OtherAnswer | null;
  /** Whether the user goes on with the last answer of the known account meanwhile. */
  readonly keepsLooking: boolean;
  /** What the refreshes under way wait for, by profile. A refresh goes on after its profile has been left. */
  readonly waits: Readonly<Record<string, Wait | null>>;
  /** Progress of the export that is being written; null while there is none. */
  readonly exportProgress: ExportProgress | null;
  readonly lists: Lists;
  /** The lists of other profiles by id, as they were left in this run. Their searches are stored nowhere else. */
  readonly leftLists: ReadonlyMap<string, Lists>;
  /**
   * The profile that `lists` were restored for, from an earlier run or from this one; null until then, and if that
   * failed.
   */
  readonly restoredLists: string | null;
  /** Number of records of the list on screen that match its search and filters, and number of all its records. */
  readonly shown: { readonly list: ListName; readonly count: number; readonly of: number } | null;
  /** What has changed in the account since it was last marked as seen; null until it has been compared. */
  readonly activity: Activity | null;
  readonly marks: RowMarks;
  /** Addresses that the account had. Null until they have been read; until then, no address is compared with them. */
  readonly former: readonly FormerAddress[] | null;
  /** Names that records had when the account was last marked as seen, and that other records have now. */
  readonly formerNames: readonly FormerName[];
  /** What the user is asked to acknowledge: alarms as they were when the question was opened, or a lost baseline. */
  readonly acknowledging: AskedAlarms | 'lost' | null;
  /** The user's filter of the history. */
  readonly history: ChosenHistory;
  /** Where the last history shown was left, until another one is shown. */
  readonly historyPlace: HistoryPlace | null;
  /** Number of entries of the history on screen; 0 before it has been read. */
  readonly historyFound: number;
  /**
   * The list whose open details were opened from the history, and lead back there when closed; null if there is none.
   */
  readonly fromHistory: ListName | null;
  /**
   * The record to open when its list, which is still on its way, has arrived: `record` is its index in that list. Null
   * while there is none.
   */
  readonly opening: { readonly list: ListName; readonly record: number } | null;
  /** The comparison with a list of the account; null while there is none. */
  readonly comparing: Comparing | null;
  /** Pairs of look-alikes that are not warned of. Null until they have been read; until then, no pair is warned of. */
  readonly dismissed: DismissedPairs | null;
  /** Number of the request whose details are open; null while none is. */
  readonly openRequest: number | null;
  /** How often a request of the active profile has begun or ended in this window. */
  readonly requestsNoted: number;
  /** Notices for the user about the encrypted files of the profile. */
  readonly fileNotices: readonly FileNotice[];
  /** Result of the last connection check of the profile; null before one. */
  readonly diagnosis: Diagnosis | null;
  /** The connection that is being checked, as `connectionOf` names it; null while none is. */
  readonly examining: string | null;
  /** Explorers as they are being edited, kept while other views are shown; null when they are as saved. */
  readonly explorerEdit: ExplorerEdit | null;
  /** Whether the sheet of keyboard shortcuts is open. */
  readonly shortcutsShown: boolean;
  /** When the palette was opened (`performance.now()`), which identifies this opening; null while it is closed. */
  readonly palette: number | null;
  /** What the open dialog saves into a file; null while none is open. */
  readonly exportShown: 'account' | 'comparison' | null;
  /** The address whose notes are open over the screen; null while none is. */
  readonly notesShown: string | null;
  /** The user's own notes of the active profile; null until they have been read. */
  readonly notes: LocalNotes | null;
  /** The latest message, for the screen and for screen readers. */
  readonly announcement: Announcement | null;
  /** The latest message for screen readers only. */
  readonly spoken: Announcement | null;
  /** Ids of the open dialogs, the topmost last. */
  readonly dialogs: readonly string[];
  /** How often a copy was begun in this window (`asked`), and how often the clipboard was written (`written`). */
  readonly clipboard: { readonly asked: number; readonly written: number };
  /** The copy that waits for the user's decision. */
  readonly pendingCopy: PendingCopy | null;
}

/** The empty state of what belongs to one account. Set together, so that no part of another account stays behind. */
export const noAccount = {
  account: null,
  followed: {},
  taken: null,
  refreshing: null,
  isRoutine: false,
  nextRefreshAt: null,
  isSlow: false,
  failure: null,
  other: null,
  keepsLooking: false,
  activity: null,
  marks: {},
  former: null,
  formerNames: [],
  acknowledging: null,
  history: wholeHistory,
  historyFound: 0,
  fromHistory: null,
  opening: null,
  comparing: null,
  dismissed: null,
  fileNotices: [],
  openRequest: null,
  diagnosis: null,
  examining: null,
  exportShown: null,
  notesShown: null,
  pendingCopy: null,
} as const satisfies Partial<WindowState>;

export const initialState: WindowState = {
  app: null,
  broken: null,
  valuesHidden: true,
  hidingAsked: null,
  connecting: false,
  addressAsked: false,
  view: 'overview',
  settingsPage: 'profile',
  setting: null,
  selecting: null,
  ...noAccount,
  waits: {},
  exportProgress: null,
  lists: freshLists,
  leftLists: new Map(),
  restoredLists: null,
  shown: null,
  historyPlace: null,
  explorerEdit: null,
  requestsNoted: 0,
  shortcutsShown: false,
  palette: null,
  notes: null,
  announcement: null,
  spoken: null,
  dialogs: [],
  clipboard: { asked: 0, written: 0 },
};
