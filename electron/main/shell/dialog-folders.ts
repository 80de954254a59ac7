import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { withTimeout } from '../timers';

/** Longest time to look for a folder, in milliseconds: a network drive may not answer. */
const patience = 500;

const isFolder = async (folder: string): Promise<boolean> => {
  try {
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
};

/**
 * The folders of the files that were chosen in this run, by purpose. Without a folder, Electron opens every dialog in
 * Downloads, and then the system does not remember the last one (breaking changes of Electron 43).
 */
export const createDialogFolders = () => {
  const folders = new Map<string, string>();
  return {
    /**
     * The folder in which a dialog begins; undefined where none is known, or it is gone or does not answer. Electron
     * looks at the folder in main's own thread, so it is looked for before. A folder that was not found is forgotten:
     * each look at a drive that does not answer keeps one of Node's four threads, which all files need.
     */
    of: async (purpose: string): Promise<string | undefined> => {
      const folder = folders.get(purpose);
      if (folder === undefined) return undefined;
      if (await withTimeout(patience, isFolder(folder), () => false)) return folder;
      folders.delete(purpose);
      return undefined;
    },
    keep: (purpose: string, file: string): void => {
      folders.set(purpose, dirname(file));
    },
  };
};
