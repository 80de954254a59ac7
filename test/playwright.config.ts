import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

/** End-to-end tests of what `npm run build` left in out/; see e2e/fixtures.ts for the host. */
const config = defineConfig({
  testDir: 'e2e',
  outputDir: '.results/e2e',
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  // Generous, because nothing here is about speed and machines differ.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // One more than cores, because a test waits now and then; with more they take each other's caches, and all last longer.
  workers: Math.min(8, availableParallelism() + 1),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['CI'] === undefined ? 'missing' : 'none',
});

// Playwright takes the configuration from a default export only.
export default config;
