import { readCookie, setCookieHeader } from '@/lib/http/cookies.ts';
import { readSignedValue, signValue } from '@/lib/http/signed-value.ts';
import { newId } from '@/lib/ids.ts';

/** Cookie that recognises a visitor without an account: an id and its signature. */
const VISITOR_COOKIE = 'quillcast_visitor';

const PURPOSE = 'visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A new visitor's id. */
export const newVisitorId = newId;

/** Reads the visitor's id out of a Cookie header; undefined when absent or not signed by us. */
export function readVisitorId(cookieHeader: string | null, secret: string): string | undefined {
  return readSignedValue(readCookie(cookieHeader, VISITOR_COOKIE), PURPOSE, secret);
}

/** The Set-Cookie header that remembers a visitor for a year. */
export function visitorCookieHeader(id: string, secret: string, secure: boolean): string {
  const value = signValue(id, PURPOSE, secret);
  return setCookieHeader({ name: VISITOR_COOKIE, value, maxAgeSeconds: ONE_YEAR_SECONDS, secure });
}
