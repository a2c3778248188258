/** Default target after sign-in (spec §2, /login). */
const HOME = '/';

/** Any origin: it only shows whether an address leaves the site. */
const SOME_ORIGIN = 'https://site.invalid';

/** Pages that would redirect a signed-in user again. */
const SIGN_IN_PAGES = /^\/(login|auth|api)(\/|$)/;

/**
 * Path to go to after sign-in.
 * @param search query string of the login page, whose `next` may name a path of this site
 * @returns path with query and fragment; '/' if it is missing, foreign, or a sign-in page
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, SOME_ORIGIN)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(next, SOME_ORIGIN);
  if (origin !== SOME_ORIGIN || pathname.startsWith('//') || SIGN_IN_PAGES.test(pathname)) {
    return HOME;
  }
  return `${pathname}${query}${hash}`;
}
