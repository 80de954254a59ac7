import { defineConfig } from 'playwright/test';

/** What nothing but the packaged app on its own system can show, and what the rest would be worth little without. */
const proofs = /(?:app-image|keychain|missing-sandbox|taskbar)\.spec\.ts$/u;

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
  // The second starts only when the first has passed.
  projects: [
    { name: 'proofs', testMatch: proofs },
    { name: 'rest', testIgnore: proofs, dependencies: ['proofs'] },
  ],
});

// Playwright takes the configuration from a default export only.
export default config;
