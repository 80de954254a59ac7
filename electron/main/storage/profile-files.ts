import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '../../../shared/failure';
import {
  fileKinds,
  largestBaseline,
  type FileKind,
  type FileNotice,
} from '../../../shared/file-state';
import { anyUnderWay } from './serial-queue';
import {
  openEncryptedFile,
  type FileMarks,
  type EncryptedFile,
  type StorageFileSystem,
} from './encrypted-file';

const megabyte = 1024 * 1024;

/** For each kind, the version of the content that this app writes, and its largest size in bytes. */
const contents: Record<FileKind, { readonly version: number; readonly largest: number }> = {
  // Version 2, written by 0.1, holds the parsed account; version 3 holds the body as it was received.
  copy: { version: 3, largest: 192 * megabyte },
  // Version 1 has no history.
  memory: { version: 2, largest: largestBaseline },
  notes: { version: 1, largest: 32 * megabyte },
};

interface KeptFilesOptions {
  readonly folder: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly marks: FileMarks;
  readonly fs?: StorageFileSystem;
}

export const createProfileFiles = ({ folder, now, marks, fs = nodeFs }: KeptFilesOptions) => {
  const known = new Map<string, EncryptedFile>();

  const of = (profileId: string, kind: FileKind): EncryptedFile => {
    const name = `${profileId}.${kind}`;
    const file =
      known.get(name) ??
      openEncryptedFile({ folder, profileId, kind, ...contents[kind], now, marks, fs });
    known.set(name, file);
    return file;
  };

  /** Ids of the profiles that own the files of this kind among these names. */
  const ownersIn = (names: Iterable<string>, kind: FileKind): ReadonlySet<string> => {
    const ids = Array.from(names, (name) => name.split('.')).flatMap(([id = '', ofKind]) =>
      // Ignores files of other programs, such as a conflicting copy.
      ofKind === kind && /^[\da-f-]{36}$/u.test(id) ? [id] : [],
    );
    return new Set(ids);
  };

  /** Ids of the profiles with a file of this kind in the folder, damaged copies included. */
  const ownersOf = async (kind: FileKind): Promise<readonly string[]> => [
    ...ownersIn(await fs.readdir(folder).catch(() => []), kind),
  ];

  const removeAll = async (files: readonly EncryptedFile[]): Promise<Result<null>> => {
    const removed = await Promise.all(files.map((file) => file.remove()));
    return removed.every(({ ok }) => ok) ? succeed(null) : fail('FILE_NOT_DELETED');
  };

  return {
    folder,
    of,
    /** What the user should know of a profile's files. */
    notices: (profileId: string): readonly FileNotice[] =>
      fileKinds.flatMap((kind) => of(profileId, kind).notice() ?? []),
    /** Deletes all files of a profile. `FILE_NOT_DELETED` when some of them remain. */
    removeProfile: (profileId: string): Promise<Result<null>> =>
      removeAll(fileKinds.map((kind) => of(profileId, kind))),
    /** Deletes all files of one kind, also of unknown profiles. `FILE_NOT_DELETED` when some of them remain. */
    removeKind: async (kind: FileKind): Promise<Result<null>> => {
      const owners = new Set([...(await ownersOf(kind)), ...ownersIn(known.keys(), kind)]);
      return removeAll(Array.from(owners, (id) => of(id, kind)));
    },
    /** Ids of all profiles that have files, unknown profiles included. */
    owners: async (): Promise<readonly string[]> => [
      ...new Set((await Promise.all(fileKinds.map(ownersOf))).flat()),
    ],
    /** Number and total bytes of the files of a kind. Files that cannot be examined are left out. */
    measure: async (
      kind: FileKind,
    ): Promise<{ readonly count: number; readonly bytes: number }> => {
      const owners = await ownersOf(kind);
      const sizes = await Promise.all(
        owners.map((id) =>
          nodeFs.stat(join(folder, `${id}.${kind}`)).then(
            ({ size }) => size,
            () => null,
          ),
        ),
      );
      const there = sizes.filter((size) => size !== null);
      return { count: there.length, bytes: there.reduce((sum, size) => sum + size, 0) };
    },
    /** A promise that resolves once all calls so far have ended; null when nothing is under way. */
    underWay: (): Promise<void> | null => anyUnderWay(known.values()),
  };
};

/** All encrypted files of all profiles, with one object for each file, so that the calls of a file are queued. */
export type ProfileFiles = ReturnType<typeof createProfileFiles>;
