import { test as base, expect } from 'playwright/test';
import { type FakeOpenAI, startFakeOpenAI } from '../../tests/fakes/openai/server.ts';
import { type AppServer, startApp } from './app-server.ts';
import { type Press, startPress } from './press.ts';
import { type Shop, startShop } from './shop.ts';

type TestFixtures = {
  /** Messages on the browser's console that a test expects; any other error fails it. */
  expectedConsoleErrors: RegExp[];
  /** The application that `page` and `request` talk to. */
  app: AppServer;
  /** Starts an application for this test only, which ends with the test. */
  startOwnApp: typeof startApp;
};

/** Servers shared by a worker's tests, each started on first use. */
type WorkerFixtures = { press: Press; model: FakeOpenAI; modelApp: AppServer; shop: Shop };

/** Visitors move: at that, a form that came without React gets it (components/shell/page-script.ts). */
function movePointer(): void {
  const move = (screenX: number) => dispatchEvent(new PointerEvent('pointermove', { screenX }));
  addEventListener('load', () => setTimeout(() => [1, 2].map(move)));
}

let visitors = 0;

/**
 * Playwright's test with a running application without a model, which fails on any unexpected error on the console.
 * The fixtures of the worker are all declared here: a worker is only kept for another file when both declare the same ones.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  press: [
    async ({}, use) => {
      await using press = await startPress();
      await use(press);
    },
    { scope: 'worker' },
  ],
  model: [
    async ({}, use) => {
      const model = await startFakeOpenAI({ apiKey: null });
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  modelApp: [
    async ({ model, press }, use) => {
      const app = await startApp({
        OPENAI_BASE_URL: model.baseUrl,
        FREE_BLOG_LIMIT: '100',
        OUTBOUND_ALLOW_HOSTS: new URL(press.sourceUrl).host,
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({}, use) => {
      await using shop = await startShop();
      await use(shop);
    },
    { scope: 'worker' },
  ],
  app: ({ press }, use) => use(press.app),
  baseURL: ({ app }, use) => use(app.url),
  // Each test has its own client address, because registrations per address are limited.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `203.0.113.${visitors}` });
  },
  startOwnApp: async ({}, use) => {
    const started: AppServer[] = [];
    await use(async (settings) => {
      const app = await startApp(settings);
      started.push(app);
      return app;
    });
    for (const app of started) await app.stop();
  },
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(movePointer);
    await use(page);
    const unexpected = errors.filter((error) => !expectedConsoleErrors.some((pattern) => pattern.test(error)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };
