import { extname } from 'node:path';
import { BrowserWindow, clipboard, dialog } from 'electron';
import type { Desk } from './dialogs';
import { words } from './words';

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
  confirmReveal: (profileName) => {
    const { message, detail, confirm } = words.confirmReveal;
    return ask(message(profileName), detail, confirm);
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
