import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import * as nodeFs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sleep } from '../timers';
import { fileErrorCode, readFileUpTo } from './read-file';

/** Most damaged copies kept of a file, for the user to look at. */
const keptCopies = 3;

const asideMark = (file: string): string => `${basename(file)}.bad-`;

/** Paths of the damaged copies kept of a file. */
export const damagedCopies = async (
  file: string,
  fs: Pick<FileSystem, 'readdir'> = nodeFs,
): Promise<readonly string[]> => {
  const names = await fs.readdir(dirname(file)).catch(() => []);
  const aside = names.filter((name) => name.startsWith(asideMark(file)));
  return aside.map((name) => join(dirname(file), name));
};

/** Deletes the oldest damaged copies beyond three. Keeps `place`, the newest, even if the clock was wrong. */
const dropOldest = async (
  file: string,
  place: string,
  fs: Pick<FileSystem, 'readdir' | 'rm'>,
): Promise<void> => {
  const others = (await damagedCopies(file, fs)).filter((other) => other !== place).sort();
  for (const other of others.slice(0, 1 - keptCopies)) {
    await fs.rm(other, { force: true }).catch(() => undefined);
  }
};

/**
 * Renames a damaged file to `<name>.bad-<now>`, and returns the new name. At most three such copies are kept. Rejects
 * when the file could not be renamed.
 */
export const renameAsDamaged = async (
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

/** The file system calls of an atomic write. Tests pass calls that fail. */
export type FileSystem = Pick<typeof nodeFs, 'open' | 'rename' | 'rm' | 'readdir'>;

const temporaryMark = '.saving-';

/** Temporary errors: Windows refuses a rename while a virus scanner or another reader holds the target. */
const passing = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** Renames a file over another. On Windows, retries for about a second while another program holds the target. */
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

/** Makes a rename durable. Windows cannot open folders and needs no such step. */
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
 * Creates a file, readable by its owner alone, and resolves once the content is on the disk. `wx` refuses an existing
 * file and follows no link. After a failure, the caller deletes what was written.
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
 * Replaces a file. After any crash the file holds the old or the new content, whole. Only its owner can read the file.
 * Rejects with the file system's error and leaves the old file untouched.
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
  // The new content is in place, so a failure here must not be reported as a failed write.
  await syncFolder(fs, dirname(file)).catch(() => undefined);
};

/**
 * Saves the bytes of a file as a damaged copy, and returns the copy's name. Saves nothing when a copy with the same
 * bytes exists, and returns that name. Rejects with the file system's error.
 */
export const saveDamagedCopy = async (
  file: string,
  bytes: Uint8Array,
  now: number,
  fs: FileSystem = nodeFs,
): Promise<string> => {
  for (const other of await damagedCopies(file, fs)) {
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
 * Writes atomically before it returns, for what is saved as the app ends. Not synced, so a power cut can lose the
 * write. Throws the file system's error and leaves the old file untouched.
 */
export const writeFileAtomicallySync = (file: string, content: string): void => {
  // The name is fixed, so that the next write deletes what an interrupted write has left.
  const temporary = `${file}.saving`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, content, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, file);
};

/** Deletes the temporary files that interrupted writes of this file have left. Run before the first read. */
export const sweepTemporaries = async (file: string, fs: FileSystem = nodeFs): Promise<void> => {
  const folder = dirname(file);
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(basename(file) + temporaryMark)) {
      // A file that cannot be deleted does no harm.
      await fs.rm(join(folder, name), { force: true }).catch(() => undefined);
    }
  }
};
