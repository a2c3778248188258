import { createHmac } from 'node:crypto';
import type { Actor } from '@/lib/auth/actor.ts';
import { FREE_ANONYMOUS_GENERATIONS } from '@/lib/constants/limits.ts';
import { addressUnit } from '@/lib/http/client-address.ts';

/** A limit that a generation counts against. */
export type QuotaClaim = { key: string; limit: number; kind: 'visitor' | 'address' | 'user' };

type Limits = { perAddress: number; secret: string; now: Date; isUnlimited?: boolean };

/** Keyed hash of a client address (IPv6: of its /64), the only stored form. */
export const addressHash = (address: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`address:${addressUnit(address)}`)
    .digest('base64url');

/**
 * Limits of a visitor's generation (spec §6): the free one, and a cap per address against cleared cookies.
 * @param limits.perAddress free generations of one address in a day
 * @param limits.isUnlimited leaves out the free one; the address names the requester (requester.ts)
 */
export function visitorQuotaClaims(
  { visitorId, address }: Pick<Actor, 'visitorId' | 'address'>,
  limits: Limits,
): QuotaClaim[] {
  const day = limits.now.toISOString().slice(0, 10);
  const own = { key: `visitor:${visitorId}`, limit: FREE_ANONYMOUS_GENERATIONS, kind: 'visitor' } as const;
  return [
    ...(limits.isUnlimited ? [] : [own]),
    { key: `address:${day}:${addressHash(address, limits.secret)}`, limit: limits.perAddress, kind: 'address' },
  ];
}
