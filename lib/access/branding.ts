import 'server-only';
import type { UserActor } from '@/lib/auth/actor.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { saveBranding } from '@/lib/users/mutations.ts';
import { isPremium } from './service.ts';

/**
 * Leaves the product's name out around the user's blogs, or has it back (docs/decisions/0081).
 * @throws AppError subscription-required for somebody who does not subscribe and wants it left out
 */
export async function changeBranding(actor: UserActor, hidesBranding: boolean): Promise<User> {
  if (hidesBranding && !(await isPremium(actor.user.id))) {
    throw new AppError('subscription-required', PREMIUM_NEEDED);
  }
  return saveBranding(actor.user.id, hidesBranding);
}
