import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests that need their own process, because they package the app and electron-builder changes its configuration. They
 * run after all others.
 */
const alone = ['test/unit/packaging/{burn-fuses,installers,linux-installers,sign-release}.test.ts'];

/**
 * Tests whose modules are loaded anew for each file, because they replace modules, keep the state of the renderer's
 * store or language, or start hosts.
 */
export const anew = [
  'test/{keychain,stand-in}/**/*.test.ts',
  'test/unit/{fuzz,preload}/**/*.test.ts',
  'test/unit/i18n/set-locale.test.ts',
  'test/unit/account/client/guarded-network.test.ts',
  'test/unit/log/second-net.test.ts',
  'test/unit/shell/links/open-in-browser.test.ts',
  'test/unit/renderer/*.test.ts',
  'test/unit/renderer/store/**/*.test.ts',
  'test/unit/renderer/app/palette/open-found.test.ts',
  'test/unit/renderer/connect/use-{key-choice,open-new}.test.ts',
  'test/unit/renderer/settings/explorer-edit.test.ts',
  'test/unit/renderer/ui/**/{dates,identicon,qr-code,scripts}.test.ts',
];

/**
 * All other tests. Their modules keep no state between calls, which the linter enforces. One process therefore runs
 * many files and loads shared modules only once.
 */
const together = ['test/{judge,keys,service,unit}/**/*.test.ts'];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: together,
          exclude: ['**/node_modules/**', ...anew, ...alone],
          isolate: false,
          setupFiles: ['test/unit/between-files.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'anew',
          include: anew,
          isolate: false,
          setupFiles: ['test/unit/between-files.ts', 'test/unit/load-anew.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
    pool: 'forks',
    // Some files wait for programs that they start, so two cores need three workers. vitest's default would be one.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    expect: { poll: { timeout: 15_000 } },
    // Long, because some tests start programs, and no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test/.results/unit.json' },
  },
});
