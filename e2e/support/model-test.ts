import { test as base } from './test.ts';

/** Playwright's test with the application on a model that answers as the test says, and well until then. */
export const test = base.extend({
  app: async ({ model, modelApp }, use) => {
    model.setMode({});
    await use(modelApp);
  },
});
