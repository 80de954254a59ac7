import path from 'node:path';
import type { Row } from './figures';

/** A file of the build that runs before Electron is ready. */
export interface EarlyFile {
  readonly name: string;
  readonly code: string;
}

// The bundler writes a late import as a call inside an arrow function.
const earlyRequire = /(?<!=>)require\((["'`])(\.[^"'`]+)\1\)/gu;

/** The entry and every file of the build that it requires at once, not those that it imports later. */
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

/** Row 22, in kilobytes of 1000. */
export const beforeReadyRow = (files: readonly EarlyFile[]): Row => ({
  name: 'code before ready',
  value: files.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) / 1000,
  target: 30,
  unit: ' kB',
});

/** What each package that must wait leaves in a bundle, whatever it is minified to. */
const lateOnes = { zod: '_zod', jose: 'ERR_JOSE', keytar: 'keytar' } as const;

/** Names of packages that are in those files, and should run only after the window exists. */
export const tooEarly = (files: readonly EarlyFile[]): readonly string[] =>
  Object.entries(lateOnes).flatMap(([name, trace]) =>
    files.some(({ code }) => code.includes(trace)) ? [name] : [],
  );
