import 'server-only';
import type { Actor, UserActor } from '@/lib/auth/actor.ts';
import { isOperator } from '@/lib/auth/operator.ts';
import { FREE_PER_ADDRESS } from '@/lib/constants/limits.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED, PLAN, PREMIUM_NEEDED } from '@/lib/constants/plans.ts';
import { env } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { authSecret } from '@/lib/secret.ts';
import { findSubscriptions } from '@/lib/subscription/queries.ts';
import { hasPremiumAccess } from '@/lib/subscription/rules.ts';
import type { CanCreate, SubscriptionCheck } from '@/lib/subscription/schema.ts';
import { readSubscription } from '@/lib/subscription/service.ts';
import { updateUser } from '@/lib/users/mutations.ts';
import { userQuotaKey } from '@/lib/users/rules.ts';
import { QuotaExceededError } from './mutations.ts';
import { findUsedUp, usedQuota } from './queries.ts';
import { type QuotaClaim, visitorQuotaClaims } from './rules.ts';

/** Limits and priority of a generation (0 goes before 1). */
export type GenerationTerms = { claims: QuotaClaim[]; priority: 0 | 1 };

/** Whether a user has unlimited, prioritized generation (spec §1, §6). */
export async function isPremium(userId: string): Promise<boolean> {
  return hasPremiumAccess(await findSubscriptions(userId), new Date());
}

/** Lets subscribers use a feature of Premium. @throws AppError subscription-required */
export async function requirePremium({ user }: UserActor): Promise<void> {
  if (await isPremium(user.id)) return;
  throw new AppError('subscription-required', sentence(`settings.${PREMIUM_NEEDED}`));
}

/** Terms without a limit, in turn with everybody. */
const NO_LIMIT: GenerationTerms = { claims: [], priority: 1 };

async function userTerms(userId: string): Promise<GenerationTerms> {
  if (IS_UNLIMITED) return NO_LIMIT;
  if (await isPremium(userId)) return { claims: [], priority: 0 };
  // The free blogs in total (spec §6).
  return { claims: [{ key: userQuotaKey(userId), limit: env().FREE_BLOG_LIMIT, kind: 'user' }], priority: 1 };
}

/** Where nobody is limited, an address is only where the operator has set a cap (docs/decisions/0134). */
const perAddress = () => env().FREE_PER_ADDRESS_PER_DAY ?? (IS_UNLIMITED ? 2 ** 31 - 1 : FREE_PER_ADDRESS);

export async function generationTerms(actor: Actor): Promise<GenerationTerms> {
  if (await isOperator(actor)) return NO_LIMIT;
  if (actor.kind === 'user') return userTerms(actor.user.id);
  const limits = { perAddress: perAddress(), secret: await authSecret(), now: new Date(), isUnlimited: IS_UNLIMITED };
  return { claims: visitorQuotaClaims(actor, limits), priority: 1 };
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

const REFUSALS = {
  user: ['subscription-required', 'generation.freeLimitReached'],
  visitor: ['sign-in-required', 'generation.freePreviewUsed.description'],
  address: ['network-limit-reached', `generation.networkLimitReached.${PLAN}.description`],
} as const;

function refusal({ kind }: QuotaClaim, cause?: Error): AppError {
  const [code, key] = REFUSALS[kind];
  return new AppError(code, sentence(key, { count: FREE_BLOG_LIMIT }), { cause });
}

export async function canCreate(actor: UserActor): Promise<CanCreate> {
  const { id } = actor.user;
  const blogCount = await usedQuota(userQuotaKey(id));
  if (IS_UNLIMITED || (await isOperator(actor))) {
    return { canCreate: true, blogCount, freeLimit: null, freeBlogsLeft: null };
  }
  const freeLimit = env().FREE_BLOG_LIMIT;
  const freeBlogsLeft = (await isPremium(id)) ? null : Math.max(0, freeLimit - blogCount);
  return { canCreate: freeBlogsLeft !== 0, blogCount, freeLimit, freeBlogsLeft };
}

export async function checkSubscription(actor: UserActor): Promise<SubscriptionCheck> {
  const [{ blogCount, freeLimit }, answer] = await Promise.all([canCreate(actor), readSubscription(actor.user.id)]);
  return { ...answer, freeLimit, blogCount };
}

/**
 * Hides or shows the product's name on the user's blogs.
 * @throws AppError subscription-required to hide it without a subscription
 */
export async function changeBranding(actor: UserActor, hidesBranding: boolean): Promise<User> {
  if (hidesBranding) await requirePremium(actor);
  return updateUser(actor.user.id, { hidesBranding });
}
