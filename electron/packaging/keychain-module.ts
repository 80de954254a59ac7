import { mkdirSync, readFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import type { System } from './fuses';

/** Processors that the app is packaged for, as Node names them. */
export type Architecture = 'arm64' | 'x64';

/** Codes of processors in ELF, PE and Mach-O files. The codes of the three formats do not overlap. */
const codes: ReadonlyMap<number, Architecture> = new Map([
  [0x3e, 'x64'],
  [0xb7, 'arm64'],
  [0x8664, 'x64'],
  [0xaa64, 'arm64'],
  [0x01000007, 'x64'],
  [0x0100000c, 'arm64'],
]);

/** The processor codes in the header of a native module, in the file's order. */
const processorCodes = (file: Buffer): readonly number[] => {
  const magic = file.readUInt32BE(0);
  if (magic === 0x7f454c46) return [file.readUInt16LE(18)];
  if (magic >>> 16 === 0x4d5a) return [file.readUInt16LE(file.readUInt32LE(0x3c) + 4)];
  if (magic === 0xcffaedfe) return [file.readUInt32LE(4)];
  if (magic !== 0xcafebabe) return [];
  // A universal file lists entries of 20 bytes, each beginning with the processor's code.
  return Array.from({ length: file.readUInt32BE(4) }, (_, index) =>
    file.readUInt32BE(8 + 20 * index),
  );
};

/**
 * The processors a native module was compiled for, sorted; those that the app is not packaged for are left out, and a
 * file that is no native module has none. Throws a RangeError when the file ends within its header.
 */
export const architecturesOf = (file: Buffer): readonly Architecture[] =>
  processorCodes(file)
    .flatMap((code) => codes.get(code) ?? [])
    .sort();

/** The native keychain module as compiled, from the project's folder. */
export const keychainModule = 'node_modules/keytar/build/Release/keytar.node';

/** Processors of one package: macOS gets both in one file, elsewhere it is the processor of the packaging machine. */
export const packagedFor = (system: System, machine: Architecture): readonly Architecture[] =>
  system === 'darwin' ? ['arm64', 'x64'] : [machine];

/** Runs a program in a folder, and throws when it fails. */
export type Run = (program: string, args: readonly string[], folder: string) => void;

/** Compiles the module for both processors and joins them, which is possible on macOS only. */
export const compileUniversal = (project: string, run: Run): void => {
  const folder = path.join(project, 'dist/keychain-module');
  const compiled = path.join(project, keychainModule);
  const nodeGyp = path.join(project, 'node_modules/node-gyp/bin/node-gyp.js');
  mkdirSync(folder, { recursive: true });
  const parts = packagedFor('darwin', 'arm64').map((architecture) => {
    const args = [nodeGyp, 'rebuild', `--arch=${architecture}`];
    run(process.execPath, args, path.join(project, 'node_modules/keytar'));
    const part = path.join(folder, `${architecture}.node`);
    copyFileSync(compiled, part);
    return part;
  });
  run('lipo', ['-create', ...parts, '-output', compiled], project);
};

/** Throws, and says what to do, unless the compiled module is for exactly these processors. */
export const checkModule = (project: string, wanted: readonly Architecture[]): void => {
  const found = architecturesOf(readFileSync(path.join(project, keychainModule)));
  if (found.join() === [...wanted].sort().join()) return;
  throw new Error(
    `The keychain module is compiled for ${found.join(' and ') || 'nothing known'}, not for ` +
      `${wanted.join(' and ')}. Run "npm run setup" on a machine with that processor.`,
  );
};
