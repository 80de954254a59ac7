import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { fail, type Result, succeed } from '../../../shared/failure';
import type { FileKind, FileNotice } from '../../../shared/file-state';
import {
  type FileSystem,
  renameAsDamaged,
  sweepTemporaries,
  writeFileAtomically,
} from './atomic-write';
import { createSerialQueue } from './serial-queue';
import { overhead, type Owner, seal, tagOf, unseal } from './aead';
import { isAbsent, type FoundFile, readFileUpTo, type ReadingFileSystem } from './read-file';

/** The file system calls of encrypted files. Tests pass calls that fail. */
export type StorageFileSystem = FileSystem & ReadingFileSystem & Pick<typeof nodeFs, 'mkdir'>;

/** Identifies the file that was written last. */
export interface FileMark {
  /** Counts from 1; higher than in every earlier file. */
  readonly generation: number;
  /** Authentication tag of the file, see `tagOf`. */
  readonly tag: string;
  /** The app has set the file aside, so that there is no file until the next write. */
  readonly isSetAside?: true;
}

/**
 * Marks of the files that were written last, stored in the keychain. They reveal when another program has put back an
 * older file or deleted one.
 */
export interface FileMarks {
  /** Returns null for a file without a mark. Fails as the keychain does. */
  of(profileId: string, kind: FileKind): Promise<Result<FileMark | null>>;
  /** Not awaited: a file newer than its mark is accepted as well, because only the app can have sealed it. */
  keep(profileId: string, kind: FileKind, mark: FileMark): void;
}

interface EncryptedFileOptions extends Owner {
  /** Folder of all encrypted files. Created at the first write, accessible to its owner alone. */
  readonly folder: string;
  /** Largest accepted content, in bytes. */
  readonly largest: number;
  /** Milliseconds since the epoch; part of the names of damaged copies. */
  readonly now: () => number;
  readonly marks: FileMarks;
  readonly fs?: StorageFileSystem;
}

/**
 * What a read has found. `set-aside`: the file was renamed as damaged, now or in an earlier run. `unusable`: the file
 * is there, or may be, and is not overwritten; `notice()` says why, unless the keychain did not answer.
 */
type Kept =
  | { readonly kind: 'content'; readonly version: number; readonly content: Uint8Array }
  | { readonly kind: 'absent' | 'set-aside' | 'unusable' };

/** Losses, which reading the file again does not undo. */
type Loss = 'damaged' | 'older' | 'missing';
const happened: ReadonlySet<FileNotice['kind']> = new Set<Loss>(['damaged', 'older', 'missing']);

/** Whether the file with this generation and tag was written before the marked one. */
const isBefore = (mark: FileMark, generation: number, tag: string): boolean =>
  generation < mark.generation || (generation === mark.generation && tag !== mark.tag);

