import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/database/db.ts';

/** A limit of tries per period. */
export type Limit = { tries: number; seconds: number };

/** A rate limiter in the database, shared by all processes. */
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
