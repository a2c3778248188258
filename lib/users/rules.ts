import anyAscii from 'any-ascii';
import { NEW_SIGNUP_WINDOW_MS } from '@/lib/constants/limits.ts';

/** Without the number that makes it unique. */
const MAX_SLUG_CHARACTERS = 40;

export const userQuotaKey = (userId: string) => `user:${userId}`;

/** The name a user signs with in public; '' (anonymous) until they choose one (docs/decisions/0123). */
export const signedName = (user: { name: string | null }): string => user.name?.trim() ?? '';

/** The name on a user's own screens: their name, else the part of the email before the @, else 'User' (spec §3). */
export function displayNameOf(user: { name: string | null; email: string }): string {
  return signedName(user) || user.email.split('@')[0] || 'User';
}

/** The name that a client sent, for an account without one; undefined if it is the address or a fallback (spec §3). */
export function nameFrom(sent = '', user: { name: string | null; email: string }): string | undefined {
  const isFallback = [displayNameOf(user), user.email, 'User'].some(
    (each) => each.toLowerCase() === sent.toLowerCase(),
  );
  return sent === '' || signedName(user) || isFallback ? undefined : sent;
}

/** A name as an ASCII slug: 'Анна Петрова' → 'anna-petrova'; 'user' if nothing remains. */
export function slugBase(name: string): string {
  const slug = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  return slug || 'user';
}

/** Whether a Google sign-in created the account: less than 10 seconds before (spec §4). */
export function isNewSignup(createdAt: Date, lastSignInAt: Date): boolean {
  return lastSignInAt.getTime() - createdAt.getTime() < NEW_SIGNUP_WINDOW_MS;
}
