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
  // More than twice the cores, up to a size: an app that starts, quits or is waited for works less than half its time.
  workers: Math.min(8, 2 * availableParallelism() + 1),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['CI'] === undefined ? 'missing' : 'none',
});

// Playwright takes the configuration from a default export only.
export default config;
