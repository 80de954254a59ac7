import { BrowserWindow, clipboard, dialog } from 'electron';
import type { Desk } from './calls/desk';
import { words } from './words';

const filters = {
  key: [],
  profiles: [{ name: 'JSON', extensions: ['json'] }],
};

const mainWindow = () => BrowserWindow.getAllWindows()[0];

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
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    };
    const window = mainWindow();
    const { canceled, filePath } = await (window
      ? dialog.showSaveDialog(window, options)
      : dialog.showSaveDialog(options));
    return canceled || filePath === '' ? undefined : filePath;
  },
  confirmAddress: async (from, to) => {
    const { host } = new URL(to);
    const options: Electron.MessageBoxOptions = {
      type: 'warning',
      message: words.confirmHost.message(host),
      detail: words.confirmHost.detail(from, to),
      buttons: [words.confirmHost.cancel, words.confirmHost.confirm(host)],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    };
    const window = mainWindow();
    const { response } = await (window
      ? dialog.showMessageBox(window, options)
      : dialog.showMessageBox(options));
    return response === 1;
  },
  readClipboard: () => clipboard.readText(),
  writeClipboard: (text) => clipboard.writeText(text),
};
