import * as nodeFs from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { KeptNotice } from '../../../shared/kept';
import { sweepTemporaries, writeFileAtomically, type FileSystem } from '../storage/atomic-write';
import { createSerialQueue } from '../storage/serial-queue';
import { openFileUpTo, type FoundFile, type OpenedFile } from './open-file-up-to';
import { setAside } from '../storage/set-aside';
import { overhead, seal, unseal, type Owner } from './sealed';

/** The file system calls of kept files; tests hand in ones that fail. */
export type KeptFileSystem = FileSystem & Pick<typeof nodeFs, 'mkdir'>;

export interface KeptFileOptions extends Owner {
  /** Folder of all kept files; made when the first one is written, for its owner alone. */
  readonly folder: string;
  /** Largest content taken, in bytes. */
  readonly largest: number;
  /** Milliseconds since the epoch; names what is set aside. */
  readonly now: () => number;
  readonly fs?: KeptFileSystem;
}

/** What was in the file; `unusable` is said by `notice()`. */
export type Kept =
  | { readonly kind: 'content'; readonly version: number; readonly content: Uint8Array }
  | { readonly kind: 'absent' | 'unusable' };

/**
 * One encrypted file of a profile, `<folder>/<profile id>.<kind>`. How to use it:
 *
 * 1. Have the profile's file key: `fileKey` of its `Secrets`, which `ProfileSecrets.fileKeyOf(profile)` gives. Profiles
 *    whose secrets are for this run only have none, and keep nothing on disk.
 * 2. `const file = openKeptFile({ folder, profileId, kind: 'notes', version: 1, largest, now: Date.now })`, once for each
 *    profile and kind: calls of one object queue up, those of two would not.
 * 3. `read(key)` at first, `write(key, bytes)` for every change, `remove()` with the profile. The content is yours: check
 *    it as you would any input.
 */
export interface KeptFile {
  /**
   * The content as written last. A damaged file (cut, altered, another key's, another profile's) is set aside under
   * another name; one of a newer version, or one that cannot be read, stays where it is and is not written over.
   */
  read(key: Uint8Array): Promise<Kept>;
  /** Replaces the file; after any crash it is the old or the new one, whole. `SETTINGS_NEWER` or `FILE_NOT_WRITTEN`. */
  write(key: Uint8Array, content: Uint8Array): Promise<Result<null>>;
  /** Removes the file and everything that was set aside of it. `FILE_NOT_WRITTEN` when some of it is still there. */
  remove(): Promise<Result<null>>;
  /** Sets the file aside like a damaged one: its content is genuine, and yet of no use to its reader. */
  reject(): Promise<void>;
  /** What the person should know of the file; null when all is well. */
  notice(): KeptNotice | null;
}

/** Opens no file yet. */
export const openKeptFile = (options: KeptFileOptions): KeptFile => {
  const { folder, profileId, kind, largest, now, fs = nodeFs } = options;
  const file = join(folder, `${profileId}.${kind}`);
  /** Whether what is there may be written over; looked at once, before the first write. */
  let state: 'unknown' | 'free' | 'newer' | 'unreadable' = 'unknown';
  let notice: KeptNotice | null = null;
  const inTurn = createSerialQueue();

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
    notice = { kind: 'damaged', file: kind, keptAs };
    return { kind: 'unusable' };
  };

  const open = async (found: OpenedFile, key: Uint8Array): Promise<Kept> => {
    const reach = async (end: number): Promise<boolean> => {
      await breathe();
      return found.reach(end);
    };
    const opened = await unseal(found.bytes, key, options, reach);
    await found.close();
    if (opened.kind === 'damaged') return putAside();
    if (opened.kind !== 'content') return refuse(opened.kind);
    state = 'free';
    // What was said of an earlier reading holds no longer; that a file has been set aside does.
    if (notice?.kind !== 'damaged') notice = null;
    return opened;
  };

  const judge = (found: FoundFile, key: Uint8Array): Promise<Kept> | Kept => {
    if (found.kind === 'bytes') return open(found, key);
    if (found.kind === 'too-large') return putAside();
    if (found.kind === 'unreadable') return refuse('unreadable');
    state = 'free';
    return { kind: 'absent' };
  };

  const read = async (key: Uint8Array): Promise<Kept> => {
    if (state === 'unknown') await sweepTemporaries(file, fs);
    return judge(await openFileUpTo(file, largest + overhead, fs), key);
  };

  const write = async (key: Uint8Array, content: Uint8Array): Promise<Result<null>> => {
    if (state !== 'free') await read(key);
    if (state === 'newer') return fail('SETTINGS_NEWER');
    if (state !== 'free') return fail('FILE_NOT_WRITTEN');
    if (content.length > largest) {
      notice ??= { kind: 'not-written', file: kind };
      return fail('FILE_NOT_WRITTEN');
    }
    const sealed = await seal(content, key, options, breathe);
    try {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileAtomically(file, sealed, fs);
    } catch {
      notice ??= { kind: 'not-written', file: kind };
      return fail('FILE_NOT_WRITTEN');
    }
    if (notice?.kind === 'not-written') notice = null;
    return succeed(null);
  };

  const remove = async (): Promise<Result<null>> => {
    try {
      const names = await fs.readdir(dirname(file)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      });
      const own = names.filter(
        (name) => name === basename(file) || name.startsWith(`${basename(file)}.`),
      );
      for (const name of own) await fs.rm(join(dirname(file), name), { force: true });
    } catch {
      return fail('FILE_NOT_WRITTEN');
    }
    state = 'free';
    notice = null;
    return succeed(null);
  };

  return {
    read: (key) => inTurn(() => read(key)),
    write: (key, content) => inTurn(() => write(key, content)),
    remove: () => inTurn(remove),
    reject: () =>
      inTurn(async () => {
        await putAside();
      }),
    notice: () => notice,
  };
};
