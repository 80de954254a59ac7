import type { z } from 'zod';
import type { AccountHead, Wait } from './account';
import type {
  Activity,
  AlarmsOfRecord,
  HistoryPage,
  OtherAnswer,
  DismissedPairs,
} from './activity';
import type { ClipboardState, CopiedRows } from './copying';
import type { Diagnosis } from './diagnosis';
import type { ChosenFile, ComparisonSummary } from './expected';
import type { Explorer } from './explorer';
import type { ExportProgress, ExportReport } from './export';
import {
  exportRequest,
  historyToExport,
  notesFileToImport,
  comparedFrom,
  comparison,
  comparisonToExport,
  droppedList,
  viewToSave,
  type ListViews,
} from './file-schemas';
import type { FileState } from './file-state';
import type { SpokenLanguage } from './language';
import type { NotesState, NotesImport, NotesFilePreview, NotesFileReport } from './notes';
import type { AddressReport } from './ownership';
import type { MenuItemId } from './native-menu';
import type {
  CaptureProtection,
  ConnectionReport,
  ImportReport,
  Removal,
  Profile,
  ReadKey,
  SettingsNotice,
  StagedKey,
  WipeReport,
} from './profile';
import type { Envelope, ListPiece } from './reader-messages';
import type { RequestDetails, RequestSummary } from './requests';
import type { Updates } from './updates';
import * as schema from './schemas';

/** The app's state, as the window shows it. */
export interface AppState {
  /** Starts at 1 and grows with every change of the state; comparable only within one run of main. */
  readonly revision: number;
  readonly profiles: readonly Profile[];
  readonly activeProfileId: string | null;
  /** Number of open alarms by profile id, as last known in this run; null while no baseline is open. */
  readonly openAlarms: Readonly<Record<string, number | null>>;
  readonly notice: SettingsNotice | null;
  /** Folder of the settings file. */
  readonly settingsFolder: string;
  /** Number of profiles with files here that the settings do not name. The settings may have been lost. */
  readonly earlierProfiles: number;
  readonly preferences: schema.Preferences;
  /** Language in use, from the preference and the system. */
  readonly language: SpokenLanguage;
  /** Part of the first state, so that no frame shows values that should be hidden. */
  readonly valuesHidden: boolean;
  readonly captureProtection: CaptureProtection;
  /** Always false where the system does not report that the screen is locked. */
  readonly screenLocked: boolean;
  /** Whether the system reports that the screen is locked. */
  readonly canDetectLock: boolean;
  readonly explorers: readonly Explorer[];
  /** Version of the app. */
  readonly version: string;
  /** Versions of the runtime. */
  readonly versions: {
    readonly electron: string;
    readonly chromium: string;
    readonly node: string;
  };
  readonly updates: Updates;
  /** False in a packaged app. */
  readonly development: boolean;
}

/** One call: the schema of the request, and the type of the answer. */
interface Call<Request extends z.ZodType, Answer> {
  readonly request: Request;
  /** For the type only; never present at run time. */
  readonly answer?: Answer;
}

const call = <Request extends z.ZodType>(request: Request) => ({
  answering: <Answer>(): Call<Request, Answer> => ({ request }),
});

/**
 * Every call that the window can make. No answer contains a secret. A new call needs a line here and a handler in main;
 * the preload's methods, the window's types and main's checks are derived from this map.
 */
