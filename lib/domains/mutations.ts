import 'server-only';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/outage.ts';
import { type CustomDomain, Prisma } from '@/lib/generated/prisma/client.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';
import { graceEnd } from './rules.ts';
import type { Finding } from './service.ts';

const LEASE_MS = 60_000;

const RECHECK_MS = 24 * 60 * 60 * 1000;

/** What a check needs. */
export type CheckedDomain = Pick<CustomDomain, 'userId' | 'host' | 'verifiedHost' | 'token' | 'failingSince'>;

const nextCheck = (now: Date) => new Date(now.getTime() + RECHECK_MS);

/** Replaces a user's domain; the new one is unchecked. */
export async function saveDomain(userId: string, host: string, token: string): Promise<void> {
  const unchecked = { verifiedHost: null, problem: null, found: [], checkedAt: null, failingSince: null };
  const fresh = { host, token, ...unchecked, leaseExpiresAt: null, dueAt: nextCheck(new Date()) };
  await (await db()).customDomain.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
}

/** Deletes a user's domain. */
export async function deleteDomain(userId: string, host: string): Promise<void> {
  await (await db()).customDomain.deleteMany({ where: { userId, host } });
}

/** Claims the next domain due for a check, or returns null. */
export async function claimDueDomain(): Promise<(CheckedDomain & { id: string }) | null> {
  return claimNext({
    table: 'custom_domains',
    key: 'user_id',
    leaseMs: LEASE_MS,
    changes: Prisma.sql`due_at = ${nextCheck(new Date())}`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, user_id`,
    returning: Prisma.sql`user_id AS id, user_id AS "userId", host, verified_host AS "verifiedHost", token,
      failing_since AS "failingSince"`,
  });
}

/** The changes after a check; a domain that fails for too long goes out of service. */
function outcome({ host, verifiedHost, failingSince }: CheckedDomain, finding: Finding | null) {
  const now = new Date();
  const checked = { checkedAt: now, leaseExpiresAt: null };
  if (!finding) return { ...checked, verifiedHost: host, problem: null, found: [], failingSince: null };
  const since = failingSince ?? (verifiedHost ? now : null);
  const isOver = since !== null && graceEnd(since) <= now;
  return { ...checked, ...finding, failingSince: since, ...(isOver && { verifiedHost: null }) };
}

/** Stores a check's result unless the domain changed meanwhile. */
export async function saveFinding(domain: CheckedDomain, finding: Finding | null): Promise<void> {
  const { userId, host, token } = domain;
  const { customDomain } = await db();
  const save = (found: Finding | null) =>
    customDomain.updateMany({ where: { userId, host, token }, data: outcome(domain, found) });
  await save(finding).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return save({ problem: 'taken', found: [] });
  });
}
