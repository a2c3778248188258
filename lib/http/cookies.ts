import { createHmac, timingSafeEqual } from 'node:crypto';

export const readCookie = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Cookies that name a browser's user and its visitor; with https the first has a prefix. */
export const SESSION_COOKIE = 'next-auth.session-token';
export const VISITOR_COOKIE = 'quillcast_visitor';

const IDENTITY = new RegExp(`(?<=^|; ?)(?:(?:__Secure-)?${SESSION_COOKIE}|${VISITOR_COOKIE})=[^;]{1,4096}`, 'g');

/** The part of a Cookie header that names the browser's user or visitor; '' without. */
export const identityCookies = (header = ''): string => (header.match(IDENTITY) ?? []).slice(0, 2).join(';');

type NewCookie = { name: string; value: string; maxAgeSeconds: number; secure: boolean };

/** A Set-Cookie header, HttpOnly. */
export function setCookieHeader({ name, value, maxAgeSeconds, secure }: NewCookie): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}

const sign = (value: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');

export const signValue = (value: string, purpose: string, secret: string): string =>
  `${value}.${sign(value, purpose, secret)}`;

/** The value of what signValue gave; undefined when absent, or not signed by us for this purpose. */
export function readSignedValue(signed: string | undefined, purpose: string, secret: string): string | undefined {
  const [value, signature] = signed?.split('.') ?? [];
  if (!value || !signature) return undefined;
  const expected = Buffer.from(sign(value, purpose, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}