export const contract = {
  /** The only call that returns the app's state; later changes arrive as events. */
  getState: call(schema.nothing).answering<AppState>(),
  chooseKeyFile: call(schema.nothing).answering<ReadKey>(),
  dropKeyFile: call(schema.droppedKeyFile).answering<ReadKey>(),
  pasteKey: call(schema.nothing).answering<ReadKey>(),
  /** Empties the clipboard if it still holds the pasted key; returns whether it did. */
  clearClipboard: call(schema.stagedKeyRef).answering<boolean>(),
  unlockKey: call(schema.passphrase).answering<StagedKey>(),
  generateKey: call(schema.generation).answering<StagedKey>(),
  cancelGeneration: call(schema.nothing).answering<null>(),
  savePublicKey: call(schema.publicKeyRef).answering<null>(),
  copyText: call(schema.clipboardText).answering<ClipboardState>(),
  testConnection: call(schema.connectionDraft).answering<ConnectionReport>(),
  /** Ends all running connection tests with `ABORTED`. */
  stopTests: call(schema.nothing).answering<null>(),
  saveProfile: call(schema.newProfile).answering<Profile>(),
  exploreDemo: call(schema.nothing).answering<Profile>(),
  selectProfile: call(schema.profileRef).answering<Profile>(),
  changeProfile: call(schema.profileChange).answering<Profile>(),
  moveProfile: call(schema.move).answering<Profile>(),
  changeKeys: call(schema.keyChange).answering<Profile>(),
  removeProfile: call(schema.removal).answering<Removal>(),
  removeEverything: call(schema.nothing).answering<WipeReport>(),
  /** Removes keys and files of profiles that the settings do not name; returns the number of profiles with any left. */
  removeEarlier: call(schema.nothing).answering<number>(),
  exportProfiles: call(schema.nothing).answering<null>(),
  importProfiles: call(schema.nothing).answering<ImportReport>(),
  /** The answer that is open in this run, or else the offline copy of the last answer; null when there is neither. */
  openCopy: call(schema.profileRef).answering<AccountHead | null>(),
  readFileState: call(schema.profileRef).answering<FileState>(),
  deleteCopies: call(schema.nothing).answering<null>(),
  readActivity: call(schema.profileRef).answering<Activity>(),
  readHistory: call(schema.historyFrom).answering<HistoryPage>(),
  /** Looks a text up among the addresses of all profiles, to say whether it is an address of the user's own. */
  findAddress: call(schema.addressQuestion).answering<AddressReport>(),
  /** Lets the user choose a file with expected records and drops the previous one. `LIST_NOT_READ` for other files. */
  chooseList: call(schema.nothing).answering<ChosenFile>(),
  /** Like `chooseList`, for a file that was dropped on the window. */
  dropList: call(droppedList).answering<ChosenFile>(),
  /** Compares the file with a list of the account; `BAD_REQUEST` when main no longer holds the file. */
  compareList: call(comparison).answering<ComparisonSummary>(),
  /** JSON text of `ComparedRecord[]`. */
  readCompared: call(comparedFrom).answering<ListPiece>(),
  exportComparison: call(comparisonToExport).answering<ExportReport>(),
  /** Drops the file with expected records, also while it is being read. */
  closeList: call(schema.nothing).answering<null>(),
  /** Writes the history to a CSV file that the user chooses. */
  exportHistory: call(historyToExport).answering<ExportReport>(),
  readAlarms: call(schema.recordRef).answering<AlarmsOfRecord>(),
  /** Former addresses and names from an index on: JSON text of `FormerAddress` and `FormerName`. */
  readFormer: call(schema.formerFrom).answering<ListPiece>(),
  /** Base64 of one `rowMarks` byte for each row; empty when no row has a mark. */
  readMarks: call(schema.listRef).answering<string>(),
  acknowledge: call(schema.alarmsRef).answering<Activity>(),
  markSeen: call(schema.activityRef).answering<Activity>(),
  readDismissed: call(schema.profileRef).answering<DismissedPairs>(),
  /** Dismisses a pair of look-alike addresses, or undoes that. */
  dismissPair: call(schema.pairToDismiss).answering<DismissedPairs>(),
  refreshAccount: call(schema.profileRef).answering<AccountHead>(),
  /** The answer with another account that waits for the user's decision; null when there is none. */
  readOtherAccount: call(schema.profileRef).answering<OtherAnswer | null>(),
  /** Trusts the account of that answer from now on, after main has asked the user. */
  trustAccount: call(schema.answerRef).answering<AccountHead>(),
  stopRefresh: call(schema.profileRef).answering<null>(),
  acceptClock: call(schema.profileRef).answering<null>(),
  setPreferences: call(schema.preferenceChanges).answering<null>(),
  /** Hides or shows the values of all accounts, now and after the next start. */
  setValuesHidden: call(schema.hiding).answering<null>(),
  /** Reports that the user is active in the window; sent at most once every few seconds. */
  noteUse: call(schema.nothing).answering<null>(),
  setExplorers: call(schema.explorers).answering<null>(),
  deleteLogs: call(schema.nothing).answering<null>(),
  /** Rows of a list from an index on, packed by `packRows`. The answer says where the next piece starts. */
  readList: call(schema.rowsFrom).answering<ListPiece>(),
  /** Values of the account object that no other screen shows. */
  readEnvelope: call(schema.answerRef).answering<Envelope>(),
  copyRows: call(schema.rowsToCopy).answering<CopiedRows>(),
  /** Shows the native menu of a record; returns the chosen item, or null when the menu is closed without a choice. */
  showMenu: call(schema.recordMenu).answering<MenuItemId | null>(),
  exportAccount: call(exportRequest).answering<ExportReport>(),
  cancelExport: call(schema.nothing).answering<null>(),
  readNotes: call(schema.profileRef).answering<NotesState>(),
  /** Saves a note; returns where it is stored. */
  saveNote: call(schema.noteToSave).answering<NotesState['home']>(),
  /** Writes notes, pinned addresses and explorers to a file that the user chooses. The file contains no secret. */
  exportNotesFile: call(schema.profileRef).answering<NotesFileReport>(),
  /** Lets the user choose a notes file; returns what it would change. `NOTES_FILE_NOT_READ` for other files. */
  chooseNotesFile: call(schema.profileRef).answering<NotesFilePreview>(),
  /** Imports the chosen notes file; `NOTES_FILE_DROPPED` when main no longer holds the file. */
  importNotesFile: call(notesFileToImport).answering<NotesImport>(),
  openLink: call(schema.linkRef).answering<null>(),
  /** Looks for a newer version now, at the user's request. */
  checkForUpdate: call(schema.nothing).answering<Updates>(),
  openReleasePage: call(schema.nothing).answering<null>(),
  readViews: call(schema.profileRef).answering<ListViews>(),
  saveView: call(viewToSave).answering<null>(),
  checkConnection: call(schema.profileRef).answering<Diagnosis>(),
  saveReport: call(schema.reportRef).answering<null>(),
  copyReport: call(schema.reportRef).answering<null>(),
  /** The last requests of a profile, newest first. */
  readRequests: call(schema.profileRef).answering<readonly RequestSummary[]>(),
  /** Null for a request that is no longer stored. */
  readRequest: call(schema.requestRef).answering<RequestDetails | null>(),
  /** Signs a request as it would be sent now, and sends nothing. */
  dryRun: call(schema.profileRef).answering<RequestDetails>(),
  /** Copies a report that main writes, without secrets, hosts and anything that looks like an address. */
  copyRequest: call(schema.requestToCopy).answering<null>(),
};

