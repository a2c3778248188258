import { z } from 'zod';
import { idText, looseText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'past_due',
  'unpaid',
  'trialing',
  'incomplete',
  'incomplete_expired',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription for the screens: `currentPeriodEnd` is the next billing date, or the end of access. */
export type SubscriptionState = { status: SubscriptionStatus; currentPeriodEnd: string };

export type SubscriptionAnswer = { subscription: SubscriptionState | null };

/** Response of a sync; 'none' without a subscription (spec §7). */
export type SyncAnswer = { subscription: SubscriptionState | { status: 'none' } };

/** A user's plan (spec §3, Subscription check response). */
export type SubscriptionCheck = SubscriptionAnswer & { freeLimit: number | null; blogCount: number };

/** What a user may still generate (spec §3, Can-create response). */
export type CanCreate = {
  canCreate: boolean;
  blogCount: number;
  /** Null for accounts without a limit: the operator's, and all where the site has none. */
  freeLimit: number | null;
  freeBlogsLeft: number | null;
};

export type RedirectAnswer = { url: string };

/** Body or query that names only the user; everything else is ignored (spec §3). */
export const ownSubscriptionSchema = z.object({ userId: idText() });

const BOTH_IDS_NEEDED: MessageKey = 'subscription.sync.missing.description';
const ID_TOO_LONG: MessageKey = 'subscription.sync.idTooLong';

const stripeId = looseText(255, ID_TOO_LONG, BOTH_IDS_NEEDED).trim().min(1, BOTH_IDS_NEEDED).max(255, ID_TOO_LONG);

export const syncIdsSchema = z.object({ stripeSubscriptionId: stripeId, stripeCustomerId: stripeId });

export type SyncIds = z.infer<typeof syncIdsSchema>;

/** Body of POST /api/subscription/sync (spec §3): both ids, or neither to sync the user's own customer. */
export const syncRequestSchema = z
  .object({ userId: idText(), stripeSubscriptionId: stripeId.optional(), stripeCustomerId: stripeId.optional() })
  .refine((body) => !body.stripeSubscriptionId === !body.stripeCustomerId, BOTH_IDS_NEEDED);

export type SyncRequest = z.infer<typeof syncRequestSchema>;
