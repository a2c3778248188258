import type { User } from '@/lib/generated/prisma/client.ts';
import { hasPremiumAccess, type Snapshot } from '@/lib/subscription/rules.ts';

/** What decides whether the product is named around a user's blogs. */
type BrandingRow = Pick<User, 'hidesBranding'> & { subscriptions: readonly Snapshot[] };

/**
 * Whether the product's name is left out around a user's blogs: they have asked for it, and subscribe at the moment
 * (docs/decisions/0081).
 */
export function brandingOf({ hidesBranding, subscriptions }: BrandingRow): { isUnbranded?: true } {
  return hidesBranding && hasPremiumAccess(subscriptions, new Date()) ? { isUnbranded: true } : {};
}
