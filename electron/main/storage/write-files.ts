import { randomBytes } from 'node:crypto';
import * as nodeFs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile, syncFolder, writeNewFile, type FileSystem } from './atomic-write';
import { isAbsent } from './read-file';
import { now } from '../timers';

/** The file system calls of writing; tests hand in ones that fail. */
export type WritingFileSystem = FileSystem & Pick<typeof nodeFs, 'lstat' | 'copyFile'>;

/** A file that is to be. Its content is asked for when the files before it have been written whole. */
export interface NewFile {
  readonly path: string;
  readonly content: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

interface StagedFile {
  readonly path: string;
  readonly temporary: string;
}

/** Beside the file, under a short name of its own: one made of a long name could be too long. */
const besides = (path: string, kind: 'new' | 'old'): string =>
  join(dirname(path), `.account-viewer-${randomBytes(6).toString('hex')}.${kind}`);

const besidesName = /^\.account-viewer-[\da-f]{12}\.new$/u;

/** Another app may be writing in the same folder; after so long, in milliseconds, nobody is. */
const longestWriting = 60 * 60 * 1000;

/**
 * Removes what an app that was killed while it wrote has left in a folder: parts of files that nobody asked for. An old file
 * that it had put aside stays: it may be the person's only one.
 */
const sweepLeft = async (fs: WritingFileSystem, folder: string): Promise<void> => {
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names.filter((one) => besidesName.test(one))) {
    const path = join(folder, name);
    const found = await fs.lstat(path).catch(() => null);
    const isLeft = found?.isFile() === true && now() - found.mtimeMs > longestWriting;
    // What cannot be removed is in nobody's way.
    if (isLeft) await fs.rm(path, { force: true }).catch(() => undefined);
  }
};

interface OldFile {
  readonly putBack: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/** Keeps a copy of a file that is about to be replaced. Rejects where something else than a file is in the way. */
const keepOld = async (fs: WritingFileSystem, path: string): Promise<OldFile> => {
  const found = await fs.lstat(path).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (!found) {
    return { putBack: () => fs.rm(path, { force: true }), forget: () => Promise.resolve() };
  }
  if (!found.isFile()) throw Object.assign(new Error('not a file'), { code: 'EEXIST' });
  const copy = besides(path, 'old');
  const forget = (): Promise<void> => fs.rm(copy, { force: true });
  try {
    await fs.copyFile(path, copy);
  } catch (error) {
    await forget();
    throw error;
  }
  return { putBack: () => replaceFile(fs, copy, path), forget };
};

/**
 * Puts all files in their places, the first one last: with it the work is done. What was put in place before a
 * failure is taken back.
 */
const putInPlace = async (fs: WritingFileSystem, staged: readonly StagedFile[]): Promise<void> => {
  const [first, ...others] = staged;
  const replaced: OldFile[] = [];
  try {
    for (const { path, temporary } of others) {
      const old = await keepOld(fs, path);
      replaced.push(old);
      await replaceFile(fs, temporary, path);
    }
    // A link is replaced, and what it leads to is left alone.
    if (first) await replaceFile(fs, first.temporary, first.path);
  } catch (error) {
    for (const { putBack } of replaced) await putBack().catch(() => undefined);
    throw error;
  } finally {
    for (const { forget } of replaced) await forget().catch(() => undefined);
  }
};

/**
 * Writes files, for their owner alone, so that either all are there whole or the folder is as before (security H6).
 * Rejects with the file system's error, or with what the content threw. `temporaries` holds what is there only
 * meanwhile, for an app that ends before this does.
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
      const temporary = besides(file.path, 'new');
      temporaries.add(temporary);
      staged.push({ path: file.path, temporary });
      await writeNewFile(fs, temporary, async (handle) => {
        // Each write is waited for, so that calls of the window are answered between two portions.
        for await (const portion of file.content()) await handle.appendFile(portion);
      });
    }
    await putInPlace(fs, staged);
  } finally {
    for (const { temporary } of staged) {
      // After success there is none; what cannot be removed must not hide why the writing failed.
      await fs.rm(temporary, { force: true }).catch(() => undefined);
      temporaries.delete(temporary);
    }
  }
  // By now the files are in place; saying that they were not written would be wrong.
  for (const folder of folders) await syncFolder(fs, folder).catch(() => undefined);
};
