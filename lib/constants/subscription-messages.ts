import { PREMIUM_CENTS } from './limits.ts';

/** Price and benefits of premium: those of the specification (§1), then our own. */
export const PREMIUM_PLAN = {
  price: `$${PREMIUM_CENTS / 100}`,
  unit: 'per month',
  points: [
    'Unlimited blog posts',
    'All blog styles and themes',
    'Priority content generation',
    'Premium customer support',
    'Your own domain for your blogs',
    'Your blogs without our name',
  ],
};

/** Stripe is unreachable (spec §8). */
export const SERVICE_UNREACHABLE = 'Could not connect to subscription service. Please try again later.';

/** Stripe is not set up. */
export const NO_SUBSCRIPTIONS = "Subscriptions aren't available on this site.";

/** Stripe refuses until the operator fixes the settings. */
export const SERVICE_MISCONFIGURED =
  'Billing is not set up correctly on our side. Nothing was charged. Please contact support.';

export const BOTH_IDS_NEEDED = 'Please enter both the Subscription ID and Customer ID';

export const SUBSCRIPTION_MESSAGES = {
  connectionIssue: { title: 'Connection issue', description: SERVICE_UNREACHABLE },
  operatorFeature: {
    title: 'Premium feature',
    description: 'Set FREE_BLOG_LIMIT=unlimited to turn it on for every account, including yours.',
  },
  signInToSubscribe: { title: 'Authentication required', description: 'Please sign in to subscribe' },
  missingIds: { title: 'Missing information', description: BOTH_IDS_NEEDED },
  synced: (status: string) => ({ title: 'Subscription synced', description: `Your subscription is ${status}.` }),
  syncedNone: {
    title: 'Subscription synced',
    description: 'You have no subscription yet. If you have just paid, sync again in a moment.',
  },
  canceled: (end: string) => ({ title: 'Subscription canceled', description: `You keep premium until ${end}.` }),
  canceledAtOnce: {
    title: 'Subscription canceled',
    description: 'Your subscription has ended. You will not be charged again.',
  },
  resumed: (date: string) => ({
    title: 'Subscription resumed',
    description: `Premium continues. The next billing date is ${date}.`,
  }),
  resumedUnpaid: {
    title: 'Subscription resumed',
    description: 'Premium continues after your open payment. Pay under Manage billing.',
  },
} as const;

/** Titles of failures, and their texts if the server gives no reason (spec §8). */
export const SUBSCRIPTION_FAILURES = {
  checkout: { title: 'Checkout failed', fallback: 'Failed to create checkout session' },
  start: { title: 'Checkout failed', fallback: 'Failed to start checkout process' },
  noUrl: { title: 'Checkout failed', fallback: 'No checkout URL returned from server' },
  sync: { title: 'Error syncing subscription', fallback: 'Please try again.' },
  cancel: { title: 'Error canceling subscription', fallback: 'Please try again.' },
  resume: { title: 'Error resuming subscription', fallback: 'Please try again.' },
  portal: { title: 'Error opening billing', fallback: 'Please try again.' },
} as const;
