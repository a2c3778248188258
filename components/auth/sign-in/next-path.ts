/** Where a sign-in leads unless the address says otherwise (spec §2, /login). */
const HOME = '/';

/** Any origin will do: it only shows whether an address stays on the site it is read from. */
const SOME_ORIGIN = 'https://site.invalid';

/** Pages that would send a signed-in user on again. */
const SIGN_IN_PAGES = /^\/(login|auth|api)(\/|$)/;

/**
 * Where to go after a sign-in.
 * @param search query string of the login page; `next` in it may name a path of this site
 * @returns path with its query and fragment; '/' when there is none or it leads to another site or back here
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
