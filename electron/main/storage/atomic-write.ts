import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import * as nodeFs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sleep } from '../timers';
import { fileErrorCode, readFileUpTo } from './read-file';

/** How many damaged files of one name are kept for the person to look at. */
const keptCopies = 3;

const asideMark = (file: string): string => `${basename(file)}.bad-`;

/** Where everything is that was set aside of a file. */
export const filesSetAside = async (
  file: string,
  fs: Pick<FileSystem, 'readdir'> = nodeFs,
): Promise<readonly string[]> => {
  const names = await fs.readdir(dirname(file)).catch(() => []);
  const aside = names.filter((name) => name.startsWith(asideMark(file)));
  return aside.map((name) => join(dirname(file), name));
};

/** Removes the oldest of what was set aside where there is more than three: `place` stays, whatever the clock was set to. */
const dropOldest = async (
  file: string,
  place: string,
  fs: Pick<FileSystem, 'readdir' | 'rm'>,
): Promise<void> => {
  const others = (await filesSetAside(file, fs)).filter((other) => other !== place).sort();
  for (const other of others.slice(0, 1 - keptCopies)) {
    await fs.rm(other, { force: true }).catch(() => undefined);
  }
};

/**
 * Gives a damaged file another name, `<name>.bad-<now>`, and answers with it. At most three of its kind stay. Rejects when
 * the file is still in its place.
 */
export const setAside = async (
  file: string,
  now: number,
  fs: Pick<FileSystem, 'rename' | 'readdir' | 'rm'> = nodeFs,
): Promise<string> => {
  const keptAs = `${asideMark(file)}${now}`;
  const place = join(dirname(file), keptAs);
  await fs.rename(file, place);
  await dropOldest(file, place, fs);
  return keptAs;
};

/** The file system calls of an atomic write; tests hand in ones that fail. */
export type FileSystem = Pick<typeof nodeFs, 'open' | 'rename' | 'rm' | 'readdir'>;

const temporaryMark = '.saving-';

/** Windows refuses a rename while a virus scanner or another reader holds the target. */
const passing = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** Renames a file over another. Windows gets a second of patience with those who hold the target. */
export const replaceFile = async (
  fs: Pick<FileSystem, 'rename'>,
  from: string,
  to: string,
): Promise<void> => {
  for (const wait of [20, 80, 300, 500]) {
    try {
      await fs.rename(from, to);
      return;
    } catch (error) {
      if (process.platform !== 'win32' || !passing.has(fileErrorCode(error) ?? '')) throw error;
      await sleep(wait);
    }
  }
  await fs.rename(from, to);
};

/** Makes the rename itself durable; Windows cannot open folders and needs no such step. */
export const syncFolder = async (fs: Pick<FileSystem, 'open'>, folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file that is not there yet, for its owner alone, and rests only when the disk has it. `wx` follows no link
 * that somebody has put in its place. What a failure leaves is the caller's to remove.
 */
export const writeNewFile = async (
  fs: Pick<FileSystem, 'open'>,
  file: string,
  write: (handle: Awaited<ReturnType<FileSystem['open']>>) => Promise<void>,
): Promise<void> => {
  const handle = await fs.open(file, 'wx', 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Replaces a file so that after any crash it holds the old or the new content, whole.
 * The file is readable by its owner alone. Rejects with the file system's error, the old file untouched.
 */
export const writeFileAtomically = async (
  file: string,
  content: string | Uint8Array,
  fs: FileSystem = nodeFs,
): Promise<void> => {
  const temporary = `${file}${temporaryMark}${randomBytes(6).toString('hex')}`;
  try {
    await writeNewFile(fs, temporary, (handle) => handle.writeFile(content));
    await replaceFile(fs, temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
  // By now the new content is in place; saying that it was not written would be wrong.
  await syncFolder(fs, dirname(file)).catch(() => undefined);
};

/**
 * Keeps the bytes of a file under a name as if it had been set aside, and answers with that. Where the very same are kept
 * already, it answers with the name of those. Rejects with the file system's error.
 */
export const keepBeside = async (
  file: string,
  bytes: Uint8Array,
  now: number,
  fs: FileSystem = nodeFs,
): Promise<string> => {
  for (const other of await filesSetAside(file, fs)) {
    const found = await readFileUpTo(other, bytes.length);
    if (found.kind === 'bytes' && Buffer.compare(found.bytes, bytes) === 0) return basename(other);
  }
  const keptAs = `${asideMark(file)}${now}`;
  const place = join(dirname(file), keptAs);
  await writeFileAtomically(place, bytes, fs);
  await dropOldest(file, place, fs);
  return keptAs;
};

/**
 * The same before it returns, for what is saved as the app ends and no power cut is worth waiting for. Throws the file
 * system's error, the old file untouched.
 */
export const writeFileAtomicallyNow = (file: string, content: string): void => {
  // One name for all times: what an end in between leaves is in the way of the next write only, which removes it.
  const temporary = `${file}.saving`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, file);
};

/** Removes what an interrupted write of this file left behind. Run once at start. */
export const sweepTemporaries = async (file: string, fs: FileSystem = nodeFs): Promise<void> => {
  const folder = dirname(file);
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(basename(file) + temporaryMark)) {
      // What cannot be removed is in nobody's way.
      await fs.rm(join(folder, name), { force: true }).catch(() => undefined);
    }
  }
};
