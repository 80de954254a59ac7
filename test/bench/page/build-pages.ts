import react from '@vitejs/plugin-react';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** Settings that all builds of the bench share. They are production builds, as the app's own is. */
const common = (outDir: string): InlineConfig => ({
  root: here,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir, emptyOutDir: true, modulePreload: false, chunkSizeWarningLimit: 1e5 },
});

/** HTML of a peer's page. As in the app, style sheet and script are separate files. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Peer</title>
    <link rel="stylesheet" href="./page.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./page.js"></script>
  </body>
</html>
`;

/** Builds the page of the peer in `peers/<peer>.tsx` into a folder. */
export const buildPeer = async (peer: string, folder: string): Promise<void> => {
  const config = common(folder);
  const output = { entryFileNames: 'page.js', assetFileNames: 'page.[ext]' };
  await build({
    ...config,
    build: {
      ...config.build,
      cssCodeSplit: false,
      rolldownOptions: { input: path.join(here, 'peers', `${peer}.tsx`), output },
    },
  });
  writeFileSync(path.join(folder, 'page.html'), page);
};

/** Builds `in-page/` into one script for `addInitScript` and returns its path. */
export const buildBenchPage = async (folder: string): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const config = common(folder);
  const entry = path.join(here, 'in-page/bench-page.ts');
  await build({
    ...config,
    build: {
      ...config.build,
      lib: { entry, formats: ['iife'], name: 'benchPage', fileName: () => 'bench-page.js' },
    },
  });
  return path.join(folder, 'bench-page.js');
};

const list = path.join(here, '../../../renderer/features/records/list');

/** Treats every module outside the list's folder as external. */
const onlyTheList: Plugin = {
  name: 'only-the-list',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found) return null;
    return found.id.startsWith(list) ? found : { id: source, external: true };
  },
};

/** Builds `renderer/features/records/list` into one file without its imports from elsewhere. Returns its folder. */
export const buildListAlone = async (folder: string): Promise<string> => {
  const modules = readdirSync(list, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.d)\.tsx?$/u.test(name),
  );
  const entry = path.join(folder, 'all.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    entry,
    modules
      .map((name, i) => `export * as m${i} from ${JSON.stringify(path.join(list, name))};`)
      .join('\n'),
  );
  const outDir = path.join(folder, 'built');
  const config = common(outDir);
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), onlyTheList],
    // Not a library build, because Vite keeps white space in library builds.
    build: {
      ...config.build,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  return outDir;
};