/** One event: the type of its data. There is no schema, because the data comes from main and is not checked. */
interface MainEvent<Data> {
  /** For the type only; never present at run time. */
  readonly data?: Data;
}

const event = <Data>(): MainEvent<Data> => ({});

/**
 * Every event that main sends to the window. No event contains a secret. A new event needs a line here and a `send` in
 * main; the preload's `on` and the window's types are derived from this map.
 */
export const events = {
  /** The window ignores a state without a higher revision: answers and events can overtake each other. */
  state: event<AppState>(),
  /** What a refresh waits for now; null when the refresh has ended. */
  wait: event<{ readonly profileId: string; readonly wait: Wait | null }>(),
  /** The user has chosen a file for `chooseList`, and main starts to read it. */
  listChosen: event<null>(),
  /** Main has dropped the file with expected records, because the screen was locked. */
  listDropped: event<null>(),
  /** Main has dropped all notes files up to this `fileNumber`, because the screen was locked. */
  notesFileDropped: event<number>(),
  /** Null when the export has ended. */
  exportProgress: event<ExportProgress | null>(),
  /** Main has dropped all unsaved keys, because of a locked screen or a sleeping computer. Their ids are invalid. */
  stagedKeysDropped: event<null>(),
  /** Whether main is asking the user about a service address in a dialog. No request goes to that address meanwhile. */
  addressAsked: event<boolean>(),
  /** The profile's current answer has changed: to the offline copy, or to a response of the service. */
  accountChanged: event<{ readonly profileId: string; readonly head: AccountHead }>(),
  /** The profile's baseline is stored elsewhere than last reported, or could not be stored. */
  activityKept: event<{ readonly profileId: string }>(),
  /** A request of the profile has begun or ended. */
  requestNoted: event<{ readonly profileId: string }>(),
  // Each of the next three carries one field of the state with this revision. It arrives before the `state` event
  // takes effect, which may have to wait until the window has loaded its language.
  valuesHidden: event<{ readonly revision: number; readonly hidden: boolean }>(),
  screenLocked: event<{ readonly revision: number; readonly locked: boolean }>(),
  updateFound: event<{ readonly revision: number; readonly updates: Updates }>(),
};

export type EventName = keyof typeof events;
export type DataOf<Name extends EventName> =
  (typeof events)[Name] extends MainEvent<infer Data> ? Data : never;

type Contract = typeof contract;
export type CallName = keyof Contract;
export type RequestOf<Name extends CallName> = z.infer<Contract[Name]['request']>;
export type AnswerOf<Name extends CallName> =
  Contract[Name] extends Call<z.ZodType, infer Answer> ? Answer : never;
