import { rename } from 'node:fs/promises';
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
    // The sources look for files beside themselves, not beside what is compiled here.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(`${source}${path.sep}`).href) },
    build: {
      ssr: path.join(source, 'bootstrap.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: own } },
    },
  });
  // Other processes may be about to run the file of the same name, which says the same.
  const file = path.join(folder, 'main.mjs');
  await rename(path.join(folder, own), file);
  return file;
}

let compiled: Promise<string> | undefined;

/** The stand-in's half of main as one file of JavaScript, compiled once for all starts of this process. */
export const mainHalf = (): Promise<string> =>
  (compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  }));
