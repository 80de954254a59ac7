import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

// Tests, browser and app use the same time zone on every machine, because some screens show it. Windows always uses the
// zone of the system.
if (process.platform !== 'win32') process.env['TZ'] = 'UTC';

/** How many tests run at once, not counting the waiting ones. */
const atOnce = Math.min(8, availableParallelism());

/** A spec whose tests mostly wait for a slow service. */
const waiting = 'answer-times.spec.ts';

/** End-to-end tests of the built app in out/. See e2e/fixtures.ts for the host. */
const config = defineConfig({
  testDir: 'e2e',
  outputDir: '.results/e2e',
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  // Long, because no test is about speed and machines differ.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: atOnce + 1,
  projects: [
    // More tests at once than cores slow each other down, because they share the caches. Waiting tests use no cache.
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
