import anyAscii from 'any-ascii';

const MAX_SLUG_CHARACTERS = 40;

export const userQuotaKey = (userId: string) => `user:${userId}`;

/** The name a user signs with in public; '' (anonymous) until they choose one (docs/decisions/0123). */
export const signedName = (user: { name: string | null }): string => user.name?.trim() ?? '';

/** The name on a user's own screens: their name, else the part of the email before the @, else 'User' (spec §3). */
export const userDisplayName = (user: { name: string | null; email: string }): string =>
  signedName(user) || user.email.split('@')[0] || 'User';

/** The name that a client sent, for an account without one; undefined if it is the address or a fallback (spec §3). */
export function nameFrom(sent = '', user: { name: string | null; email: string }): string | undefined {
  const isFallback = [userDisplayName(user), user.email, 'User'].some(
    (each) => each.toLowerCase() === sent.toLowerCase(),
  );
  return sent === '' || signedName(user) || isFallback ? undefined : sent;
}

export const makeSlug = (text: string, maxCharacters: number): string =>
  anyAscii(text.normalize('NFC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, '');

export const slugBase = (name: string): string => makeSlug(name, MAX_SLUG_CHARACTERS) || 'user';
