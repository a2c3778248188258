import { defineConfig } from 'playwright/test';
import { browserLaunchOptions } from './e2e/support/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/build.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await browserLaunchOptions(),
    trace: 'retain-on-failure',
  },
});
