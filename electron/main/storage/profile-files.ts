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

/** The version of each content that this app writes, and the largest it takes, in bytes. */
const contents: Record<FileKind, { readonly version: number; readonly largest: number }> = {
  // Version 2, of 0.1, has records that differ from the specification twice; version 3 has the body as it came.
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

  /** Ids of the profiles whose files of this kind have these names. */
  const ownersIn = (names: Iterable<string>, kind: FileKind): ReadonlySet<string> => {
    const ids = Array.from(names, (name) => name.split('.')).flatMap(([id = '', ofKind]) =>
      // What other programs put beside, such as a copy that is in conflict, belongs to nobody.
      ofKind === kind && /^[\da-f-]{36}$/u.test(id) ? [id] : [],
    );
    return new Set(ids);
  };

  /** Ids of profiles that have, or had, a file of this kind. */
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
    /** What the person should know of a profile's files. */
    notices: (profileId: string): readonly FileNotice[] =>
      fileKinds.flatMap((kind) => of(profileId, kind).notice() ?? []),
    /** Removes all files of a profile. `FILE_NOT_DELETED` when some of them are still there. */
    removeProfile: (profileId: string): Promise<Result<null>> =>
      removeAll(fileKinds.map((kind) => of(profileId, kind))),
    /** Removes the files of one kind, also those of profiles that are no longer known. `FILE_NOT_DELETED` likewise. */
    removeKind: async (kind: FileKind): Promise<Result<null>> => {
      const owners = new Set([...(await ownersOf(kind)), ...ownersIn(known.keys(), kind)]);
      return removeAll(Array.from(owners, (id) => of(id, kind)));
    },
    /** Ids of all profiles that have files, also of those that are no longer known. */
    owners: async (): Promise<readonly string[]> => [
      ...new Set((await Promise.all(fileKinds.map(ownersOf))).flat()),
    ],
    /** How many files of a kind there are, and their bytes. What cannot be looked at is left out. */
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
    /** Resolves when all that was asked of the files so far has ended; null where nothing is under way. */
    underWay: (): Promise<void> | null => anyUnderWay(known.values()),
  };
};

/** All encrypted files of all profiles. There is one object for each file, so that its calls queue up. */
export type ProfileFiles = ReturnType<typeof createProfileFiles>;
