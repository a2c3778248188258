import 'server-only';
import { readCookie, setCookieHeader } from '@/lib/http/cookies.ts';
import { secureCookies } from './session.ts';

/** Holds the token of a browser that has used an operator link. */
const OPERATOR_COOKIE = 'quillcast_operator';

/** The token in a Cookie header; undefined when there is none. */
export const readOperatorToken = (cookieHeader: string | null): string | undefined =>
  readCookie(cookieHeader, OPERATOR_COOKIE) || undefined;

/** The Set-Cookie header that makes a browser the operator's for so many seconds. */
export const operatorCookieHeader = (value: string, maxAgeSeconds: number): string =>
  setCookieHeader({ name: OPERATOR_COOKIE, value, maxAgeSeconds, secure: secureCookies() });
