import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import {
  architecturesOf,
  keychainModule,
  packagedFor,
} from '../../electron/packaging/keychain-module';
import { archivedFiles, headerHash, strangersIn } from './archive';
import { packagedApp } from './packaged-app';

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
