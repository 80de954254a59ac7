import { defineConfig } from 'playwright/test';

/** End-to-end tests of what `npm run build` left in out/; see e2e/fixtures.ts for the host. */
const config = defineConfig({
  testDir: 'e2e',
  outputDir: '.results/e2e',
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  timeout: 180_000,
  // Generous, because nothing here is about speed and machines differ.
  expect: { timeout: 15_000 },
  // One more than the cores of CI's machine: an app that starts or quits waits more than it works.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
});

// Playwright takes the configuration from a default export only.
export default config;
