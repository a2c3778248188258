import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@/lib/http/cookies';
import { newId } from '@/lib/ids';

/** Cookie that recognises a visitor without an account: an id and its signature. */
const VISITOR_COOKIE = 'quillcast_visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
}

/** A new visitor's id. */
export const newVisitorId = newId;

/** Reads the visitor's id out of a Cookie header; undefined when absent or not signed by us. */
export function readVisitorId(cookieHeader: string | null, secret: string): string | undefined {
  const value = readCookie(cookieHeader, VISITOR_COOKIE);
  const [id, signature] = value?.split('.') ?? [];
  if (!id || !signature) return undefined;
  const expected = Buffer.from(signatureOf(id, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

/** The Set-Cookie header that remembers a visitor for a year. */
export function visitorCookieHeader(id: string, secret: string, secure: boolean): string {
  const value = `${id}.${signatureOf(id, secret)}`;
  const attributes = `Path=/; Max-Age=${ONE_YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${VISITOR_COOKIE}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
