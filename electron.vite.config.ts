import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './electron/main/shell/page/policy';
import { feedForBuild } from './electron/main/updates/feed';
import { readLicences } from './electron/packaging/shipped';
import { contract, events } from './shared/contract';

/** CommonJS, which a sandboxed preload needs, and a main entry that must run before Electron is ready. */
const commonJs = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
} as const;

/** Puts a copy of the policy into the page, in case a header is ever lost. `frame-ancestors` works in a header only. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: contentSecurityPolicy.replace("frame-ancestors 'none'; ", ''),
      },
      injectTo: 'head-prepend',
    },
  ],
};

/** Provides the licences of all packages in the app, read at build time. */
const licencesOfPackages: Plugin = {
  name: 'licences',
  resolveId: (id) => (id === 'virtual:licences' ? '\0virtual:licences' : null),
  load: (id) =>
    id === '\0virtual:licences'
      ? `export const licences = ${JSON.stringify(readLicences(import.meta.dirname))};`
      : null,
};

export default defineConfig({
  main: {
    define: {
      __CALLS__: JSON.stringify(Object.keys(contract)),
      __RELEASE_FEED__: JSON.stringify(feedForBuild(process.env)),
    },
    build: {
      outDir: 'out/main',
      minify: true,
      // Everything but Electron and the native keychain module is bundled, so that no node_modules lookup happens at start.
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: 'electron/main/index.ts',
          keychain: 'electron/keychain/index.ts',
          reader: 'electron/reader/index.ts',
          'make-key': 'electron/main/credentials/keys/make-key-process.ts',
        },
        external: ['electron', 'keytar'],
        output: commonJs,
      },
    },
  },
  preload: {
    // The preload needs only the names. The contract itself would bundle zod into the preload of every page.
    define: {
      __CALLS__: JSON.stringify(Object.keys(contract)),
      __EVENTS__: JSON.stringify(Object.keys(events)),
    },
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'electron/preload/index.ts' },
        external: ['electron'],
        output: commonJs,
      },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [react(), policyInPage, licencesOfPackages],
    build: {
      outDir: 'out/renderer',
      minify: true,
      modulePreload: { polyfill: false },
      // Inlined assets would be data: URLs, which the page's CSP refuses.
      assetsInlineLimit: 0,
      // The file of the first screen contains React, which takes most of the default limit.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        input: 'renderer/index.html',
        // Puts the code of the first screen into one file, and small parts that screens share together. By default, the
        // bundler makes thirty files for the first screen alone, and main has to read and serve each.
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              {
                name: 'shared',
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 20_000,
              },
            ],
          },
        },
      },
    },
  },
});
