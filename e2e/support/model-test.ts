import { test as base } from './test.ts';

/** Playwright's test with the application on a fake model, which answers well by default. */
export const test = base.extend({
  app: async ({ model, modelApp }, use) => {
    model.setMode({});
    await use(modelApp);
  },
});
