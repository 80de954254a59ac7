import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const source = path.join(import.meta.dirname, 'electron');
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/stand-in');

async function compile(): Promise<string> {
  const own = `main-${String(process.pid)}.mjs`;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // The sources locate files relative to themselves, not relative to the compiled file.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(`${source}${path.sep}`).href) },
    build: {
      ssr: path.join(source, 'bootstrap.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: own } },
    },
  });
  // The name depends on the content, because other work trees may share the folder, and the sources may change while
  // other runs use an older file.
  const compiledFile = path.join(folder, own);
  const hash = createHash('sha256')
    .update(await readFile(compiledFile))
    .digest('hex');
  const file = path.join(folder, `main-${hash.slice(0, 16)}.mjs`);
  await rename(compiledFile, file);
  return file;
}

let compiled: Promise<string> | undefined;

/** Compiles the stand-in's part of main into one JavaScript file, once per process. Resolves to its path. */
export const compileMainSide = (): Promise<string> =>
  (compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  }));