/** Creates the object of one file. Reads nothing yet. */
export const openEncryptedFile = (options: EncryptedFileOptions) => {
  const { folder, profileId, kind, largest, now, marks, fs = nodeFs } = options;
  const name = `${profileId}.${kind}`;
  const file = join(folder, name);
  /** Whether the file on the disk may be overwritten. Each write looks again until it is `free`. */
  let state: 'unknown' | 'free' | 'newer' | 'unreadable' = 'unknown';
  let notice: FileNotice | null = null;
  /** Whether the last write failed. Takes precedence over `notice` until a write succeeds. */
  let isUnwritten = false;
  /** Mark of the file, as last read from the keychain or written. */
  let marked: FileMark | null = null;
  /** Highest known generation. The next write adds one. */
  let generation = 0;
  let changes = 0;
  let lost: Loss | null = null;
  const inTurn = createSerialQueue();

  /** Runs a change in turn. Counts the change at its end, because a read before then has not seen the change. */
  const changed = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(work).finally(() => {
      changes += 1;
    });

  const refuse = (why: 'newer' | 'unreadable'): Kept => {
    state = why;
    notice = { kind: why, file: kind };
    return { kind: 'unusable' };
  };

  const putAside = async (): Promise<Kept> => {
    const keptAs = await renameAsDamaged(file, now(), fs).catch(() => undefined);
    // A file that could not be set aside must not be overwritten.
    if (keptAs === undefined) return refuse('unreadable');
    state = 'free';
    lost = 'damaged';
    notice = { kind: 'damaged', file: kind, keptAs };
    // Without this mark, the next start would report the file as missing.
    if (marked) marks.keep(profileId, kind, { ...marked, isSetAside: true });
    return { kind: 'set-aside' };
  };

  const open = async (bytes: Uint8Array, key: Uint8Array, mark: FileMark | null): Promise<Kept> => {
    const opened = await unseal(bytes, key, options);
    if (opened.kind === 'damaged') return putAside();
    if (opened.kind !== 'content') return refuse(opened.kind);
    state = 'free';
    generation = Math.max(generation, opened.generation);
    // A successful read ends the notice of an earlier read, but not that of a loss.
    if (notice && !happened.has(notice.kind)) notice = null;
    if (mark && isBefore(mark, opened.generation, tagOf(bytes))) {
      lost = 'older';
      notice ??= { kind: 'older', file: kind };
    }
    const { version, content } = opened;
    return { kind: 'content', version, content };
  };

  const judge = (
    found: FoundFile,
    key: Uint8Array,
    mark: FileMark | null,
  ): Promise<Kept> | Kept => {
    if (found.kind === 'bytes') return open(found.bytes, key, mark);
    if (found.kind === 'too-large') return putAside();
    if (found.kind === 'unreadable') return refuse('unreadable');
    state = 'free';
    if (mark?.isSetAside) {
      lost = 'damaged';
      return { kind: 'set-aside' };
    }
    // A missing copy is no loss: the app itself deletes copies on many occasions, and only time is lost.
    if (mark && kind !== 'copy') {
      lost = 'missing';
      notice ??= { kind: 'missing', file: kind };
    }
    return { kind: 'absent' };
  };

  const read = async (key: Uint8Array): Promise<Kept> => {
    lost = null;
    const mark = await marks.of(profileId, kind);
    if (!mark.ok) return { kind: 'unusable' };
    marked = mark.value;
    generation = Math.max(generation, mark.value?.generation ?? 0);
    if (state === 'unknown') await sweepTemporaries(file, fs);
    return judge(await readFileUpTo(file, largest + overhead, fs), key, mark.value);
  };

  const write = async (key: Uint8Array, content: Uint8Array): Promise<Result<null>> => {
    if (state !== 'free') await read(key);
    if (state === 'newer') return fail('SETTINGS_NEWER');
    if (state !== 'free') return fail('FILE_NOT_WRITTEN');
    if (content.length > largest) {
      isUnwritten = true;
      return fail('FILE_NOT_WRITTEN');
    }
    const mine = { ...options, generation: generation + 1 };
    const sealed = await seal(content, key, mine);
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileAtomically(file, sealed, fs);
    } catch {
      isUnwritten = true;
      return fail('FILE_NOT_WRITTEN');
    }
    generation = mine.generation;
    marked = { generation, tag: tagOf(sealed) };
    marks.keep(profileId, kind, marked);
    lost = null;
    isUnwritten = false;
    return succeed(null);
  };

  const remove = async (): Promise<Result<null>> => {
    try {
      const names = await fs.readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      const own = names.filter((one) => one === name || one.startsWith(`${name}.`));
      for (const one of own) await fs.rm(join(folder, one), { force: true });
    } catch {
      return fail('FILE_NOT_WRITTEN');
    }
    state = 'unknown';
    notice = null;
    isUnwritten = false;
    return succeed(null);
  };

  return {
    /**
     * Reads the content that was written last. Sets a damaged file (cut, altered, too large, another key's,
     * another profile's) aside under another name. Leaves a file of a newer version, or one that cannot be read,
     * in its place, and does not overwrite it. Reads an older file than the one written last, with a notice. A
     * file that was written and is gone gets a notice, too, unless it is a copy.
     */
    read: (key: Uint8Array): Promise<Kept> => inTurn(() => read(key)),
    /** Replaces the file: a crash leaves the old or the new one, whole. `SETTINGS_NEWER` or `FILE_NOT_WRITTEN`. */
    write: (key: Uint8Array, content: Uint8Array): Promise<Result<null>> =>
      changed(() => write(key, content)),
    /** Deletes the file and its damaged copies. Fails with `FILE_NOT_WRITTEN` when some of them remain. */
    remove: (): Promise<Result<null>> => changed(remove),
    /** Sets the file aside like a damaged one: the content is authentic, but its reader cannot use it. */
    reject: (): Promise<void> =>
      changed(async () => {
        await putAside();
      }),
    /** What the user should know of the file; null when all is well. */
    notice: (): FileNotice | null => (isUnwritten ? { kind: 'not-written', file: kind } : notice),
    /**
     * Why the content written last was gone at the last read or `reject`; null when it was not. Ends with the next
     * successful write, unlike a notice of a loss, which stays for the whole run.
     */
    lost: (): Loss | null => lost,
    /** Whether the file exists, whatever it contains; true when that cannot be found out. */
    isThere: (): Promise<boolean> =>
      nodeFs.access(file).then(
        () => true,
        (error: unknown) => !isAbsent(error),
      ),
    /** Number of calls of `write`, `remove` and `reject` in this run that have ended. */
    changes: (): number => changes,
    /** A promise that resolves once all calls so far have ended; null when nothing is under way. */
    underWay: inTurn.underWay,
  };
};

/**
 * One encrypted file of a profile, `<folder>/<profile id>.<kind>`. Only one object may exist for each file, because
 * calls queue within an object only. The key is that of `ProfileSecrets.fileKeyOf`. A profile whose secrets are for
 * this run only has no key, and stores nothing on disk. The content must be validated like any input.
 */
export type EncryptedFile = ReturnType<typeof openEncryptedFile>;
