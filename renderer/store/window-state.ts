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

/** Parts of the settings that other screens lead to; all of them are on the page of the connection. */
export type Setting = 'address' | 'keys' | 'connection-check' | 'requests';

/** One of `rowMarks` for each row of a list, where any row has one; null while those of newer rows are not known yet. */
export interface RowMarks {
  readonly wallets?: Uint8Array | null;
  readonly contracts?: Uint8Array | null;
}

/** The account on screen. It always belongs to the active profile: switching clears it before anything else. */
export interface OpenAccount extends AccountRows {
  readonly head: AccountHead;
  /** Whether a list of it could not be had, so that it is not on its way. */
  readonly lacksList?: boolean;
}

/** The person's own notes of the profile on screen, by the key of their address. */
export interface LocalNotes extends Pick<NotesState, 'home' | 'waiting'> {
  readonly entries: ReadonlyMap<string, LocalNote>;
}

/** An explorer as it is typed, and as it applies: not at all where it is new. */
export interface ExplorerRow {
  readonly typed: Explorer;
  readonly inForce: Explorer | null;
}

/** Explorers as they are being edited. */
export interface ExplorerEdit {
  readonly rows: readonly ExplorerRow[];
  /** Those of main that the rows were made from, or have been made to fit since. */
  readonly of: readonly Explorer[];
  /** How many changes of the rows are being written. */
  readonly saves: number;
}

/** What something is about, and what the window showed of that when it began. */
export interface Cause {
  readonly topic: 'app' | 'profiles' | 'screen' | 'copy';
  readonly facts: readonly (string | number | boolean | null | undefined)[];
}

/** Something that has just been done, said and shown until it is over (`announce.ts`). */
export interface Announcement {
  /** `spoken`: for screen readers, where the eye sees it otherwise. */
  readonly kind: 'good' | 'warning' | 'spoken';
  readonly text: string;
  /** The address that has been copied, to be shown whole; never while values are hidden. */
  readonly copied?: { readonly name: string | null; readonly address: string };
  readonly cause: Cause;
}

/** What came of a comparison, and with which answer. */
export interface Compared extends Pick<AccountHead, 'revision' | 'source' | 'receivedAt'> {
  readonly summary: ComparisonSummary;
  /** Whether an older answer had been compared with the same list before. */
  readonly isAgain: boolean;
}

/** Alarms that the person is asked about, and the version of the activity that told them, or of one before it. */
export interface AskedAlarms {
  readonly asked: Alarm | 'all';
  readonly version: number;
}

/** A list that somebody expects, beside one of the account. */
export interface Comparing {
  readonly list: ListName;
  /** Null while it is read, and where it could not be. */
  readonly chosen: ChosenList | null;
  /** Null until they are known. */
  readonly columns: ExpectedColumns | null;
  /** Whether the person is asked for the columns. */
  readonly isAsking: boolean;
  readonly compared: Compared | null;
  readonly failure: Failure | null;
}

