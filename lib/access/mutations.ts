import 'server-only';
import { ACTIVITY_DAYS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import type { QuotaClaim } from './rules.ts';

type Transaction = Prisma.TransactionClient;

/** Rolls back the transaction with everything it reserved. */
export class QuotaExceededError extends Error {
  readonly claim: QuotaClaim;
  constructor(claim: QuotaClaim) {
    super(`quota ${claim.kind} exceeded`);
    this.claim = claim;
  }
}

/** Counts one use against each limit, in order and atomically. @throws QuotaExceededError if one is used up: roll back then */
export async function reserveQuota(tx: Transaction, claims: readonly QuotaClaim[]): Promise<void> {
  for (const claim of claims) {
    const reserved = await tx.$queryRaw<{ used: number }[]>`
      INSERT INTO quotas (key, used, updated_at) VALUES (${claim.key}, 1, now())
      ON CONFLICT (key) DO UPDATE SET used = quotas.used + 1, updated_at = now()
      WHERE quotas.used < ${claim.limit}
      RETURNING used`;
    if (reserved.length === 0) throw new QuotaExceededError(claim);
  }
}

/** Returns one use of each limit, in the order of reservation, to avoid deadlocks. */
export async function giveBackQuota(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.$executeRaw`
      UPDATE quotas SET used = greatest(used - 1, 0), updated_at = now() WHERE key = ${key}`;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function sweep(): Promise<void> {
  const prisma = await db();
  const now = Date.now();
  await prisma.quota.deleteMany({
    where: { key: { startsWith: 'address:' }, updatedAt: { lt: new Date(now - 2 * DAY_MS) } },
  });
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: new Date(now) } } });
  await prisma.oneTimeToken.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await prisma.idempotentAnswer.deleteMany({ where: { createdAt: { lt: new Date(now - DAY_MS) } } });
  await prisma.webhookMessage.deleteMany({ where: { createdAt: { lt: new Date(now - 30 * DAY_MS) } } });
  await prisma.operatorToken.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await prisma.activity.deleteMany({ where: { createdAt: { lt: new Date(now - ACTIVITY_DAYS * DAY_MS) } } });
  await prisma.authorizationCode.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await prisma.accessToken.deleteMany({ where: { refreshExpiresAt: { lt: new Date(now) } } });
  const isUnused = { tokens: { none: {} }, codes: { none: {} } };
  await prisma.oAuthClient.deleteMany({ where: { createdAt: { lt: new Date(now - 90 * DAY_MS) }, ...isUnused } });
}
