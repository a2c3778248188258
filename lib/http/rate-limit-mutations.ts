import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/database/db.ts';

/** A limit: so many tries in so many seconds. */
export type Limit = { tries: number; seconds: number };

/** Counts tries in the database, so that a restart or a second process does not reset them. */
export async function databaseLimiter(name: string, { tries, seconds }: Limit): Promise<RateLimiterPrisma> {
  return new RateLimiterPrisma({
    storeClient: await db(),
    tableName: 'rateLimit',
    keyPrefix: name,
    points: tries,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
}
