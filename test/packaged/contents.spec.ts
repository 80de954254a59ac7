import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import {
  architecturesOf,
  keychainModule,
  packagedFor,
} from '../../electron/packaging/keychain-module';
import { archivedFiles, headerHash, strangersIn } from './archive';
import { packagedApp } from './packaged-app';
import { tooNewVersions } from './symbol-versions';

for (const build of ['release', 'test'] as const) {
  test(`the ${build} app holds no source maps, tests or other packages (security B10)`, () => {
    expect(strangersIn(archivedFiles(packagedApp(build).archive))).toEqual([]);
  });
}

test('the keychain module alone is outside the archive, for every processor of the package', () => {
  const { archive, system } = packagedApp('release');
  const unpacked = archivedFiles(archive).filter((file) => file.unpacked);
  expect(unpacked.map(({ name }) => name)).toEqual([keychainModule]);
  const file = readFileSync(path.join(`${archive}.unpacked`, keychainModule));
  const machine = process.arch === 'arm64' ? 'arm64' : 'x64';
  expect(architecturesOf(file)).toEqual(packagedFor(system, machine));
});

// It is compiled where it is packaged: what is newer there would leave people on older systems without a keychain.
if (process.platform === 'linux') {
  test('the keychain module can be loaded on the oldest system that Electron supports', () => {
    const { archive } = packagedApp('release');
    const file = readFileSync(path.join(`${archive}.unpacked`, keychainModule));
    expect(tooNewVersions(file)).toEqual([]);
  });
}

// An updater's helper, which raises the rights of whatever it is told to start, would be another one.
if (process.platform === 'win32') {
  test('the app has one program', () => {
    const folder = path.dirname(packagedApp('release').executable);
    const files = readdirSync(folder, { recursive: true }).map(String);
    expect(files.filter((name) => name.endsWith('.exe'))).toEqual(['Account Viewer.exe']);
  });
}

test('the executable or its bundle records the hash of the archive (security J5)', () => {
  const { archive, executable, system } = packagedApp('release');
  // Electron checks the archive on Windows and macOS only.
  const record = {
    darwin: path.join(path.dirname(executable), '../Info.plist'),
    win32: executable,
    linux: undefined,
  }[system];
  if (record !== undefined) expect(readFileSync(record, 'latin1')).toContain(headerHash(archive));
  expect(headerHash(archive)).toHaveLength(64);
});
