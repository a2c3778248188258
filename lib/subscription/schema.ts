import { z } from 'zod';
import { BOTH_IDS_NEEDED } from '@/lib/constants/subscription-messages.ts';

/** Status of a subscription (spec §3, Enumerations). */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'past_due',
  'unpaid',
  'trialing',
  'incomplete',
  'incomplete_expired',
] as const;

/** One of them. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription as the screens know it: `currentPeriodEnd` is the next billing date, or the end of access. */
export type SubscriptionState = { status: SubscriptionStatus; currentPeriodEnd: string };

/** Answer of cancel and resume. */
export type SubscriptionAnswer = { subscription: SubscriptionState | null };

/** Answer of a sync: also somebody without a subscription has a status (spec §7). */
export type SyncAnswer = { subscription: SubscriptionState | { status: 'none' } };

/** State of a user's plan (spec §3, Subscription check response). */
export type SubscriptionCheck = SubscriptionAnswer & { freeLimit: number; blogCount: number };

/** Answer of the checkout and portal calls: where the browser goes. */
export type RedirectAnswer = { url: string };

/** Body or query of every call that names nothing but the user; what else it says is not believed (spec §3). */
export const ownSubscriptionSchema = z.object({ userId: z.string() });

const stripeId = z
  .string(BOTH_IDS_NEEDED)
  .trim()
  .min(1, BOTH_IDS_NEEDED)
  .max(255, 'An ID cannot exceed 255 characters');

/** The sync dialog's form (spec §5): both are needed. */
export const syncIdsSchema = z.object({ stripeSubscriptionId: stripeId, stripeCustomerId: stripeId });

/** The two ids of a sync. */
export type SyncIds = z.infer<typeof syncIdsSchema>;

/**
 * Body of POST /api/subscription/sync (spec §3): both ids, or neither to sync whatever the user's own
 * customer has.
 */
export const syncRequestSchema = z
  .object({ userId: z.string(), stripeSubscriptionId: stripeId.optional(), stripeCustomerId: stripeId.optional() })
  .refine((body) => !body.stripeSubscriptionId === !body.stripeCustomerId, BOTH_IDS_NEEDED);

/** A checked sync request. */
export type SyncRequest = z.infer<typeof syncRequestSchema>;
