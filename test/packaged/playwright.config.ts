import { defineConfig } from 'playwright/test';

/** The most important specs, which run first. Only the packaged app on its own system can pass them. */
const proofs = /(?:app-image|keychain|missing-sandbox|taskbar)\.spec\.ts$/u;

/** Tests that the workflow runs on the apps in dist/. One worker, because the app allows one instance. */
const config = defineConfig({
  testDir: '.',
  outputDir: '../.results/packaged',
  reporter: [['list'], ['json', { outputFile: '../.results/packaged.json' }]],
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The second project starts only after the first has passed.
  projects: [
    { name: 'proofs', testMatch: proofs },
    { name: 'rest', testIgnore: proofs, dependencies: ['proofs'] },
  ],
});

// Playwright takes the configuration from a default export only.
export default config;
