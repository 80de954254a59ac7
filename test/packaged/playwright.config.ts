import { defineConfig } from 'playwright/test';

/** What the workflow runs on the apps in dist/; one worker, because the app allows one instance. */
const config = defineConfig({
  testDir: '.',
  outputDir: '../.results/packaged',
  reporter: [['list'], ['json', { outputFile: '../.results/packaged.json' }]],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
});

// Playwright takes the configuration from a default export only.
export default config;
