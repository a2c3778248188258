import { createHmac } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor';
import { FREE_ANONYMOUS_GENERATIONS } from '@/lib/constants/limits';
import { addressUnit } from '@/lib/http/client-address';
import { userQuotaKey } from '@/lib/users/rules';

/** One limit that a generation counts against. */
export type QuotaClaim = { key: string; limit: number; kind: 'visitor' | 'address' | 'user' };

type Limits = { perUser: number; perAddress: number; secret: string; now: Date };

/**
 * The limits that one generation of an actor counts against (spec §6): for a user the free blogs in
 * total; for a visitor the one free generation, and a cap on the address against cleared cookies.
 * Addresses are kept as a keyed hash only.
 * @param limits.perAddress free generations of one address in a day
 */
export function quotaClaims(actor: Actor, limits: Limits): QuotaClaim[] {
  if (actor.kind === 'user') {
    return [{ key: userQuotaKey(actor.user.id), limit: limits.perUser, kind: 'user' }];
  }
  const day = limits.now.toISOString().slice(0, 10);
  const hash = createHmac('sha256', limits.secret)
    .update(`address:${addressUnit(actor.address)}`)
    .digest('base64url');
  return [
    { key: `visitor:${actor.visitorId}`, limit: FREE_ANONYMOUS_GENERATIONS, kind: 'visitor' },
    { key: `address:${day}:${hash}`, limit: limits.perAddress, kind: 'address' },
  ];
}
