import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '../http/cookies.ts';
import { splitLanguage } from '../messages/languages.ts';

/** Paths with a public answer: the same bytes for everybody, whatever the query. */
const PUBLIC_PATHS = [
  /^\/(?:create|batch|check)?$/,
  /^\/(?:share|view|embed|user|profile)\/[\w-]{1,64}$/,
  /^\/share\/[\w-]{1,64}\.(?:md|pdf)$/,
  // An author's site, each page in one spelling, but for its parts that read the query.
  /^\/user\/[\w-]{1,64}(?:\/(?!(?:search|subscribe)$|\.)[^/%\\]{1,200}){1,5}$/,
  /^\/blog\/styles\/[a-z-]{1,40}\.css$/,
  /^\/developers(?:\/reference)?$/,
  /^\/library(?:\/[a-z]{1,20}\/[\w-]{1,64})?$/,
  /^\/api\/blogs\/[\w-]{1,64}(?:\/(?:markdown|pdf|provenance))?$/,
  /^\/api\/blogs\/username\/[\w-]{1,64}$/,
  /^\/api\/messages\/[a-zA-Z-]{2,12}\/[a-zA-Z]{1,40}$/,
  /^\/api\/openapi\.json$/,
  /^\/api\/(?:og-image|images)\/[\w-]{1,64}$/,
  /^\/(?:sitemap\.xml|sitemaps\/[\w-]{1,20}\.xml|llms\.txt|robots\.txt|[a-zA-Z\d-]{8,128}\.txt)$/,
];
const PUBLIC = new RegExp(PUBLIC_PATHS.map(({ source }) => source).join('|'));

/** Pages that are read before anything is pressed, which come without React (docs/decisions/0150). */
const READ_FIRST = /^\/(?:(?:create)?$|(?:share|view|profile|user|library)(?:\/|$))/;

export const isReadFirst = (path: string): boolean => READ_FIRST.test(splitLanguage(path).path);

/** Folders without pages: data, or parts of pages. */
const NO_DOCUMENT = /^\/(?:api|_next|fonts)\//;

/** Assets of pages, the same on every host. Excludes paths that leave their folder. */
export const PUBLIC_ASSET =
  /^(?!.*(?:\/\.\.?(?:\/|$)|%2[ef]))\/(?:(?:_next\/static|fonts|blog\/styles)\/[\w./~%@()[\]-]+|favicon\.ico|icon\.svg|apple-icon\.png|social-card\.png)$/i;

/** Next requests parts of a page under the page's own path. */
const isPart = ({ headers }: IncomingMessage) => headers.rsc !== undefined;

/** A blog tells its owner more than others (`readBlog`). */
const isOwnersAnswer = (path: string, { headers }: IncomingMessage) =>
  /^\/api\/blogs\/[\w-]+$/.test(path) && headers.cookie?.includes(`${SESSION_COOKIE}=`) === true;

/** Asks for what hydrates a page that came without React (lib/http/hydration.ts). */
export const HYDRATION_QUERY = 'hydrate';

/** Path of a request at the application, and whether its answer is the same for everybody and may be cached. */
export type Destination = { path: string; isPublic: boolean; isHydration?: boolean };

const OEMBED = '/api/oembed';
const LONGEST_QUERY = 500;

/** Canonical path of an oEmbed request; null for those that are not cached (a size) or are refused. */
function oEmbedPath(query: string): string | null {
  if (query.length > LONGEST_QUERY) return null;
  const given = Object.fromEntries(new URLSearchParams(query));
  const address = URL.parse(given.url ?? '');
  const isUsual = !('maxwidth' in given || 'maxheight' in given) && (given.format ?? 'json') === 'json';
  if (!address || !isUsual) return null;
  return `${OEMBED}?${new URLSearchParams({ url: address.origin + address.pathname })}`;
}

/** Destination of a request for a public answer or a page; null for any other request. */
export function requestDestination(request: IncomingMessage): Destination | null {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isPart(request)) return null;
  const [path = '', query] = url.split('?', 2);
  if (PUBLIC.test(splitLanguage(path).path)) {
    return isOwnersAnswer(path, request)
      ? null
      : { path, isPublic: true, isHydration: query === HYDRATION_QUERY && isReadFirst(path) };
  }
  if (path === OEMBED) {
    const asked = oEmbedPath(url.slice(path.length + 1));
    return asked ? { path: asked, isPublic: true } : null;
  }
  return NO_DOCUMENT.test(path) || PUBLIC_ASSET.test(path) ? null : { path: url, isPublic: false };
}
