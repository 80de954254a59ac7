import { extname } from 'node:path';
import { BrowserWindow, clipboard, dialog } from 'electron';
import { words } from './words';

/** The parts of the desktop that features use; Electron's dialogs and clipboard in the app. */
export interface Desk {
  /** Asks for a file to read; undefined when the person cancels. */
  chooseFile(purpose: 'key' | 'profiles'): Promise<string | undefined>;
  /** Asks where to save; undefined when the person cancels. */
  chooseTarget(suggestedName: string): Promise<string | undefined>;
  /** Asks whether keys may go to another address, in a dialog of the system's that the window cannot answer. */
  confirmAddress(from: string, to: string): Promise<boolean>;
  /** Asks whether a website may see an address of the account, likewise; `host` with port. */
  confirmLink(host: string): Promise<boolean>;
  /** Asks whether the page of a newer version may be opened, likewise; `host` with port. */
  confirmReleasePage(host: string): Promise<boolean>;
  /** Asks whether files that the person has not chosen by name may be replaced, likewise. */
  confirmReplace(names: readonly string[]): Promise<boolean>;
  readClipboard(): Promise<string>;
  writeClipboard(text: string): Promise<void>;
}

const filters = {
  key: [],
  profiles: [{ name: 'JSON', extensions: ['json'] }],
};

/** By the ending that the app suggests; systems that hide endings add it to a name that is typed without one. */
const filtersFor = (name: string): Electron.FileFilter[] => {
  const extension = extname(name).slice(1);
  return [{ name: extension.toUpperCase(), extensions: [extension] }];
};

const mainWindow = () => BrowserWindow.getAllWindows()[0];

/** A question that only a person can answer, by a button that says what it does. Cancel is the default. */
const ask = async (message: string, detail: string, confirm: string): Promise<boolean> => {
  const options: Electron.MessageBoxOptions = {
    type: 'warning',
    message,
    detail,
    buttons: [words.cancel, confirm],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const window = mainWindow();
  const { response } = await (window
    ? dialog.showMessageBox(window, options)
    : dialog.showMessageBox(options));
  return response === 1;
};

/** Electron's dialogs, attached to the main window, and its clipboard. */
export const electronDesk: Desk = {
  chooseFile: async (purpose) => {
    const options: Electron.OpenDialogOptions = {
      properties: ['openFile', 'showHiddenFiles'],
      filters: filters[purpose],
    };
    const window = mainWindow();
    const { canceled, filePaths } = await (window
      ? dialog.showOpenDialog(window, options)
      : dialog.showOpenDialog(options));
    return canceled ? undefined : filePaths[0];
  },
  chooseTarget: async (suggestedName) => {
    const options: Electron.SaveDialogOptions = {
      defaultPath: suggestedName,
      filters: filtersFor(suggestedName),
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    };
    const window = mainWindow();
    const { canceled, filePath } = await (window
      ? dialog.showSaveDialog(window, options)
      : dialog.showSaveDialog(options));
    return canceled || filePath === '' ? undefined : filePath;
  },
  confirmAddress: (from, to) => {
    const { host } = new URL(to);
    const { message, detail, confirm } = words.confirmHost;
    return ask(message(host), detail(from, to), confirm(host));
  },
  confirmLink: (host) => {
    const { message, detail, confirm } = words.confirmLink;
    return ask(message(host), detail(host), confirm);
  },
  confirmReleasePage: (host) => {
    const { message, detail, confirm } = words.confirmReleasePage;
    return ask(message(host), detail(host), confirm);
  },
  confirmReplace: (names) => {
    const { message, detail, confirm } = words.confirmReplace;
    return ask(message, detail(names.join(', ')), confirm);
  },
  readClipboard: () => clipboard.readText(),
  writeClipboard: (text) => clipboard.writeText(text),
};
