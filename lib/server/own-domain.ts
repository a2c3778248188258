import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HostOwner } from '../domains/rules.ts';
import { OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { sharePath, userPath } from '../routes.ts';
import { PUBLIC_ASSET } from './public-paths.ts';

/** The own domains in service. */
export type OwnDomains = {
  /** Whose a host is, by the Host header. */
  ownerOf: (host: string | undefined) => HostOwner | undefined;
  /** This site's address. */
  siteOrigin: string;
};

/** An answer that may be stored: the address to ask the application for, and what it is stored under. */
export type Stored = { path: string; key: string };

/** What is done with a request for an own domain. Everything but documents and files of its owner's blogs is missing. */
type OwnDomainAnswer =
  | { do: 'serve' | 'forward'; path: string }
  | { do: 'redirect'; to: string; status: 302 | 308 }
  | { do: 'missing' };

/** A blog in each of its forms, its social preview image, and pictures: whose they are the application knows. */
const SERVED =
  /^\/(?:share\/[\w-]{1,64}(?:\.(?:md|pdf))?|embed\/[\w-]{1,64}|api\/(?:og-image|images)\/[\w-]{1,64}|sitemap\.xml|robots\.txt)$/;

/** Other pages of a blog, which are this site's own. */
const OTHER_VIEW = /^\/(?:view|s)\/([\w-]{1,64})$/;

const MISSING = { do: 'missing' } as const;

/** The address on this site of what an own domain serves at a path; undefined for what it does not. */
function pathHere(path: string, { slug }: HostOwner): string | undefined {
  if (path === '/') return userPath(slug);
  const isFeed = path === `${userPath(slug)}/feed.xml` || path === `${userPath(slug)}/feed.json`;
  return isFeed || SERVED.test(path) ? path : undefined;
}

/**
 * What is done with a request for an own domain (docs/decisions/0082).
 * @param siteOrigin this site's address, where readers are sent when the owner does not subscribe any more
 */
function ownDomainAnswer(
  { method, url = '', headers }: IncomingMessage,
  owner: HostOwner,
  siteOrigin: string,
): OwnDomainAnswer {
  if (method !== 'GET' && method !== 'HEAD') return MISSING;
  const [path = '', query] = url.split('?', 2);
  if (PUBLIC_ASSET.test(path)) return { do: 'forward', path: url };
  if (path === userPath(owner.slug) || path === `/profile/${owner.slug}`) {
    return { do: 'redirect', to: '/', status: 308 };
  }
  const [, viewed] = OTHER_VIEW.exec(path) ?? [];
  if (viewed) return { do: 'redirect', to: sharePath(viewed), status: 308 };
  const served = pathHere(path, owner);
  if (!served) return MISSING;
  if (!owner.isPaid) return { do: 'redirect', to: `${siteOrigin}${served}`, status: 302 };
  // Next asks for parts of a page under the page's own address.
  if (headers.rsc !== undefined) {
    return { do: 'forward', path: query === undefined ? served : `${served}?${query}` };
  }
  return { do: 'serve', path: served };
}

const NOT_HERE = 'This page is not here.';

/** Sends what is not there, or elsewhere. */
function sendShort(response: ServerResponse, status: number, location?: string) {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      ...(location && { location }),
    })
    .end(location ? '' : NOT_HERE);
}

type Listeners = {
  /** Answers with what is the same for everybody. */
  serve: (stored: Stored, ...given: Parameters<RequestListener>) => void;
  /** Hands a request to the application. */
  forward: RequestListener;
  /** Answers what is asked of this site. */
  otherwise: RequestListener;
};

/**
 * Answers requests for own domains, which serve the blogs of their owner and know nobody: what a browser has of this site
 * is not looked at. Which domain was asked for the application is told in a header that nobody else can set.
 */
export function ownDomainListener(
  { ownerOf, siteOrigin }: OwnDomains,
  { serve, forward, otherwise }: Listeners,
): RequestListener {
  return (request, response) => {
    delete request.headers[OWN_DOMAIN_HEADER];
    const owner = ownerOf(request.headers.host);
    if (!owner) return otherwise(request, response);
    const answer = ownDomainAnswer(request, owner, siteOrigin);
    if (answer.do === 'missing') return sendShort(response, 404);
    if (answer.do === 'redirect') return sendShort(response, answer.status, answer.to);
    const { host, userId, slug } = owner;
    delete request.headers.cookie;
    request.headers[OWN_DOMAIN_HEADER] = JSON.stringify({ host, userId, slug });
    request.url = answer.path;
    if (answer.do === 'forward') return forward(request, response);
    serve({ path: answer.path, key: `//${host}${answer.path}` }, request, response);
  };
}
