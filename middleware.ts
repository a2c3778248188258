import { type NextRequest, NextResponse } from 'next/server';

/** Only the own profile: a page that is matched costs more than twice as much to serve. */
export const config = { matcher: ['/profile'] };

const SESSION_COOKIES = ['next-auth.session-token', '__Secure-next-auth.session-token'];

/**
 * Sends whoever has no session cookie to /login without a detour through an empty profile. This is a
 * courtesy, not a check: what may be seen is decided by the services.
 */
export function middleware(request: NextRequest): NextResponse {
  if (SESSION_COOKIES.some((name) => request.cookies.has(name))) return NextResponse.next();
  return NextResponse.redirect(new URL('/login', request.url), 307);
}
