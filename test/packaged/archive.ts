import { createHash } from 'node:crypto';
import path from 'node:path';
import { extractFile, getRawHeader, listPackage, statFile } from '@electron/asar';

/** A file in the app's archive. */
export interface ArchivedFile {
  /** Path from the archive's root, with slashes on every system. */
  readonly name: string;
  /** Whether the file lies beside the archive on the disk, because the system itself must open it. */
  readonly unpacked: boolean;
}

const isFile = (archive: string, entry: string): boolean =>
  !('files' in statFile(archive, path.normalize(entry).slice(1), false));

/** All files of an archive, sorted by name. */
export const archivedFiles = (archive: string): readonly ArchivedFile[] =>
  listPackage(archive, { isPack: true })
    .map((line) => {
      const [state = '', entry = ''] = line.split(' : ');
      return { entry, unpacked: state.trim() === 'unpack' };
    })
    .filter(({ entry }) => isFile(archive, entry))
    .map(({ entry, unpacked }) => ({ name: entry.slice(1).replaceAll('\\', '/'), unpacked }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Patterns of all files that may be in the archive. */
const expectedFiles = [
  /^package\.json$/u,
  /^out\/main\/[\w-]+\.cjs$/u,
  /^out\/preload\/index\.cjs$/u,
  /^out\/renderer\/index\.html$/u,
  /^out\/renderer\/assets\/[\w.-]+\.(?:js|css|png|svg|woff2)$/u,
  /^node_modules\/keytar\/package\.json$/u,
  /^node_modules\/keytar\/lib\/keytar\.js$/u,
  /^node_modules\/keytar\/build\/Release\/keytar\.node$/u,
];

/** Names of files that do not belong in the app, e.g. source maps, tests, other packages. */
export const unexpectedFiles = (files: readonly ArchivedFile[]): readonly string[] =>
  files
    .map(({ name }) => name)
    .filter((name) => !expectedFiles.some((expected) => expected.test(name)));

/** SHA-256, in hex, of the archive's header. Electron compares this hash with the recorded one. */
export const headerHash = (archive: string): string =>
  createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');

/** SHA-256, in hex, of each packed file; the same on every machine that packs the same commit. */
export const packedHashes = (archive: string): readonly string[] =>
  archivedFiles(archive)
    .filter(({ unpacked }) => !unpacked)
    .map(({ name }) => {
      const content = extractFile(archive, path.normalize(name));
      return `${createHash('sha256').update(content).digest('hex')}  ${name}`;
    });
