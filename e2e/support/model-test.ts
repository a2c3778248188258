import { type FakeOpenAI, startFakeOpenAI } from '../../tests/fakes/openai/server.ts';
import { type AppServer, startApp } from './app-server.ts';
import { test as base } from './test.ts';

/** Playwright's test with the application and a model behind it that answers as the test says, one for each worker. */
export const test = base.extend<object, { model: FakeOpenAI; app: AppServer }>({
  model: [
    async ({}, use) => {
      const model = await startFakeOpenAI({ apiKey: null });
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ model }, use) => {
      const app = await startApp({ OPENAI_BASE_URL: model.baseUrl });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});
