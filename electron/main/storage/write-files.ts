import { randomBytes } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile, syncFolder, writeNewFile, type FileSystem } from './atomic-write';
import { isAbsent } from './read-file';
import { now } from '../timers';

/** The file system calls of writing. Tests pass calls that fail. */
export type WritingFileSystem = FileSystem & Pick<typeof nodeFs, 'lstat' | 'copyFile'>;

/** A file to write. `content` is called once the files before this one are written whole. */
export interface NewFile {
  readonly path: string;
  readonly content: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface StagedFile {
  readonly path: string;
  readonly temporary: string;
}

/** Returns a temporary path in the file's folder. Its name is short: one made from a long name could be too long. */
const temporaryPath = (path: string, kind: 'new' | 'old'): string =>
  join(dirname(path), `.account-viewer-${randomBytes(6).toString('hex')}.${kind}`);

const temporaryName = /^\.account-viewer-[\da-f]{12}\.new$/u;

/** Milliseconds after which a temporary file counts as left over. Another instance may still write a younger one. */
const longestWriting = 60 * 60 * 1000;

/** Deletes partial files that a killed app has left. A saved old file stays: it may be the user's only copy. */
const sweepLeft = async (fs: WritingFileSystem, folder: string): Promise<void> => {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names.filter((one) => temporaryName.test(one))) {
    const path = join(folder, name);
    const found = await fs.lstat(path).catch(() => null);
    const isLeft = found?.isFile() === true && now() - found.mtimeMs > longestWriting;
    // A file that cannot be deleted does no harm.
    if (isLeft) await fs.rm(path, { force: true }).catch(() => undefined);
  }
};

interface OldFile {
  readonly putBack: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** Copies a file that is about to be replaced. Rejects for anything but a regular file, also for a link. */
const keepOld = async (fs: WritingFileSystem, path: string): Promise<OldFile> => {
  const found = await fs.lstat(path).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (!found) {
    return { putBack: () => fs.rm(path, { force: true }), forget: () => Promise.resolve() };
  }
  if (!found.isFile()) throw Object.assign(new Error('not a file'), { code: 'EEXIST' });
  const copy = temporaryPath(path, 'old');
  const forget = (): Promise<void> => fs.rm(copy, { force: true });
  try {
    await fs.copyFile(path, copy);
  } catch (error) {
    await forget();
    throw error;
  }
  return { putBack: () => replaceFile(fs, copy, path), forget };
};

/** Moves all files into place. The first one comes last and completes the write. Undoes all after a failure. */
const putInPlace = async (fs: WritingFileSystem, staged: readonly StagedFile[]): Promise<void> => {
  const [first, ...others] = staged;
  const replaced: OldFile[] = [];
  try {
    for (const { path, temporary } of others) {
      const old = await keepOld(fs, path);
      replaced.push(old);
      await replaceFile(fs, temporary, path);
    }
    // Replaces a symbolic link itself and leaves its target alone.
    if (first) await replaceFile(fs, first.temporary, first.path);
  } catch (error) {
    for (const { putBack } of replaced) await putBack().catch(() => undefined);
    throw error;
  } finally {
    for (const { forget } of replaced) await forget().catch(() => undefined);
  }
};

/**
 * Writes files, readable by their owner alone. Either all are complete, or the folder is as before (security H6).
 * Rejects with the file system's error, or with the error that `content` threw. `temporaries` holds the temporary files
 * of a running write, so that an app that quits meanwhile can delete them.
 */
export const writeFiles = async (
  files: readonly NewFile[],
  temporaries: Set<string> = new Set(),
  fs: WritingFileSystem = nodeFs,
): Promise<void> => {
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const folder of folders) await sweepLeft(fs, folder);
  const staged: StagedFile[] = [];
  try {
    for (const file of files) {
      const temporary = temporaryPath(file.path, 'new');
      temporaries.add(temporary);
      staged.push({ path: file.path, temporary });
      await writeNewFile(fs, temporary, async (handle) => {
        // Awaits each write, so that calls of the window are answered between two portions.
        for await (const portion of file.content()) await handle.appendFile(portion);
      });
    }
    await putInPlace(fs, staged);
  } finally {
    for (const { temporary } of staged) {
      // After success there is no temporary file. A failed deletion must not hide why the write failed.
      await fs.rm(temporary, { force: true }).catch(() => undefined);
      temporaries.delete(temporary);
    }
  }
  // The files are in place, so a failure here must not be reported as a failed write.
  for (const folder of folders) await syncFolder(fs, folder).catch(() => undefined);
};
