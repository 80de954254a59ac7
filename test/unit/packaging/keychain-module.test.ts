import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkModule,
  compileUniversal,
  keychainModule,
  packagedFor,
} from '../../../electron/packaging/keychain-module';
import { folderOfTest } from '../folder-of';
import { elf } from './executables';

let project = '';
beforeEach(() => {
  project = folderOfTest('account-viewer-module');
  mkdirSync(path.dirname(path.join(project, keychainModule)), { recursive: true });
  writeFileSync(path.join(project, keychainModule), elf(0x3e));
});

it('a package is for both processors on macOS, and elsewhere for that of the machine', () => {
  expect(packagedFor('darwin', 'x64')).toEqual(['arm64', 'x64']);
  expect(packagedFor('linux', 'arm64')).toEqual(['arm64']);
  expect(packagedFor('win32', 'x64')).toEqual(['x64']);
});

describe('the keychain module', () => {
  it('is packaged when it fits', () => {
    expect(() => {
      checkModule(project, ['x64']);
    }).not.toThrow();
  });

  it.each([
    [['arm64'], 'compiled for x64, not for arm64'],
    [['arm64', 'x64'], 'compiled for x64, not for arm64 and x64'],
  ] as const)('is refused when %s is needed from a module for x64', (wanted, message) => {
    expect(() => {
      checkModule(project, wanted);
    }).toThrow(message);
  });

  it('is refused when it is no module', () => {
    writeFileSync(path.join(project, keychainModule), 'a page of an error');
    expect(() => {
      checkModule(project, ['x64']);
    }).toThrow('nothing known');
  });

  it('is compiled once for each processor and joined, for macOS (security J7)', () => {
    const ran: string[] = [];
    compileUniversal(project, (program, args, folder) => {
      const shown = [program, ...args].map((part) => path.relative(project, part) || part);
      ran.push(
        `${path.basename(folder)}: ${shown
          .slice(1)
          .map((part) => path.basename(part))
          .join(' ')}`,
      );
    });
    expect(ran).toEqual([
      'keytar: node-gyp.js rebuild --arch=arm64',
      'keytar: node-gyp.js rebuild --arch=x64',
      `${path.basename(project)}: -create arm64.node x64.node -output keytar.node`,
    ]);
  });
});
