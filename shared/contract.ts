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

/** What the window needs to draw its first screen. */
export interface AppState {
  /** Higher whenever anything in it changed, from 1; only comparable within a run of main. */
  readonly revision: number;
  readonly profiles: readonly Profile[];
  readonly activeProfileId: string | null;
  /** Open alarms by the ids of profiles, as last known in this run; null where what is remembered was not opened yet. */
  readonly openAlarms: Readonly<Record<string, number | null>>;
  readonly notice: SettingsNotice | null;
  /** Where the settings file is. */
  readonly settingsFolder: string;
  /** How many profiles that the settings do not name have files here: the settings may have been lost. */
  readonly earlierProfiles: number;
  readonly preferences: schema.Preferences;
  /** What the preference comes to on this system. */
  readonly language: SpokenLanguage;
  /** Known before the first screen is drawn, so that no frame shows what should be hidden. */
  readonly valuesHidden: boolean;
  readonly captureProtection: CaptureProtection;
  /** Whether nobody can be at the screen; always false where the system does not tell. */
  readonly screenLocked: boolean;
  /** Whether the system tells when its screen is locked. */
  readonly canDetectLock: boolean;
  readonly explorers: readonly Explorer[];
  readonly version: string;
  /** Of what the app runs on. */
  readonly versions: {
    readonly electron: string;
    readonly chromium: string;
    readonly node: string;
  };
  readonly updates: Updates;
  /** False in a packaged app. */
  readonly development: boolean;
}

/** One call: the schema of what is sent, and the type of what is answered. */
interface Call<Request extends z.ZodType, Answer> {
  readonly request: Request;
  /** Only a type; never present at run time. */
  readonly answer?: Answer;
}

const call = <Request extends z.ZodType>(request: Request) => ({
  answering: <Answer>(): Call<Request, Answer> => ({ request }),
});

/**
 * Every call the window can make; none answers with a secret. Adding one is a line here and a handler in main:
 * the preload's methods, the window's types and main's checks all follow from this map.
 */
