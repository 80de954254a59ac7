import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './electron/main/shell/page/policy';
import { feedForBuild } from './electron/main/updates/feed';
import { readLicences } from './electron/packaging/shipped';
import { contract, events } from './shared/contract';

/** CommonJS in one file each: what a sandboxed preload and a `ready`-bound main entry need. */
const commonJs = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
} as const;

/** A copy of the policy in the page itself, should a header ever be lost. `frame-ancestors` only works in a header. */
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

/** The licences of everything in the app, read when it is built. */
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
    // The preload needs names only; giving it the contract itself would bundle zod into every page.
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
      // The file of the first screen has React in it, which is most of the usual limit.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        input: 'renderer/index.html',
        // What the first screen needs is one file, and small parts that screens share lie together: left to itself, the
        // bundler makes thirty files of the former alone, and main has to read and hand out each.
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
