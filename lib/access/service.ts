import 'server-only';
import type { Actor, UserActor } from '@/lib/auth/actor.ts';
import { GENERATION_MESSAGES } from '@/lib/constants/messages.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import { env } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { authSecret } from '@/lib/secret.ts';
import { findSubscriptions } from '@/lib/subscription/queries.ts';
import { hasPremiumAccess } from '@/lib/subscription/rules.ts';
import type { SubscriptionCheck } from '@/lib/subscription/schema.ts';
import { subscriptionOf } from '@/lib/subscription/service.ts';
import { saveBranding } from '@/lib/users/mutations.ts';
import { userQuotaKey } from '@/lib/users/rules.ts';
import { QuotaExceededError } from './mutations.ts';
import { findUsedUp, usedQuota } from './queries.ts';
import { type QuotaClaim, userQuotaClaim, visitorQuotaClaim, visitorQuotaClaims } from './rules.ts';
import type { CanCreate } from './schema.ts';

/** Limits and priority of a generation (0 goes before 1). */
export type GenerationTerms = { claims: QuotaClaim[]; priority: 0 | 1 };

/** Whether a user has unlimited, prioritized generation (spec §1, §6). */
export async function isPremium(userId: string): Promise<boolean> {
  return hasPremiumAccess(await findSubscriptions(userId), new Date());
}

async function userTerms(userId: string): Promise<GenerationTerms> {
  if (await isPremium(userId)) return { claims: [], priority: 0 };
  return { claims: [userQuotaClaim(userId, env().FREE_BLOG_LIMIT)], priority: 1 };
}

/** Terms of an actor by their key (actorKey); of a visitor regardless of address. */
export async function termsOfKey(actor: string): Promise<GenerationTerms> {
  const [kind, id = ''] = actor.split(/:(.*)/s);
  return kind === 'user' ? userTerms(id) : { claims: [visitorQuotaClaim(id)], priority: 1 };
}

export async function generationTerms(actor: Actor): Promise<GenerationTerms> {
  if (actor.kind === 'user') return userTerms(actor.user.id);
  const claims = visitorQuotaClaims(actor, {
    perAddress: env().FREE_PER_ADDRESS_PER_DAY,
    secret: await authSecret(),
    now: new Date(),
  });
  return { claims, priority: 1 };
}

/**
 * Fails early if a generation would be refused; reserving the quota decides.
 * @throws AppError sign-in-required, network-limit-reached, subscription-required
 */
export async function requireQuota(claims: readonly QuotaClaim[]): Promise<void> {
  const usedUp = await findUsedUp(claims);
  if (usedUp) throw refusal(usedUp);
}

/** The AppError for a failed reservation; other errors unchanged. */
export function asQuotaRefusal(error: unknown): unknown {
  return error instanceof QuotaExceededError ? refusal(error.claim, error) : error;
}

const { freeLimitReached, freePreviewUsed, networkLimitReached } = GENERATION_MESSAGES;

const REFUSALS = {
  user: ['subscription-required', freeLimitReached],
  visitor: ['sign-in-required', freePreviewUsed.description],
  address: ['network-limit-reached', networkLimitReached.description],
} as const;

function refusal({ kind }: QuotaClaim, cause?: Error): AppError {
  const [code, message] = REFUSALS[kind];
  return new AppError(code, message, { cause });
}

/** Whether a user may generate another blog, with their count and limit. */
export async function canCreate(userId: string): Promise<CanCreate> {
  const freeLimit = env().FREE_BLOG_LIMIT;
  const blogCount = await usedQuota(userQuotaKey(userId));
  const freeBlogsLeft = (await isPremium(userId)) ? null : Math.max(0, freeLimit - blogCount);
  return { canCreate: freeBlogsLeft !== 0, blogCount, freeLimit, freeBlogsLeft };
}

/** A user's subscription and free blogs (spec §3, Subscription check response). */
export async function checkSubscription(userId: string): Promise<SubscriptionCheck> {
  const [{ blogCount, freeLimit }, answer] = await Promise.all([canCreate(userId), subscriptionOf(userId)]);
  return { ...answer, freeLimit, blogCount };
}

/**
 * Hides or shows the product's name on the user's blogs (docs/decisions/0081).
 * @throws AppError subscription-required to hide it without a subscription
 */
export async function changeBranding(actor: UserActor, hidesBranding: boolean): Promise<User> {
  if (hidesBranding && !(await isPremium(actor.user.id))) {
    throw new AppError('subscription-required', PREMIUM_NEEDED);
  }
  return saveBranding(actor.user.id, hidesBranding);
}
