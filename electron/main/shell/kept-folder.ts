import { homedir } from 'node:os';

/** What this module needs of Node's `process`. */
type Process = Pick<NodeJS.Process, 'platform' | 'cwd' | 'chdir'>;

/** To be asked once: Node remembers its first answer, and does not hear of what Windows changes. */
const folderOf = (process: Process): string => {
  try {
    return process.cwd();
  } catch {
    return homedir();
  }
};

/**
 * Answers with what takes this process back to the folder that it is in now. On Windows a dialog for files takes it into
 * the folder of the chosen file, as Electron does not ask it not to (`FOS_NOCHANGEDIR`, file_dialog_win.cc), and until
 * this process leaves, nobody can delete that folder or take out the drive that it is on: the stick with the key.
 */
export const keepFolder = (process: Process): (() => void) => {
  const kept = folderOf(process);
  return () => {
    if (process.platform !== 'win32') return;
    try {
      process.chdir(kept);
    } catch {
      // It is gone, or its drive is: the app works in any folder.
    }
  };
};
