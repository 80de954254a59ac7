import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileProblem } from '../../../shared/problems';
import type { NativeDialogs } from './native-dialogs';
import { type FoundFile, readFileUpTo } from '../storage/read-file';
import { withIdleTimeout } from '../timers';
import { writeFiles } from '../storage/write-files';

/**
 * System folders without user files, and `/net`, where naming a path already contacts another computer. Case is
 * ignored, as on macOS, where `/net` leads to a folder below `/System/Volumes/Data`.
 */
const notFiles = /^(?:\/system\/volumes\/data)?\/(?:dev|proc|sys|net)(?:\/|$)/iu;

/** Names that Windows treats as devices in every folder, with any extension. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])[ ]*(?:\.|$)/iu;

const isLocalOnWindows = (path: string): boolean => {
  // Accepts only a drive with its separator: `\\host\share` and `\\?\UNC` log in to another
  // computer, `\\.\` names devices.
  const [, rest] = /^[a-z]:[\\/](.*)$/isu.exec(win32.normalize(path)) ?? [];
  // A further colon names another stream of the file.
  if (rest === undefined || rest.includes(':')) return false;
  return !rest.split('\\').some((part) => devices.test(part));
};

/**
 * Whether a path is absolute and, by its text alone, leads to a file of this computer. Even looking at another path can
 * contact another host or read a device. A drive or folder that the user has mounted counts as local.
 */
export const isLocalPath = (
  path: string,
  platform: NodeJS.Platform = process.platform,
): boolean => {
  if (path.includes('\0')) return false;
  if (platform === 'win32') return isLocalOnWindows(path);
  // On some systems, two slashes at the start name another host.
  const whole = posix.normalize(path);
  return posix.isAbsolute(path) && !path.startsWith('//') && !notFiles.test(whole);
};

/** Why a file could not be read, by the system's error code. */
const problems: Readonly<Record<string, FileProblem>> = {
  ENOENT: 'absent',
  EISDIR: 'folder',
  EACCES: 'denied',
  EPERM: 'denied',
  ETIMEDOUT: 'silent',
  EHOSTDOWN: 'silent',
  ESTALE: 'silent',
};

/** Milliseconds without data until reading is given up. A lost network drive answers after minutes, or never. */
const longestSilence = 15_000;

/**
 * Reads a file that the user has chosen. Returns `tooLarge` for a larger file, and fails with `FILE_NOT_READABLE`,
 * with the reason if the system gives one. Gives up after 15 seconds without data, because the user waits and can
 * do nothing else meanwhile.
 */
export const readChosenFile = async (
  file: string,
  largest: number,
  tooLarge: Result<never>,
  read: typeof readFileUpTo = readFileUpTo,
): Promise<Result<Uint8Array>> => {
  const found = await withIdleTimeout<FoundFile>(
    longestSilence,
    (goesOn) => read(file, largest, undefined, goesOn),
    () => ({ kind: 'unreadable', why: 'ETIMEDOUT' }),
  );
  if (found.kind === 'bytes') return succeed(found.bytes);
  if (found.kind === 'too-large') return tooLarge;
  const why = found.kind === 'unreadable' ? (found.why ?? '') : 'ENOENT';
  return fail('FILE_NOT_READABLE', { file: problems[why] });
};

/** Asks the user where to save a file, and writes it there. Fails with `CANCELLED`, `BUSY` or `FILE_NOT_WRITTEN`. */
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

/** Returns the current folder. Call only once: Node caches the result and does not notice what Windows changes. */
const folderOf = (process: Process): string => {
  try {
    return process.cwd();
  } catch {
    return homedir();
  }
};

/**
 * Returns a function that takes this process back to its current folder. On Windows a file dialog changes the current
 * folder to that of the chosen file, because Electron does not set `FOS_NOCHANGEDIR` (file_dialog_win.cc). Until this
 * process leaves, that folder cannot be deleted, and its drive, such as a USB stick with the key, cannot be ejected.
 */
export const keepFolder = (process: Process): (() => void) => {
  const kept = folderOf(process);
  return () => {
    if (process.platform !== 'win32') return;
    try {
      process.chdir(kept);
    } catch {
      // The folder or its drive is gone. The app works in any folder.
    }
  };
};
