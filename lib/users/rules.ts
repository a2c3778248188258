import anyAscii from 'any-ascii';
import { NEW_SIGNUP_WINDOW_MS } from '@/lib/constants/limits.ts';

/** Longest slug in characters, without the part that makes it unique. */
const MAX_SLUG_CHARACTERS = 40;

/** The key under which a user's free blogs are counted. */
export const userQuotaKey = (userId: string) => `user:${userId}`;

/** The name a user is shown by: their own, else the part of the email before the @, else 'User' (spec §3). */
export function displayNameOf(user: { name: string | null; email: string }): string {
  return user.name?.trim() || user.email.split('@')[0] || 'User';
}

/**
 * A name in readable ASCII for addresses, in any of the nine languages: 'Анна Петрова' → 'anna-petrova'.
 * @returns 'user' when nothing readable remains
 */
export function slugBase(name: string): string {
  const slug = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  return slug || 'user';
}

/** Whether a Google sign-in was the account's first: less than 10 seconds after its creation (spec §4). */
export function isNewSignup(createdAt: Date, lastSignInAt: Date): boolean {
  return lastSignInAt.getTime() - createdAt.getTime() < NEW_SIGNUP_WINDOW_MS;
}
