import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Tests of main, the reader and the judge. Modules of electron/ and shared/ keep nothing between calls, which the linter
 * sees to, so a process does many such files one after the other and loads what they share once.
 */
const stateless = [
  'test/judge/**/*.test.ts',
  'test/unit/{account,calls,changes,credentials,diagnostics,expected,export,ipc,log}/**/*.test.ts',
  'test/unit/{notes,ownership,profiles,reader,shared,shell,storage,updates}/**/*.test.ts',
];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      {
        extends: true,
        test: { include: stateless, isolate: false, setupFiles: ['test/unit/between-files.ts'] },
      },
      {
        extends: true,
        test: {
          include: [
            'test/unit/**/*.test.ts',
            'test/service/**/*.test.ts',
            'test/stand-in/**/*.test.ts',
            'test/keys/**/*.test.ts',
            'test/keychain/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...stateless],
        },
      },
    ],
    pool: 'forks',
    // On machines of two cores the usual number would be one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    expect: { poll: { timeout: 15_000 } },
    // Generous: some tests start programs, and nothing here is about speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test/.results/unit.json' },
  },
});
