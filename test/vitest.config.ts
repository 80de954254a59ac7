import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests that need a process of their own: they pack the app, whose configuration electron-builder changes. They run after
 * all others.
 */
const alone = ['test/unit/packaging/{burn-fuses,installers,linux-installers,sign-release}.test.ts'];

/**
 * Tests whose modules are loaded anew for each file: they put modules in place of others, keep the window's store or
 * language, or start hosts.
 */
export const anew = [
  'test/{keychain,stand-in}/**/*.test.ts',
  'test/unit/{fuzz,preload}/**/*.test.ts',
  'test/unit/i18n/set-locale.test.ts',
  'test/unit/shell/links/open-in-browser.test.ts',
  'test/unit/renderer/*.test.ts',
  'test/unit/renderer/store/**/*.test.ts',
  'test/unit/renderer/app/palette/open-found.test.ts',
  'test/unit/renderer/connect/use-{key-choice,open-new}.test.ts',
  'test/unit/renderer/settings/explorer-edit.test.ts',
  'test/unit/renderer/ui/**/{dates,identicon,qr-code,scripts}.test.ts',
];

/**
 * Everything else keeps nothing between calls, which the linter sees to: a process does many such files one after the
 * other, and starts and loads what they share once.
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
    // Some files wait for programs that they start: it takes three at once to keep two cores busy. Usual would be one.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    expect: { poll: { timeout: 15_000 } },
    // Generous: some tests start programs, and nothing here is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test/.results/unit.json' },
  },
});
