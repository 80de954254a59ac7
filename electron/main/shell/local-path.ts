import { posix, win32 } from 'node:path';

/** Where the system keeps what is no file of a person, or looks for another computer as soon as it is named. */
const notFiles = /^\/(?:dev|proc|sys|net)(?:\/|$)/u;

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
