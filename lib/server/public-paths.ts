import type { IncomingMessage } from 'node:http';

/** Addresses whose answer is the same bytes for everybody, whatever follows a '?'. */
const PUBLIC = anyOf(
  /^\/(?:create|batch)?$/,
  /^\/(?:share|view|embed|user|profile)\/[\w-]{1,64}$/,
  /^\/share\/[\w-]{1,64}\.(?:md|pdf)$/,
  /^\/user\/[\w-]{1,64}\/feed\.(?:xml|json)$/,
  /^\/blog\/styles\/[a-z-]{1,40}\.css$/,
  /^\/library(?:\/[a-z]{1,20}\/[\w-]{1,64})?$/,
  /^\/api\/blogs\/[\w-]{1,64}(?:\/(?:markdown|pdf))?$/,
  /^\/api\/blogs\/username\/[\w-]{1,64}$/,
  /^\/api\/(?:og-image|images)\/[\w-]{1,64}$/,
  /^\/(?:sitemap\.xml|sitemaps\/[\w-]{1,20}\.xml|llms\.txt|robots\.txt)$/,
);

/** One pattern of several: it is tried on every request. */
function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** Folders without documents for people: they answer data, or parts of a document. */
const NO_DOCUMENT = /^\/(?:api|_next|fonts)\//;

/** What pages are made of: the same on every host, and nobody's. No path that leads out of its folder. */
export const PUBLIC_ASSET =
  /^(?!.*(?:\/\.\.?(?:\/|$)|%2[ef]))\/(?:(?:_next\/static|fonts|blog\/styles)\/[\w./~%@()[\]-]+|favicon\.ico|icon\.svg|apple-icon\.png|social-card\.png)$/i;

/** Next asks for parts of a page under the page's own address. */
const isPart = ({ headers }: IncomingMessage) => headers.rsc !== undefined;

/** Where a request leads. */
export type Destination = {
  /** The address to ask the application for: of a public answer one, however it was asked for. */
  path: string;
  /** Whether the answer is the same for everybody, and may be cached. */
  isPublic: boolean;
};

const OEMBED = '/api/oembed';
const LONGEST_QUERY = 500;

/**
 * The one address of all requests for the same blog's oEmbed answer, or null for an answer that is made each time: one in a
 * size, of which there are too many to store, and a refusal. Parameters without a meaning are dropped, also those of the
 * blog's address.
 */
function oEmbedPath(query: string): string | null {
  if (query.length > LONGEST_QUERY) return null;
  const given = Object.fromEntries(new URLSearchParams(query));
  const address = URL.parse(given.url ?? '');
  const isUsual = !('maxwidth' in given || 'maxheight' in given) && (given.format ?? 'json') === 'json';
  if (!address || !isUsual) return null;
  return `${OEMBED}?${new URLSearchParams({ url: address.origin + address.pathname })}`;
}

/** Where a request for a public answer or for a document leads, or null for any other request. */
export function destinationOf(request: IncomingMessage): Destination | null {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isPart(request)) return null;
  const [path = ''] = url.split('?', 1);
  if (PUBLIC.test(path)) return { path, isPublic: true };
  if (path === OEMBED) {
    const asked = oEmbedPath(url.slice(path.length + 1));
    return asked ? { path: asked, isPublic: true } : null;
  }
  return NO_DOCUMENT.test(path) || PUBLIC_ASSET.test(path) ? null : { path: url, isPublic: false };
}
