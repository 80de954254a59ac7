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

/** The proxy of all that a page asks for beyond the app: its host and port, and Chromium's rules for going without. */
export interface PageProxy {
  readonly server: string;
  readonly bypass: string;
}

/** What the operating system prefers, as the page's `prefers-color-scheme` sees it. */
export type ColorScheme = 'light' | 'dark';

/** A request of the page, under the URL Electron would show. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | null;
}

/** What the app's protocol handler answered. */
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

/** What the page asked window.open (or a target=_blank link) for. */
export interface PopupDetails {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
}

/** What Chromium says of the place that a menu is wanted for, as far as it is covered. */
export type MenuParams = Pick<
  ContextMenuParams,
  'x' | 'y' | 'isEditable' | 'selectionText' | 'formControlType' | 'menuSourceType' | 'editFlags'
>;

/** What an edit menu does to the page. */
export type EditCommand = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll';

/** An item of a menu that is shown, or a line between items. */
export type MenuLine =
  | '-'
  | { readonly label: string; readonly enabled: boolean; readonly checked: boolean };

/** Settings the main process needs before the app's first line runs. */
interface StartSettings {
  readonly mainEntry: string;
  readonly appArguments: readonly string[];
  readonly colorScheme: ColorScheme;
}

/** What the host asks of the main process. */
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
  personQuits(): void;
  /** The menu that is shown over a window; null when there is none. */
  shownMenu(): readonly MenuLine[] | null;
  chooseInMenu(label: string): void;
  dismissMenu(): void;
  powerEvent(name: string): void;
  passTime(milliseconds: number): void;
};

/** What the main process asks of the host. */
export type HostCalls = {
  createWindow(windowId: number, size: Size, proxy: PageProxy | null): Promise<void>;
  loadWindow(windowId: number, url: string, preload: string | null): Promise<void>;
  crashWindow(windowId: number): Promise<void>;
  /** Asks the page first, as its beforeunload may refuse; false if it did. */
  closePage(windowId: number): Promise<boolean>;
  /** Closes the page without asking it. */
  closeWindow(windowId: number): Promise<void>;
  resizeWindow(windowId: number, size: Size, zoomFactor: number): Promise<void>;
  focusWindow(windowId: number): Promise<void>;
  /** Has the page do what its edit menu says, with the clipboard of the desktop. */
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
