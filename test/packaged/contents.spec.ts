import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import {
  architecturesOf,
  keychainModule,
  packagedFor,
} from '../../electron/packaging/keychain-module';
import { archivedFiles, headerHash, unexpectedFiles } from './archive';
import { packagedApp } from './packaged-app';
import { tooNewVersions } from './symbol-versions';

for (const build of ['release', 'test'] as const) {
  test(`the ${build} app holds no source maps, tests or other packages (security B10)`, () => {
    expect(unexpectedFiles(archivedFiles(packagedApp(build).archive))).toEqual([]);
  });
}

test('only the keychain module is outside the archive, built for every processor of the package', () => {
  const { archive, system } = packagedApp('release');
  const unpacked = archivedFiles(archive).filter((file) => file.unpacked);
  expect(unpacked.map(({ name }) => name)).toEqual([keychainModule]);
  const file = readFileSync(path.join(`${archive}.unpacked`, keychainModule));
  const machine = process.arch === 'arm64' ? 'arm64' : 'x64';
  expect(architecturesOf(file)).toEqual(packagedFor(system, machine));
});

// The module is compiled on the machine that packages the app. If it needed newer libraries than an older system has,
// the app would have no keychain there.
if (process.platform === 'linux') {
  test('the keychain module can be loaded on the oldest system that Electron supports', () => {
    const { archive } = packagedApp('release');
    const file = readFileSync(path.join(`${archive}.unpacked`, keychainModule));
    expect(tooNewVersions(file)).toEqual([]);
  });
}

// A second program could be an updater's helper, which starts any given program with raised rights.
if (process.platform === 'win32') {
  test('the app contains only one .exe file', () => {
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
