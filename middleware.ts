import { type NextRequest, NextResponse } from 'next/server';

/** Only the own profile: a page that is matched costs more than twice as much to serve. */
export const config = { matcher: ['/profile', '/:language([a-z]{2}|[a-z]{2}-\\w{4})/profile'] };

const SESSION_COOKIES = ['next-auth.session-token', '__Secure-next-auth.session-token'];

/**
 * Redirects requests without a session cookie to /login, to skip an empty profile. This is a courtesy, not a check: the
 * services decide about access.
 */
export function middleware(request: NextRequest): NextResponse {
  if (SESSION_COOKIES.some((name) => request.cookies.has(name))) return NextResponse.next();
  return NextResponse.redirect(new URL('login', request.url), 307);
}
