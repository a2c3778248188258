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

/** Stripe is not set up. */
export const NO_SUBSCRIPTIONS = "Subscriptions aren't available on this site.";
