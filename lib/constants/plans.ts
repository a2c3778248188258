import { FREE_BLOGS } from './limits.ts';

/** Settings as texts: on the server from the environment, in the browser from <html>, which has PLAN_ATTRIBUTES. */
const { freeBlogs, payments } =
  typeof document === 'undefined'
    ? { freeBlogs: process.env.FREE_BLOG_LIMIT, payments: process.env.STRIPE_SECRET_KEY }
    : document.documentElement.dataset;

/** Whether FREE_BLOG_LIMIT=unlimited: no sentence mentions limits, prices or plans (docs/decisions/0134). */
export const IS_UNLIMITED = freeBlogs === 'unlimited';

/** Free blogs of an account in total (spec §1), for sentences. */
export const FREE_BLOG_LIMIT = IS_UNLIMITED ? Number.POSITIVE_INFINITY : Number(freeBlogs || FREE_BLOGS);

export const TAKES_PAYMENTS = Boolean(payments);

/** What the settings say where a feature needs Premium. */
export const PREMIUM_NEEDED = TAKES_PAYMENTS ? 'premiumNeeded' : 'premiumUnavailable';

/** Attributes of <html> that pass the settings to the browser. */
export const PLAN_ATTRIBUTES = {
  'data-free-blogs': freeBlogs || undefined,
  'data-payments': TAKES_PAYMENTS || undefined,
};

/** Ends keys of sentences that mention limits or that blogs are counted. */
export const PLAN = IS_UNLIMITED ? 'unlimited' : 'counted';
