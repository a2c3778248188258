import { test as base } from './test.ts';

/** Playwright's test with the application that has Stripe, Google and mail set up. */
export const test = base.extend({ app: ({ shop }, use) => use(shop.app) });