export interface WindowState {
  /** Null until main has answered for the first time. */
  readonly app: AppState | null;
  /** Main could not even say what profiles there are. */
  readonly broken: Failure | null;
  /** Whether values of accounts are kept out of the document; so until it is known. */
  readonly valuesHidden: boolean;
  /** What the person has asked for and main has not said yet; null when it has. */
  readonly hidingAsked: boolean | null;
  /** The form for a new profile is open: over the account, or as the first screen where there is none. */
  readonly connecting: boolean;
  /** Main asks the person about a service address, in a box over the window. */
  readonly addressAsked: boolean;
  readonly view: View;
  readonly settingsPage: SettingsPage;
  /** The part of the settings to go to; null once it is reached. */
  readonly setting: Setting | null;
  /** The profile that main has been asked to make the active one, and has not answered yet. */
  readonly selecting: string | null;
  readonly account: OpenAccount | null;
  /** The rows that what is selected, open and marked is a place in: of an earlier answer, while newer ones are coming. */
  readonly followed: AccountRows;
  /**
   * The newest answer of this account, whose lists may be on their way; null before the first. The very same object, while
   * they are wanted: an account that is left and opened again has the same answer in another one.
   */
  readonly taken: AccountHead | null;
  /** The refresh under way: what comes of any other is dropped. */
  readonly refreshing: {
    readonly profileId: string;
    /** When it began, in milliseconds since the epoch. */
    readonly since: number;
  } | null;
  /** When the next refresh comes by itself, in milliseconds since the epoch; null while none is to. */
  readonly nextRefreshAt: number | null;
  /** Whether the refresh has taken longer than usual, so that it tells what it waits for. */
  readonly isSlow: boolean;
  /** Why the last refresh failed, and when; null after a success. */
  readonly failure: { readonly failure: Failure; readonly at: number } | null;
  /** The answer that is another account, and waits for the person; null while there is none. */
  readonly other: OtherAnswer | null;
  /** Whether the person goes on looking at the last good answer meanwhile. */
  readonly keepsLooking: boolean;
  /** What refreshes under way wait for, by their profile: one that was left goes on. */
  readonly waits: Readonly<Record<string, Wait | null>>;
  /** How far the export is that is being written; null while there is none. */
  readonly exportProgress: ExportProgress | null;
  readonly lists: Lists;
  /** Those of other profiles, by their ids, as they were left in this run: what is looked for is kept nowhere else. */
  readonly leftLists: ReadonlyMap<string, Lists>;
  /** The profile whose lists these are: what is kept of an earlier run has been read, or was left in this one. */
  readonly restoredLists: string | null;
  /** How many records of the list on screen match its search and filters, and how many there are. */
  readonly shown: { readonly list: ListName; readonly count: number; readonly of: number } | null;
  /** What has changed in the account since it was last looked at; null until it has been compared. */
  readonly activity: Activity | null;
  readonly marks: RowMarks;
  /** Addresses that the account had; null until they have been read, when none is compared with them. */
  readonly former: readonly FormerAddress[] | null;
  /** Names that records had when the account was last looked at, and that others have now. */
  readonly formerNames: readonly FormerName[];
  /** What the person is asked about before it is acknowledged, as it was when they asked for it; or that what was known is lost. */
  readonly acknowledging: AskedAlarms | 'lost' | null;
  /** What is shown of the history. */
  readonly history: ChosenHistory;
  /** Where the last history that was looked at was left, for as long as no other one is. */
  readonly historyPlace: HistoryPlace | null;
  /** How many entries that has; 0 before it has been read. */
  readonly historyFound: number;
  /** The list whose open details were opened from the changes, to which closing them leads back; null while none are. */
  readonly fromHistory: ListName | null;
  /** The record to open once its list, which is still coming, is there: its place in that list; null while none is. */
  readonly opening: { readonly list: ListName; readonly record: number } | null;
  /** The list that one of the account is compared with; null while none is. */
  readonly comparing: Comparing | null;
  /** Look-alikes that are not warned of; null until they have been read, when none is warned of. */
  readonly dismissed: DismissedPairs | null;
  /** The request that is looked at, by its number; null while none is. */
  readonly openRequest: number | null;
  /** How often a request of the active profile has begun or ended in this window. */
  readonly requestsNoted: number;
  /** What the person should know of the encrypted files of the profile. */
  readonly fileNotices: readonly FileNotice[];
  /** What the last check of the connection of the profile found. */
  readonly diagnosis: Diagnosis | null;
  /** The connection that is being checked, as `connectionOf` names it; null while none is. */
  readonly examining: string | null;
  /** Explorers as they are being edited, kept while other views are looked at; null when they are as saved. */
  readonly explorerEdit: ExplorerEdit | null;
  /** Whether the sheet of all keys is open. */
  readonly shortcutsShown: boolean;
  /** When the field was opened that finds addresses, commands and places, which names this opening; null while it is not. */
  readonly palette: number | null;
  /** What the open dialog saves into a file; null while none is open. */
  readonly exportShown: 'account' | 'comparison' | null;
  /** The address whose notes are open over the screen; null while none are. */
  readonly notesShown: string | null;
  /** The person's own notes of the active profile; null until they have been read. */
  readonly notes: LocalNotes | null;
  /** What has just been done. */
  readonly announcement: Announcement | null;
  /** What has just been said to screen readers alone, whatever is on screen. */
  readonly spoken: Announcement | null;
  /** The dialogs that are open, the one on top last. */
  readonly dialogs: readonly string[];
  /** How often something was to be put into the clipboard in this window, and how often it was. */
  readonly clipboard: { readonly asked: number; readonly written: number };
  /** What is copied only after a question. */
  readonly pendingCopy: PendingCopy | null;
}

/** Everything that belongs to one account; set together so that no part of another account stays behind. */
export const noAccount = {
  account: null,
  followed: {},
  taken: null,
  refreshing: null,
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
