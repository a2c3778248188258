import { test as base, expect } from 'playwright/test';
import { type AppServer, startApp } from './app-server.ts';

type TestFixtures = {
  /** Messages on the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
  failOnConsoleError: undefined;
};

type WorkerFixtures = {
  /** The application with the built-in writer, one for each worker. */
  app: AppServer;
};

/** Playwright's test with a running application, which fails on any unexpected error on the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ app }, use) => use(app.url),
  expectedConsoleErrors: [[], { option: true }],
  failOnConsoleError: [
    async ({ page, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !expectedConsoleErrors.some((pattern) => pattern.test(error)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
