import 'server-only';
import type Stripe from 'stripe';
import { performDue } from '@/lib/jobs/effects.ts';
import { cancelAbandoned, cancellations } from './cancellation.ts';
import { findAllSubscriptions } from './queries.ts';
import { ownerOf, refreshSubscription } from './refresh.ts';
import { isOver, type Snapshot, snapshotOf } from './rules.ts';
import { callStripe } from './stripe-client.ts';

/** Findings; subscriptions by id. */
export type Reconciliation = {
  checked: number;
  /** Different from Stripe or missing here; repaired. */
  repaired: string[];
  /** Charged without an account; canceled. */
  canceled: string[];
  /** Running for an unknown user id, perhaps of another installation; needs review. */
  withoutAccount: string[];
  /** Running here but unknown to Stripe, probably due to another account's key. */
  unknownToStripe: string[];
};

async function* everySubscription(): AsyncGenerator<Stripe.Subscription> {
  let after: string | undefined;
  do {
    const asked: Stripe.SubscriptionListParams = { status: 'all', limit: 100, expand: ['data.customer'] };
    if (after) asked.starting_after = after;
    const page = await callStripe((stripe) => stripe.subscriptions.list(asked));
    yield* page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}

function isSame(stored: Snapshot | undefined, asked: Snapshot): boolean {
  const fields = Object.keys(asked) as (keyof Snapshot)[];
  return fields.every((field) => String(stored?.[field]) === String(asked[field]));
}

type Finding = 'same' | 'repaired' | 'canceled' | 'without-account' | 'foreign';

async function examine(subscription: Stripe.Subscription, stored: Snapshot | undefined): Promise<Finding> {
  const { customer } = subscription;
  const userId = (await ownerOf(customer)) ?? stored?.userId;
  const asked = snapshotOf(subscription, userId ?? '');
  if (!userId) {
    const outcome = await cancelAbandoned(subscription);
    const namesUser = typeof customer === 'object' && !customer.deleted && customer.metadata.userId !== undefined;
    if (outcome === 'canceled') return 'canceled';
    return outcome === 'foreign' && namesUser ? 'without-account' : 'foreign';
  }
  if (isSame(stored, asked)) return 'same';
  await refreshSubscription(subscription.id);
  return 'repaired';
}

/** Repairs stored subscriptions from Stripe; there it only cancels those of deleted accounts. */
export async function reconcile(): Promise<Reconciliation> {
  const stored = new Map((await findAllSubscriptions()).map((row) => [row.id, row]));
  const found: Record<Finding, string[]> = { same: [], repaired: [], canceled: [], 'without-account': [], foreign: [] };
  for await (const subscription of everySubscription()) {
    const finding = await examine(subscription, stored.get(subscription.id));
    found[finding].push(subscription.id);
    stored.delete(subscription.id);
  }
  await performDue(cancellations);
  const running = [...stored.values()].filter((row) => !isOver(row));
  return {
    ...{ repaired: found.repaired, canceled: found.canceled, withoutAccount: found['without-account'] },
    checked: Object.values(found).flat().length,
    unknownToStripe: running.map((row) => row.id),
  };
}
