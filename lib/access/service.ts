import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { GENERATION_MESSAGES } from '@/lib/constants/messages';
import { env } from '@/lib/env';
import type { Generation } from '@/lib/generated/prisma/client';
import { AppError } from '@/lib/http/errors';
import { log } from '@/lib/log';
import { authSecret } from '@/lib/secret';
import { findSubscriptions } from '@/lib/subscription/queries';
import { currentSubscription, hasPremiumAccess } from '@/lib/subscription/rules';
import { type Actor, actorKey } from './actor';
import {
  beginGeneration,
  failGeneration,
  type NewGeneration,
  QuotaExceededError,
  renewLease,
} from './mutations';
import { findGeneration, usedQuota } from './queries';
import { LEASE_RENEWAL_MS, type QuotaClaim, quotaClaims, userQuotaKey } from './rules';
import type { CanCreate } from './schema';

/** A run that already has the idempotency key and has ended well. */
export type EarlierGeneration = Pick<Generation, 'blogId' | 'answer'>;

/** How often a repeated request looks whether the run it repeats has ended, in milliseconds. */
const POLL_MS = 250;

/**
 * Runs `work` once for an idempotency key, with the actor's quota reserved before and given back on any
 * failure. A repeated key waits for the run it repeats and gets its result.
 * @param work is given the run's id; it must end the run with succeedGeneration in the transaction that
 *   saves its result
 * @throws AppError sign-in-required when the free generation is used; unprocessable-input when the key
 *   was used for another request; whatever `work` throws
 */
export async function runGeneration<Result>(
  actor: Actor,
  run: Omit<NewGeneration, 'actor'>,
  signal: AbortSignal,
  work: (generationId: string) => Promise<Result>,
): Promise<Result | EarlierGeneration> {
  for (;;) {
    const earlier = await begin(actor, { ...run, actor: actorKey(actor) });
    if (earlier === 'begun') return workWithLease(run.id, work);
    if (earlier.requestHash !== run.requestHash) {
      throw new AppError(
        'unprocessable-input',
        'This Idempotency-Key was already used for another request.',
      );
    }
    if (earlier.status === 'succeeded') return { blogId: earlier.blogId, answer: earlier.answer };
    await untilEnded(earlier, signal);
  }
}

/** Whether a user generates without limit and before others (spec §1, §6). */
async function isPremium(userId: string): Promise<boolean> {
  const subscriptions = await findSubscriptions(userId);
  return hasPremiumAccess(currentSubscription(subscriptions), new Date());
}

async function claimsOf(actor: Actor): Promise<QuotaClaim[]> {
  if (actor.kind === 'user' && (await isPremium(actor.user.id))) return [];
  return quotaClaims(actor, {
    perUser: env().FREE_BLOG_LIMIT,
    perAddress: env().FREE_PER_ADDRESS_PER_DAY,
    secret: await authSecret(),
    now: new Date(),
  });
}

async function begin(actor: Actor, run: NewGeneration): Promise<'begun' | Generation> {
  const claims = await claimsOf(actor);
  try {
    return await beginGeneration(run, claims);
  } catch (error) {
    if (!(error instanceof QuotaExceededError)) throw error;
    throw refusal(error);
  }
}

function refusal(cause: QuotaExceededError): AppError {
  return cause.claim.kind === 'user'
    ? new AppError('subscription-required', GENERATION_MESSAGES.freeLimitReached, { cause })
    : new AppError('sign-in-required', GENERATION_MESSAGES.freePreviewUsed.description, { cause });
}

async function workWithLease<Result>(
  id: string,
  work: (generationId: string) => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    renewLease(id).catch((err) => log().warn({ err, generation: id }, 'lease not renewed'));
  }, LEASE_RENEWAL_MS);
  renewal.unref();
  try {
    return await work(id);
  } catch (error) {
    await failGeneration(id);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function untilEnded(run: Generation, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(POLL_MS, undefined, { signal });
    const now = await findGeneration(run.actor, run.idempotencyKey);
    if (now?.status !== 'running' || now.leaseExpiresAt < new Date()) return;
  }
}

/** Whether a user may generate another blog, and how many of how many free ones they have made. */
export async function canCreate(userId: string): Promise<CanCreate> {
  const freeLimit = env().FREE_BLOG_LIMIT;
  const blogCount = await usedQuota(userQuotaKey(userId));
  return { canCreate: blogCount < freeLimit || (await isPremium(userId)), blogCount, freeLimit };
}
