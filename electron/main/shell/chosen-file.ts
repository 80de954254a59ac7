import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileProblem } from '../../../shared/problems';
import type { NativeDialogs } from './native-dialogs';
import { type FoundFile, readFileUpTo } from '../storage/read-file';
import { whileItGoesOn } from '../timers';
import { writeFiles } from '../storage/write-files';

/**
 * Where the system keeps what is no file of a person, or looks for another computer as soon as it is named. In any capitals,
 * which macOS takes for the same, and there also by the place that its `/net` leads to.
 */
const notFiles = /^(?:\/system\/volumes\/data)?\/(?:dev|proc|sys|net)(?:\/|$)/iu;

/** Names that Windows takes for devices in every folder, whatever follows a dot. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])[ ]*(?:\.|$)/iu;

const isLocalOnWindows = (path: string): boolean => {
  // Nothing but a drive, with its separator: `\\host\share` and `\\?\UNC` log in to another computer, `\\.\` names devices.
  const [, rest] = /^[a-z]:[\\/](.*)$/isu.exec(win32.normalize(path)) ?? [];
  // A colon further on names another stream of the file.
  if (rest === undefined || rest.includes(':')) return false;
  return !rest.split('\\').some((part) => devices.test(part));
};

/**
 * Whether a path is absolute and leads to a file of this computer, as far as its text can tell: looking at one that does not
 * can already reach another host, or read a device. A drive or a folder that the person has mounted is taken for local.
 */
export const isLocalPath = (
  path: string,
  platform: NodeJS.Platform = process.platform,
): boolean => {
  if (path.includes('\0')) return false;
  if (platform === 'win32') return isLocalOnWindows(path);
  // Two slashes at the start are another host on some systems.
  const whole = posix.normalize(path);
  return posix.isAbsolute(path) && !path.startsWith('//') && !notFiles.test(whole);
};

/** Why a file could not be read, by the system's name of the error. */
const problems: Readonly<Record<string, FileProblem>> = {
  ENOENT: 'absent',
  EISDIR: 'folder',
  EACCES: 'denied',
  EPERM: 'denied',
  ETIMEDOUT: 'silent',
  EHOSTDOWN: 'silent',
  ESTALE: 'silent',
};

/** A drive on a network that has gone answers after minutes, or never. In milliseconds. */
const longestSilence = 15_000;

/**
 * Reads a file that the person has chosen. Fails as `tooLarge` does, or with `FILE_NOT_READABLE` and why, where the system
 * tells. Where nothing comes for 15 seconds it is given up: the person waits for it, and can do nothing else meanwhile.
 */
export const readChosenFile = async (
  file: string,
  largest: number,
  tooLarge: Result<never>,
  read: typeof readFileUpTo = readFileUpTo,
): Promise<Result<Uint8Array>> => {
  const found = await whileItGoesOn<FoundFile>(
    longestSilence,
    (goesOn) => read(file, largest, undefined, goesOn),
    () => ({ kind: 'unreadable', why: 'ETIMEDOUT' }),
  );
  if (found.kind === 'bytes') return succeed(found.bytes);
  if (found.kind === 'too-large') return tooLarge;
  const why = found.kind === 'unreadable' ? (found.why ?? '') : 'ENOENT';
  return fail('FILE_NOT_READABLE', { file: problems[why] });
};

/** Writes a file where the person wants it. Fails with `CANCELLED`, `BUSY` or `FILE_NOT_WRITTEN`. */
export const saveChosenFile = async (
  dialogs: Pick<NativeDialogs, 'chooseTarget'>,
  suggestedName: string,
  content: string | Uint8Array,
): Promise<Result<null>> => {
  const target = await dialogs.chooseTarget(suggestedName);
  if (!target.ok) return target;
  const file = { path: target.value, content: () => [Buffer.from(content)] };
  try {
    await writeFiles([file]);
    return succeed(null);
  } catch {
    return fail('FILE_NOT_WRITTEN');
  }
};

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
