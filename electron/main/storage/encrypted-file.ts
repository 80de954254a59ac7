import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { fail, type Result, succeed } from '../../../shared/failure';
import type { FileKind, FileNotice } from '../../../shared/file-state';
import { type FileSystem, setAside, sweepTemporaries, writeFileAtomically } from './atomic-write';
import { createSerialQueue } from './serial-queue';
import { overhead, type Owner, seal, tagOf, unseal } from './aead';
import { isAbsent, type FoundFile, readFileUpTo, type ReadingFileSystem } from './read-file';

/** The file system calls of kept files; tests hand in ones that fail. */
export type StorageFileSystem = FileSystem & ReadingFileSystem & Pick<typeof nodeFs, 'mkdir'>;

/** Tells a file from those that were written before it. */
export interface FileMark {
  /** Higher than that of every file before, from 1. */
  readonly generation: number;
  /** See `tagOf`. */
  readonly tag: string;
  /** The app has put the file aside, so that there is none until the next is written. */
  readonly isSetAside?: true;
}

/** What the keychain says of the files that were written last, so that none is put back or taken away without a word. */
export interface FileMarks {
  /** Null where nothing is known of the file yet. Fails as the keychain does. */
  of(profileId: string, kind: FileKind): Promise<Result<FileMark | null>>;
  /** Is not waited for: a file that is ahead of its mark is as good, because nobody else can have sealed it. */
  keep(profileId: string, kind: FileKind, mark: FileMark): void;
}

interface EncryptedFileOptions extends Owner {
  /** Folder of all kept files; made when the first one is written, for its owner alone. */
  readonly folder: string;
  /** Largest content taken, in bytes. */
  readonly largest: number;
  /** Milliseconds since the epoch; names what is set aside. */
  readonly now: () => number;
  readonly marks: FileMarks;
  readonly fs?: StorageFileSystem;
}

/**
 * What was in the file. One that was `set-aside`, now or in an earlier run, is out of the way; one that is `unusable` is
 * there, or may be, and is not written over. `notice()` says what is wrong with it, unless it is the keychain that does
 * not answer.
 */
type Kept =
  | { readonly kind: 'content'; readonly version: number; readonly content: Uint8Array }
  | { readonly kind: 'absent' | 'set-aside' | 'unusable' };

/** What has happened to a file, which reading it again does not undo. */
type Loss = 'damaged' | 'older' | 'missing';
const happened: ReadonlySet<FileNotice['kind']> = new Set<Loss>(['damaged', 'older', 'missing']);

/** Whether a file of this generation and tag was written before the one of the mark. */
const isBefore = (mark: FileMark, generation: number, tag: string): boolean =>
  generation < mark.generation || (generation === mark.generation && tag !== mark.tag);

/** Opens no file yet. */
export const openEncryptedFile = (options: EncryptedFileOptions) => {
  const { folder, profileId, kind, largest, now, marks, fs = nodeFs } = options;
  const name = `${profileId}.${kind}`;
  const file = join(folder, name);
  /** Whether what is there may be written over; looked at once, before the first write. */
  let state: 'unknown' | 'free' | 'newer' | 'unreadable' = 'unknown';
  let notice: FileNotice | null = null;
  /** Said before anything else, which may be true as well, until something is written. */
  let isUnwritten = false;
  /** What the keychain said of the file when it was last asked. */
  let marked: FileMark | null = null;
  /** The highest that is known of; the next file's is above it. */
  let generation = 0;
  let changes = 0;
  let lost: Loss | null = null;
  const inTurn = createSerialQueue();

  /** Counted when it is done: who has looked at the file before has not seen it. */
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
    const keptAs = await setAside(file, now(), fs).catch(() => undefined);
    // What could not be put aside must not be lost by writing over it.
    if (keptAs === undefined) return refuse('unreadable');
    state = 'free';
    lost = 'damaged';
    notice = { kind: 'damaged', file: kind, keptAs };
    // Or the next start would say that somebody else has taken the file away.
    if (marked) marks.keep(profileId, kind, { ...marked, isSetAside: true });
    return { kind: 'set-aside' };
  };

  const open = async (bytes: Uint8Array, key: Uint8Array, mark: FileMark | null): Promise<Kept> => {
    const opened = await unseal(bytes, key, options);
    if (opened.kind === 'damaged') return putAside();
    if (opened.kind !== 'content') return refuse(opened.kind);
    state = 'free';
    generation = Math.max(generation, opened.generation);
    // What was said of an earlier reading holds no longer; what has happened to a file does.
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
    // A copy is removed by itself in many ways, and nothing but time is lost with it.
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
     * The content as written last. A damaged file (cut, altered, another key's, another profile's) is set aside under
     * another name; one of a newer version, or one that cannot be read, stays where it is and is not written over. One
     * that is older than what was written last is read with a notice, and so is none where there was one.
     */
    read: (key: Uint8Array): Promise<Kept> => inTurn(() => read(key)),
    /** Replaces the file; after any crash it is the old or the new one, whole. `SETTINGS_NEWER` or `FILE_NOT_WRITTEN`. */
    write: (key: Uint8Array, content: Uint8Array): Promise<Result<null>> =>
      changed(() => write(key, content)),
    /** Removes the file and everything that was set aside of it. `FILE_NOT_WRITTEN` when some of it is still there. */
    remove: (): Promise<Result<null>> => changed(remove),
    /** Sets the file aside like a damaged one: its content is genuine, and yet of no use to its reader. */
    reject: (): Promise<void> =>
      changed(async () => {
        await putAside();
      }),
    /** What the person should know of the file; null when all is well. */
    notice: (): FileNotice | null => (isUnwritten ? { kind: 'not-written', file: kind } : notice),
    /**
     * Why what was written last was gone when the file was read last, or rejected; null where it was not. Unlike its notice,
     * which stays for the whole run, this is over once the file has been written again.
     */
    lost: (): Loss | null => lost,
    /** Whether there is a file, whatever is in it; true where that cannot be told. */
    isThere: (): Promise<boolean> =>
      nodeFs.access(file).then(
        () => true,
        (error: unknown) => !isAbsent(error),
      ),
    /** How often it was to be written, removed or set aside in this run. */
    changes: (): number => changes,
    /** Resolves when all that was asked of the file so far has ended; null where nothing is under way. */
    underWay: inTurn.underWay,
  };
};

/**
 * One encrypted file of a profile, `<folder>/<profile id>.<kind>`. There must be one object for each file: calls of one
 * queue up, those of two would not. The key is the one of `ProfileSecrets.fileKeyOf`; profiles whose secrets are for this
 * run only have none, and keep nothing on disk. The content is to be checked like any input.
 */
export type EncryptedFile = ReturnType<typeof openEncryptedFile>;
