import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

// A test, the browser and the app have one zone, wherever the machine is: some screens say it. Windows has that of its system alone.
if (process.platform !== 'win32') process.env['TZ'] = 'UTC';

/** How many tests run at once, beside those that only wait. */
const atOnce = Math.min(8, availableParallelism());

/** Tests that do little but wait for a service that takes its time. */
const waiting = 'answer-times.spec.ts';

/** End-to-end tests of what `npm run build` left in out/; see e2e/fixtures.ts for the host. */
const config = defineConfig({
  testDir: 'e2e',
  outputDir: '.results/e2e',
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  // Generous, because nothing here is about speed and machines differ.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: atOnce + 1,
  projects: [
    // With more of them than cores they take each other's caches, and all last longer; waiting takes none.
    { name: 'at work', testIgnore: waiting, workers: atOnce },
    { name: 'waiting', testMatch: waiting, workers: 1 },
  ],
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  updateSnapshots: process.env['CI'] === undefined ? 'missing' : 'none',
});

// Playwright takes the configuration from a default export only.
export default config;
