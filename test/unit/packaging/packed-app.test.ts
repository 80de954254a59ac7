import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch, build, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuseTable } from '../../../electron/packaging/fuses';
import { installerConfig } from '../../../electron/packaging/installers';
import { keychainModule } from '../../../electron/packaging/keychain-module';
import { projectFolder } from '../../launch/built-app';
import { archivedFiles, headerHash, packedHashes, strangersIn } from '../../packaged/archive';

// Packs a small project with the real electron-builder and an Electron of nothing but its fuses: no download.

const folder = mkdtempSync(path.join(tmpdir(), 'account-viewer-packed-'));
const project = path.join(folder, 'project');
const electron = path.join(folder, 'electron');
const output = path.join(folder, 'output');
const unpackedApp = path.join(output, 'linux-unpacked');
const archive = path.join(unpackedApp, 'resources/app.asar');

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** What a careless pattern would pack along. */
const traps = [
  '.env',
  '.github/workflows/ci.yml',
  'README.md',
  'electron/main/index.ts',
  'node_modules/keytar/binding.gyp',
  'node_modules/keytar/build/config.gypi',
  'node_modules/keytar/src/main.cc',
  'node_modules/react/index.js',
  'node_modules/react/package.json',
  'out/main/index.cjs.map',
  'out/renderer/assets/index.js.map',
  'test/e2e/demo.spec.ts',
];

/** Nine fuses in Electron's own order and defaults: 1 is on, 0 off. */
const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
]);

beforeAll(async () => {
  for (const trap of traps) write(path.join(project, trap), '{}');
  for (const built of ['main/index.cjs', 'preload/index.cjs', 'renderer/index.html']) {
    write(path.join(project, 'out', built), '// built');
  }
  copyFileSync(path.join(projectFolder, 'package.json'), path.join(project, 'package.json'));
  const copied = ['package.json', 'lib/keytar.js', 'build/Release/keytar.node'];
  for (const file of copied.map((name) => path.join('node_modules/keytar', name))) {
    write(path.join(project, file), '');
    copyFileSync(path.join(projectFolder, file), path.join(project, file));
  }
  write(path.join(electron, 'electron'), fuseWire);
  write(path.join(electron, 'locales/en-US.pak'), '');
  write(path.join(electron, 'locales/de.pak'), '');
  await build({
    projectDir: project,
    publish: 'never',
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    config: {
      ...installerConfig('release', 'ad hoc'),
      electronDist: electron,
      electronVersion: '45.4.1',
      directories: { output },
    },
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

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

  it('has no languages that the app does not speak', () => {
    expect(readdirSync(path.join(unpackedApp, 'locales'))).toEqual(['en-US.pak']);
  });
});

describe('the check of a packed app', () => {
  it('finds nothing wrong with this one', () => {
    expect(strangersIn(archivedFiles(archive))).toEqual([]);
  });

  it.each(traps)('would object to %s (security B10)', (name) => {
    expect(strangersIn([{ name, unpacked: false }])).toEqual([name]);
  });

  it('tells archives apart by one hash, and their packed files by theirs (security J5, J9)', () => {
    expect(headerHash(archive)).toMatch(/^[0-9a-f]{64}$/u);
    const names = packedHashes(archive).map((line) => line.replace(/^[0-9a-f]{64} {2}/u, ''));
    expect(names).not.toContain(keychainModule);
    expect(names).toContain('out/main/index.cjs');
  });
});
