import path from 'node:path';
import type { Row } from './figures';

/** A file of the build that runs before Electron is ready. */
export interface EarlyFile {
  readonly name: string;
  readonly code: string;
}

// Does not match a dynamic import, which the bundler writes as a call inside an arrow function.
const earlyRequire = /(?<!=>)require\((["'`])(\.[^"'`]+)\1\)/gu;

/** Returns the entry and all files of the build that it requires at once, without dynamic imports. */
export const earlyFiles = (entry: string, read: (name: string) => string): readonly EarlyFile[] => {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const code = read(name);
    found.set(name, code);
    const folder = path.posix.dirname(name);
    for (const [, , required = ''] of code.matchAll(earlyRequire)) {
      waiting.push(path.posix.join(folder, required));
    }
  }
  return [...found].map(([name, code]) => ({ name, code }));
};

/** Row 22: size of these files, in kilobytes of 1000 bytes. */
export const beforeReadyRow = (files: readonly EarlyFile[]): Row => ({
  name: 'code before ready',
  value: files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) / 1000,
  target: 30,
  unit: ' kB',
});

/** Texts that identify each package that must load late, also in a minified bundle. */
const latePackages = { zod: '_zod', jose: 'ERR_JOSE', keytar: 'keytar' } as const;

/** Returns the names of packages in these files that should run only after the window exists. */
export const packagesLoadedTooEarly = (files: readonly EarlyFile[]): readonly string[] =>
  Object.entries(latePackages).flatMap(([name, trace]) =>
    files.some(({ code }) => code.includes(trace)) ? [name] : [],
  );
