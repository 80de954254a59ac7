import type {
  ContextMenuParams,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  OpenDialogReturnValue,
  SaveDialogOptions,
  SaveDialogReturnValue,
  Size,
} from 'electron';
import type { Tagged } from './page/codec';

/** The proxy for all requests of a page that the app does not answer: host and port, and Chromium's bypass rules. */
export interface PageProxy {
  readonly server: string;
  readonly bypass: string;
}

/** Preference of the operating system, which the page sees as `prefers-color-scheme`. */
export type ColorScheme = 'light' | 'dark';

/** A request of the page, with the URL that Electron would report. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | null;
}

/** Answer of the app's protocol handler. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Uint8Array;
}

/** One call of the preload script to ipcMain. */
export interface IpcMessage {
  readonly channel: string;
  readonly args: readonly Tagged[];
  readonly frameUrl: string;
}

/**
 * The outcome of an invoke. A long result is packed: JSON, gzip, base64. Chromium's pipe takes
 * most of a second for each 10 MB of plain text, and a tenth of that for packed text.
 */
export type IpcAnswer =
  | { readonly result: Tagged }
  | { readonly packed: string }
  | { readonly error: string };

/** Arguments of window.open, or of a link with target=_blank. */
export interface PopupDetails {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
}

/** Chromium's description of the place of a context menu, as far as it is covered. */
export type MenuParams = Pick<
  ContextMenuParams,
  'x' | 'y' | 'isEditable' | 'selectionText' | 'formControlType' | 'menuSourceType' | 'editFlags'
>;

/** Commands of an edit menu. */
export type EditCommand = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll';

/** An item of an open menu, or a separator. */
export type MenuLine =
  | '-'
  | { readonly label: string; readonly enabled: boolean; readonly checked: boolean };

/** Settings that the main process needs before the app's first line runs. */
interface StartSettings {
  readonly mainEntry: string;
  readonly appArguments: readonly string[];
  readonly colorScheme: ColorScheme;
}

/** Whose session ends: each system ends the app in its own way. */
export type SessionSystem = 'windows' | 'linux';

/** Calls of the host to the main process. */
export type MainCalls = {
  start(settings: StartSettings): Promise<void>;
  pageRequest(windowId: number, request: PageRequest): Promise<PageAnswer | null>;
  pageNavigates(windowId: number, url: string, isMainFrame: boolean): boolean;
  pageOpensWindow(windowId: number, details: PopupDetails): void;
  pageMoved(windowId: number, url: string): void;
  pageWantsMenu(windowId: number, params: MenuParams): Promise<void>;
  pageCrashed(windowId: number): void;
  pageClosed(windowId: number): void;
  preloadFailed(windowId: number, message: string): void;
  ipc(windowId: number, message: IpcMessage): Promise<IpcAnswer>;
  userQuits(): void;
  /** Lines of the open menu; null if no menu is open. */
  shownMenu(): readonly MenuLine[] | null;
  chooseInMenu(label: string): void;
  dismissMenu(): void;
  powerEvent(name: string): void;
  passTime(milliseconds: number): void;
  endSession(system: SessionSystem): void;
};

/** Calls of the main process to the host. */
export type HostCalls = {
  createWindow(windowId: number, size: Size, proxy: PageProxy | null): Promise<void>;
  loadWindow(windowId: number, url: string, preload: string | null): Promise<void>;
  crashWindow(windowId: number): Promise<void>;
  /** Closes the page unless its beforeunload refuses. Returns whether it is closed. */
  closePage(windowId: number): Promise<boolean>;
  /** Closes the page without running its beforeunload. */
  closeWindow(windowId: number): Promise<void>;
  resizeWindow(windowId: number, size: Size, zoomFactor: number): Promise<void>;
  focusWindow(windowId: number): Promise<void>;
  /** Runs an edit command in the page, with the clipboard of the desktop. */
  editPage(windowId: number, command: EditCommand): Promise<void>;
  sendToPage(windowId: number, channel: string, args: readonly Tagged[]): Promise<void>;
  setColorScheme(scheme: ColorScheme): Promise<void>;
  showOpenDialog(options: OpenDialogOptions): Promise<OpenDialogReturnValue>;
  showSaveDialog(options: SaveDialogOptions): Promise<SaveDialogReturnValue>;
  showMessageBox(options: MessageBoxOptions): Promise<MessageBoxReturnValue>;
  showErrorBox(title: string, content: string): void;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
  openExternal(url: string): Promise<void>;
};
