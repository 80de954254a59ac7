import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type * as ours from './for-electron';
import type { KeyRow } from './key-row';
import type { SignedAnswer } from './signed-answers';

/** Key texts to read (in base64) and signed answers to verify. */
export interface Tasks {
  readonly rows: readonly (KeyRow & { readonly text: string })[];
  readonly answers: readonly SignedAnswer[];
}

/** Rows with texts in base64, so that they can be sent to another process. */
export const sendable = (rows: readonly KeyRow[]): Tasks['rows'] =>
  rows.map((row) => ({ ...row, text: Buffer.from(row.text as string).toString('base64') }));

/** Bundles for-electron.ts into one CommonJS file that exists while `use` runs. */
export const withBundle = async <Value>(use: (file: string) => Promise<Value>): Promise<Value> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-bundle-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: path.join(import.meta.dirname, 'for-electron.ts'),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'bundle.cjs' } },
      },
    });
    return await use(path.join(folder, 'bundle.cjs'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Runs the tasks with the modules of the bundle. Playwright's `evaluate` sends this function to Electron's main
 * process, so it can use nothing from outside itself. Playwright passes the first argument.
 */
export const doInside = async (
  _electron: unknown,
  { file, rows, answers }: Tasks & { readonly file: string },
) => {
  const { createRequire } = process.getBuiltinModule('node:module');
  const { readRows, takenOf } = createRequire(file)(file) as typeof ours;
  return {
    electron: process.versions.electron,
    results: await readRows(rows.map((row) => ({ ...row, text: Buffer.from(row.text, 'base64') }))),
    taken: takenOf(answers),
  };
};
