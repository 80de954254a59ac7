import { BrowserWindow, clipboard, dialog } from 'electron';
import type { Desk } from './calls/desk';

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
  readClipboard: () => clipboard.readText(),
  writeClipboard: (text) => clipboard.writeText(text),
};
