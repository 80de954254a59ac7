import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: [
      'test/unit/**/*.test.ts',
      'test/service/**/*.test.ts',
      'test/judge/**/*.test.ts',
      'test/stand-in/**/*.test.ts',
      'test/keys/**/*.test.ts',
      'test/keychain/**/*.test.ts',
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
