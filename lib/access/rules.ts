import { createHmac } from 'node:crypto';
import { FREE_ANONYMOUS_GENERATIONS } from '@/lib/constants/limits';
import { addressUnit } from '@/lib/http/client-address';
import type { Actor } from './actor';

/** One limit that a generation counts against. */
export type QuotaClaim = { key: string; limit: number; kind: 'visitor' | 'address' };

/** How long a run may go without a sign of life before it counts as dead, and how often it gives one. */
export const LEASE_MS = 30_000;
export const LEASE_RENEWAL_MS = 10_000;

/**
 * The limits that one generation of an actor counts against (spec §6; address cap against cleared
 * cookies). Addresses are kept as a keyed hash only.
 * @param perAddress free generations of one address in a day
 */
export function quotaClaims(
  actor: Actor,
  options: { perAddress: number; secret: string; now: Date },
): QuotaClaim[] {
  const day = options.now.toISOString().slice(0, 10);
  const hash = createHmac('sha256', options.secret)
    .update(`address:${addressUnit(actor.address)}`)
    .digest('base64url');
  return [
    { key: `visitor:${actor.visitorId}`, limit: FREE_ANONYMOUS_GENERATIONS, kind: 'visitor' },
    { key: `address:${day}:${hash}`, limit: options.perAddress, kind: 'address' },
  ];
}
