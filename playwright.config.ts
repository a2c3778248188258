import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from './e2e/support/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/build.ts',
  fullyParallel: true,
  // Tests wait half of their time. With more workers on two cores, a server took a minute to restart.
  workers: 3,
  // The last lines name every test that needed its retry.
  retries: process.env.CI ? 1 : 0,
  // Only a test that hangs meets these: a busy machine is several times slower than a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await browserLaunchOptions(),
    // `--trace on` records everything, for a test that is looked into.
    screenshot: 'only-on-failure',
  },
});
