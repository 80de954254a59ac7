import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Arch } from 'electron-builder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { architecturesOf } from '../../../electron/packaging/keychain-module';
import { burnFuses } from '../../../electron/packaging/fuses';
import { fuseWires } from '../../packaged/fuse-wires';
import { thin } from './executables';
import { unburntWire, write } from './small-app';
import { folderOfTest } from '../folder-of';

const processors = { x64: 0x01000007, arm64: 0x0100000c } as const;

/** A Mach-O executable for one processor, with only its header and its fuses. */
const slice = (processor: keyof typeof processors): Buffer =>
  Buffer.concat([thin(processors[processor]), unburntWire]);

/** A file as `lipo` joins it from one slice for each processor. */
const universal = (): Buffer => {
  const slices = [slice('x64'), slice('arm64')];
  const header = Buffer.alloc(8 + 20 * slices.length);
  header.writeUInt32BE(0xcafebabe, 0);
  header.writeUInt32BE(slices.length, 4);
  let offset = header.length;
  slices.forEach((content, index) => {
    const at = 8 + 20 * index;
    header.writeUInt32BE(content.readUInt32LE(4), at);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    offset += content.length;
  });
  return Buffer.concat([header, ...slices]);
};

let folder = '';
const signed = () => path.join(folder, 'signed');
const framework = () =>
  path.join(
    folder,
    'Account Viewer.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  );

beforeEach(() => {
  folder = folderOfTest('account-viewer-fuses');
  // Apple's program exists on macOS only, and would not sign this bundle.
  const codesign = path.join(folder, 'bin/codesign');
  write(codesign, `#!/bin/sh\necho "$@" >> '${signed()}'\n`);
  chmodSync(codesign, 0o755);
  vi.stubEnv('PATH', `${path.dirname(codesign)}${path.delimiter}${process.env['PATH'] ?? ''}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const burn = (electronPlatformName: string, arch: Arch) =>
  burnFuses(
    'release',
    'account-viewer',
  )({
    appOutDir: folder,
    electronPlatformName,
    arch,
    packager: { appInfo: { productFilename: 'Account Viewer' } },
  });

// The replacement for Apple's program is a shell script.
describe.skipIf(process.platform === 'win32')('an app for both processors of macOS', () => {
  it.each(['x64', 'arm64'] as const)(
    'is joined from halves as Electron’s maker left them, neither burnt nor signed: %s',
    async (processor) => {
      write(framework(), slice(processor));
      await burn('darwin', Arch[processor]);
      expect(readFileSync(framework())).toEqual(slice(processor));
      expect(existsSync(signed())).toBe(false);
    },
  );

  it('has the fuses of both burnt once it is whole, and is signed once (security J1)', async () => {
    write(framework(), universal());
    await burn('darwin', Arch.universal);
    const burnt = readFileSync(framework());
    expect(architecturesOf(burnt)).toEqual(['arm64', 'x64']);
    expect(fuseWires(burnt)).toEqual(['000011001', '000011001']);
    expect(readFileSync(signed(), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('is not built if a processor’s fuses were not found', async () => {
    write(framework(), slice('x64'));
    await expect(burn('darwin', Arch.universal)).rejects.toThrow('1 of 2 fuse wires');
  });
});

describe.each([
  ['linux', 'account-viewer', '000001001'],
  ['win32', 'Account Viewer.exe', '000011001'],
])('an app for %s', (system, name, wire) => {
  it.each(['x64', 'arm64'] as const)('has its fuses burnt (security J1): %s', async (processor) => {
    write(path.join(folder, name), unburntWire);
    await burn(system, Arch[processor]);
    expect(fuseWires(readFileSync(path.join(folder, name)))).toEqual([wire]);
  });
});

it('nothing is burnt for an unsupported system', async () => {
  await expect(burn('mas', Arch.universal)).rejects.toThrow('no fuses for mas');
});