export const contract = {
  /** The one call that answers the state: what changes of it comes as an event. */
  getState: call(schema.nothing).answering<AppState>(),
  chooseKeyFile: call(schema.nothing).answering<ReadKey>(),
  dropKeyFile: call(schema.droppedKeyFile).answering<ReadKey>(),
  pasteKey: call(schema.nothing).answering<ReadKey>(),
  /** Whether the clipboard still held that key, and has been emptied. */
  clearClipboard: call(schema.stagedKeyRef).answering<boolean>(),
  unlockKey: call(schema.passphrase).answering<StagedKey>(),
  generateKey: call(schema.generation).answering<StagedKey>(),
  cancelGeneration: call(schema.nothing).answering<null>(),
  savePublicKey: call(schema.publicKeyRef).answering<null>(),
  copyText: call(schema.clipboardText).answering<ClipboardState>(),
  testConnection: call(schema.connectionDraft).answering<ConnectionReport>(),
  /** Ends the tests of connections that are under way with `ABORTED`. */
  stopTests: call(schema.nothing).answering<null>(),
  saveProfile: call(schema.newProfile).answering<Profile>(),
  exploreDemo: call(schema.nothing).answering<Profile>(),
  selectProfile: call(schema.profileRef).answering<Profile>(),
  changeProfile: call(schema.profileChange).answering<Profile>(),
  moveProfile: call(schema.move).answering<Profile>(),
  changeKeys: call(schema.keyChange).answering<Profile>(),
  removeProfile: call(schema.removal).answering<Removal>(),
  removeEverything: call(schema.nothing).answering<WipeReport>(),
  /** Removes the keys and files of profiles that the settings do not name; answers of how many some are left. */
  removeEarlier: call(schema.nothing).answering<number>(),
  exportProfiles: call(schema.nothing).answering<null>(),
  importProfiles: call(schema.nothing).answering<ImportReport>(),
  /** The answer that main has at hand, or the offline copy of the last one; null when there is neither. */
  openCopy: call(schema.profileRef).answering<AccountHead | null>(),
  readFileState: call(schema.profileRef).answering<FileState>(),
  deleteCopies: call(schema.nothing).answering<null>(),
  readActivity: call(schema.profileRef).answering<Activity>(),
  readHistory: call(schema.historyFrom).answering<HistoryPage>(),
  /** What the addresses of all profiles say about a text: whether it is an address of the person's own. */
  findAddress: call(schema.addressQuestion).answering<AddressReport>(),
  /** Has the person choose a file with expected records; the one before is dropped. `LIST_NOT_READ` where it has none. */
  chooseList: call(schema.nothing).answering<ChosenFile>(),
  /** The same for a file that was dropped on the window. */
  dropList: call(droppedList).answering<ChosenFile>(),
  /** Compares the list with one of the account; `BAD_REQUEST` for a list that main does not hold any more. */
  compareList: call(comparison).answering<ComparisonSummary>(),
  /** JSON text of `ComparedRecord[]`. */
  readCompared: call(comparedFrom).answering<ListPiece>(),
  exportComparison: call(comparisonToExport).answering<ExportReport>(),
  /** Drops the list, and gives up reading one. */
  closeList: call(schema.nothing).answering<null>(),
  /** Writes the history to a CSV file that the person chooses. */
  exportHistory: call(historyToExport).answering<ExportReport>(),
  /** The alarms about a record, and whether it has had another address. */
  readAlarms: call(schema.recordRef).answering<AlarmsOfRecord>(),
  /** Addresses and names that the account had, from a place on: JSON text of `FormerAddress` and `FormerName`. */
  readFormer: call(schema.formerFrom).answering<ListPiece>(),
  /** One byte of `rowMarks` for each row, in base64; empty when no row has one. */
  readMarks: call(schema.listRef).answering<string>(),
  acknowledge: call(schema.alarmsRef).answering<Activity>(),
  markSeen: call(schema.activityRef).answering<Activity>(),
  readDismissed: call(schema.profileRef).answering<DismissedPairs>(),
  /** Dismisses a pair of look-alike addresses, or takes that back. */
  dismissPair: call(schema.pairToDismiss).answering<DismissedPairs>(),
  refreshAccount: call(schema.profileRef).answering<AccountHead>(),
  /** The answer that waits because it is another account; null when there is none. */
  readOtherAccount: call(schema.profileRef).answering<OtherAnswer | null>(),
  /** Takes that answer for the account from now on, which main asks the person about. */
  trustAccount: call(schema.answerRef).answering<AccountHead>(),
  stopRefresh: call(schema.profileRef).answering<null>(),
  acceptClock: call(schema.profileRef).answering<null>(),
  setPreferences: call(schema.preferenceChanges).answering<null>(),
  /** Hides or shows the values of all accounts, from now on and at the next start. */
  setValuesHidden: call(schema.hiding).answering<null>(),
  /** Somebody is using the window; sent at most once every few seconds. */
  noteUse: call(schema.nothing).answering<null>(),
  setExplorers: call(schema.explorers).answering<null>(),
  deleteLogs: call(schema.nothing).answering<null>(),
  /** The next rows of a list, as `packRows` packs them: each answer says where the one after it starts. */
  readList: call(schema.rowsFrom).answering<ListPiece>(),
  /** The values of the account itself that the specification does not have. */
  readEnvelope: call(schema.answerRef).answering<Envelope>(),
  copyRows: call(schema.rowsToCopy).answering<CopiedRows>(),
  /** Shows the native menu of a record. Answers with the item that is chosen; null when it is closed without. */
  showMenu: call(schema.recordMenu).answering<MenuItemId | null>(),
  exportAccount: call(exportRequest).answering<ExportReport>(),
  cancelExport: call(schema.nothing).answering<null>(),
  readNotes: call(schema.profileRef).answering<NotesState>(),
  /** Where the note is kept. */
  saveNote: call(schema.noteToSave).answering<NotesState['home']>(),
  /** Writes notes, pinned addresses and websites to a file that the person chooses; no secret is among them. */
  exportNotesFile: call(schema.profileRef).answering<NotesFileReport>(),
  /** Has the person choose such a file, and says what it would change. `NOTES_FILE_NOT_READ` where it is none. */
  chooseNotesFile: call(schema.profileRef).answering<NotesFilePreview>(),
  /** Brings it in; `BAD_REQUEST` for a file that main does not hold any more. */
  importNotesFile: call(notesFileToImport).answering<NotesImport>(),
  openLink: call(schema.linkRef).answering<null>(),
  /** Looks for a newer version, because a person wants that now, and answers what is known. */
  checkForUpdate: call(schema.nothing).answering<Updates>(),
  openReleasePage: call(schema.nothing).answering<null>(),
  readViews: call(schema.profileRef).answering<ListViews>(),
  saveView: call(viewToSave).answering<null>(),
  checkConnection: call(schema.profileRef).answering<Diagnosis>(),
  saveReport: call(schema.reportRef).answering<null>(),
  copyReport: call(schema.reportRef).answering<null>(),
  /** The last requests, the newest first; null for one that is not kept any more. */
  readRequests: call(schema.profileRef).answering<readonly RequestSummary[]>(),
  readRequest: call(schema.requestRef).answering<RequestDetails | null>(),
  /** Signs a request as it would be sent now, and sends nothing. */
  dryRun: call(schema.profileRef).answering<RequestDetails>(),
  /** Main writes it: without secrets, hosts, and what looks like an address. */
  copyRequest: call(schema.requestToCopy).answering<null>(),
};

/** One event: only the type of its data, which main makes and nobody needs to check. */
interface MainEvent<Data> {
  /** Never present at run time. */
  readonly data?: Data;
}

const event = <Data>(): MainEvent<Data> => ({});

/**
 * Everything main tells the window without being asked. Adding one is a line here and a `send` in main:
 * the preload's `on` and the window's types follow from this map. No secret is ever in one.
 */
export const events = {
  /** Taken only when its revision is higher than the last one's: answers and events may overtake each other. */
  state: event<AppState>(),
  /** What a refresh waits for now; null when it has ended. */
  wait: event<{ readonly profileId: string; readonly wait: Wait | null }>(),
  /** The person has chosen a file for `chooseList`, which is read from now on. */
  listChosen: event<null>(),
  /** A list that was read, or being read, to compare with is gone, because nobody is at the screen. */
  listDropped: event<null>(),
  /** Files of notes up to this `fileNumber` are gone, because nobody is at the screen. */
  notesFileDropped: event<number>(),
  /** Null when the export has ended. */
  exportProgress: event<ExportProgress | null>(),
  /** Keys that were read and not saved yet are gone, because nobody is at the screen: their ids mean nothing any more. */
  stagedKeysDropped: event<null>(),
  /** Whether the person is asked about a service address now, in a box over the window: no call goes to it meanwhile. */
  addressAsked: event<boolean>(),
  /** Another answer of the profile is shown from now on: the offline copy, or one of the service. */
  accountChanged: event<{ readonly profileId: string; readonly head: AccountHead }>(),
  /** What is remembered of the profile is kept elsewhere than was told, or could not be kept. */
  activityKept: event<{ readonly profileId: string }>(),
  /** A request of the profile has begun or ended. */
  requestNoted: event<{ readonly profileId: string }>(),
  // The next three tell one field of the state of that revision before the whole: a state may wait for its language.
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
