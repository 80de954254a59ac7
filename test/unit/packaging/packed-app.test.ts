import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, describe, expect, it } from 'vitest';
import { fuseTable } from '../../../electron/packaging/fuses';
import { keychainModule } from '../../../electron/packaging/keychain-module';
import { archivedFiles, headerHash, packedHashes, unexpectedFiles } from '../../packaged/archive';
import { packSmallApp, traps } from './small-app';
import { folderOfFile } from '../folder-of';

const folder = folderOfFile('account-viewer-packed');
const unpackedApp = path.join(folder, 'output/linux-unpacked');
const archive = path.join(unpackedApp, 'resources/app.asar');

beforeAll(() => packSmallApp(folder, ['dir']));

describe('the packed app', () => {
  it('holds the build, and the keychain module as the only package (security B10, J8)', () => {
    expect(archivedFiles(archive).map(({ name }) => name)).toEqual([
      keychainModule,
      'node_modules/keytar/lib/keytar.js',
      'node_modules/keytar/package.json',
      'out/main/index.cjs',
      'out/preload/index.cjs',
      'out/renderer/index.html',
      'package.json',
    ]);
  });

  it('has the native module, and nothing else, outside the archive', () => {
    const unpacked = archivedFiles(archive).filter((file) => file.unpacked);
    expect(unpacked.map(({ name }) => name)).toEqual([keychainModule]);
    const beside = readdirSync(`${archive}.unpacked`, { recursive: true, withFileTypes: true });
    expect(beside.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      'keytar.node',
    ]);
  });

  it('has every fuse of the table burnt into its executable (security J1)', async () => {
    const wire = await getCurrentFuseWire(path.join(unpackedApp, 'account-viewer'));
    const table = fuseTable('release', 'linux');
    const fuses = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
    expect(fuses.map((fuse) => wire[fuse] === FuseState.ENABLE)).toEqual(
      fuses.map((fuse) => table[fuse]),
    );
  });

  it('has the languages that the app speaks, and no others', () => {
    expect(readdirSync(path.join(unpackedApp, 'locales'))).toEqual(['de.pak', 'en-US.pak']);
  });
});

describe('the check of a packed app', () => {
  it('finds nothing wrong with the packed app', () => {
    expect(unexpectedFiles(archivedFiles(archive))).toEqual([]);
  });

  it.each(traps)('would object to %s (security B10)', (name) => {
    expect(unexpectedFiles([{ name, unpacked: false }])).toEqual([name]);
  });

  it('tells archives apart by one hash, and their packed files by theirs (security J5, J9)', () => {
    expect(headerHash(archive)).toMatch(/^[0-9a-f]{64}$/u);
    const names = packedHashes(archive).map((line) => line.replace(/^[0-9a-f]{64} {2}/u, ''));
    expect(names).not.toContain(keychainModule);
    expect(names).toContain('out/main/index.cjs');
  });
});
