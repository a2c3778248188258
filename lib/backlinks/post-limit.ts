import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { databaseLimiter } from '@/lib/http/rate-limit-mutations.ts';
import type { Platform } from './platforms/shared/platform.ts';

/**
 * Counts one post to an account or site.
 * @returns 0 when it may be sent now, else milliseconds to wait for the platform's own limit
 */
export async function countPost(account: string, limit: Platform['postLimit']): Promise<number> {
  const { posts: tries, seconds } = limit;
  const limiter = await databaseLimiter('publish', { tries, seconds });
  try {
    // Of any length, and nobody's business: who publishes where.
    await limiter.consume(createHash('sha256').update(account).digest('base64url'));
    return 0;
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    return Math.max(1000, cause.msBeforeNext);
  }
}
