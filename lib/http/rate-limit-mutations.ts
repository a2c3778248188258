import 'server-only';
import { RateLimiterPrisma } from 'rate-limiter-flexible';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';

/** A transaction, in which what is counted is rolled back with it. */
export type Transaction = Prisma.TransactionClient;

export type Limit = { tries: number; seconds: number };

export const databaseLimiter = async (name: string, { tries, seconds }: Limit, tx?: Transaction) =>
  new RateLimiterPrisma({
    storeClient: tx ?? (await db()),
    tableName: 'rateLimit',
    keyPrefix: name,
    points: tries,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
