import { mkdirSync, readFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { architecturesOf, type Architecture } from './architectures';
import type { System } from './fuses';

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
