import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HostOwner } from '../domains/queries.ts';
import { OWN_DOMAIN_HEADER } from '../http/answer-context.ts';
import { say, sentence } from '../messages/catalogue.ts';
import { isProductPath, sharePath, subscribersPath, userPath } from '../routes.ts';
import { readerLanguage } from './answer-language.ts';
import type { PublicEnd } from './bridge.ts';
import { HYDRATION_QUERY, isReadFirst, PUBLIC_ASSET } from './public-paths.ts';

export type OwnDomains = { findOwner: (host: string | undefined) => HostOwner | undefined; siteOrigin: string };

/** A cacheable answer: its path at the application, its key in the cache, and whether its page's hydration is meant. */
export type Stored = { path: string; key: string; isHydration?: boolean };

/** How to handle a request for a custom domain. Only its owner's site and blogs exist there. */
type OwnDomainAnswer =
  | { do: 'serve' | 'forward' | 'ask'; path: string; isHydration?: boolean }
  | { do: 'redirect'; to: string; status: 302 | 308 }
  | { do: 'missing' };

/** Forms of a blog, its social preview image and pictures (the application checks their owner), and files for crawlers. */
const SERVED =
  /^\/(?:share\/[\w-]{1,64}(?:\.(?:md|pdf))?|embed\/[\w-]{1,64}|api\/(?:og-image|images)\/[\w-]{1,64}|api\/blogs\/[\w-]{1,64}\/provenance|sitemap\.xml|robots\.txt|[a-zA-Z\d-]{8,128}\.txt)$/;

/** Forms that report a blog, on the site itself. */
const REPORT = /^\/report\/[\w-]{1,64}$/;

/** This site's addresses of a site. */
const IN_SITE = /^\/(?:user|profile)\/([\w-]{1,64})(\/.+)?$/;

/** Other pages of a blog, which exist on this site only. */
const OTHER_VIEW = /^\/(?:view|s)\/([\w-]{1,64})$/;

/** Parts of a site that read the query, so that their answers are not cached. */
const ASKED = /^\/(?:search|subscribe)$/;

/** Another spelling of a path, which could leave the site, lead to another host or fill the cache with copies. */
const DISGUISED = /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?:00|2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i;

/** Longer paths were no addresses of posts. */
const MAX_PATH = 1000;

const MISSING = { do: 'missing' } as const;

/** This site's path for a path of a custom domain; undefined if that is not served. */
function pathHere(path: string, { slug }: HostOwner): string | undefined {
  if (SERVED.test(path)) return path;
  return isProductPath(path) ? undefined : `${userPath(slug)}${path === '/' ? '' : path}`;
}

/** Decides how to handle a request for a custom domain (docs/decisions/0082). */
function ownDomainAnswer(
  { method, url = '', headers }: IncomingMessage,
  owner: HostOwner,
  siteOrigin: string,
): OwnDomainAnswer {
  const [given = '', query] = url.split('?', 2);
  const path = given.replace(/(?<=.)\/+$/, '');
  const withQuery = (to: string) => (query === undefined ? to : `${to}?${query}`);
  // A form for readers, who have no session here.
  if (method === 'POST' && path === subscribersPath(owner.slug)) return { do: 'forward', path };
  if (method !== 'GET' && method !== 'HEAD') return MISSING;
  if (PUBLIC_ASSET.test(path)) return { do: 'forward', path: url };
  if (path.length > MAX_PATH || DISGUISED.test(path)) return MISSING;
  const [, named, inSite = '/'] = IN_SITE.exec(path) ?? [];
  if (named === owner.slug) return { do: 'redirect', to: withQuery(inSite), status: 308 };
  const [, viewed] = OTHER_VIEW.exec(path) ?? [];
  if (viewed) return { do: 'redirect', to: sharePath(viewed), status: 308 };
  if (REPORT.test(path)) return { do: 'redirect', to: `${siteOrigin}${path}`, status: 302 };
  const served = pathHere(path, owner);
  if (!served) return MISSING;
  // An open page reloads at a 404, and must not connect to another host.
  if (!owner.isPaid && query === HYDRATION_QUERY) return MISSING;
  if (!owner.isPaid) return { do: 'redirect', to: `${siteOrigin}${served}`, status: 302 };
  // Next requests parts of a page under the page's own path.
  if (headers.rsc !== undefined) return { do: 'forward', path: withQuery(served) };
  if (ASKED.test(path)) return { do: 'ask', path: withQuery(served) };
  return { do: 'serve', path: served, isHydration: query === HYDRATION_QUERY && isReadFirst(served) };
}

export function sendShort(response: ServerResponse, status: number, location?: string) {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      ...(location && { location }),
    })
    .end(location ? '' : say(readerLanguage(response.req), sentence('server.notHere')));
}

/** Characters of the longest host with its port. */
const MAX_HOST = 260;

const hostName = (header: string) => header.toLowerCase().replace(/\.?(?::\d+)?$/, '');

export function hostOwners(bridge: PublicEnd): OwnDomains['findOwner'] {
  let owners: ReadonlyMap<string, HostOwner> = new Map();
  bridge.on('hosts', (received) => {
    owners = new Map(received.map((owner) => [owner.host, owner]));
  });
  // Without custom domains, requests pay nothing.
  return (header = '') => (owners.size === 0 ? undefined : owners.get(hostName(header.slice(0, MAX_HOST))));
}

/** Handles requests for custom domains, which ignore cookies and keys. A header that clients cannot set names the domain. */
export function ownDomainListener(
  { findOwner, siteOrigin }: OwnDomains,
  serve: (stored: Stored, ...given: Parameters<RequestListener>) => void,
  { forward, otherwise }: Record<'forward' | 'otherwise', RequestListener>,
): RequestListener {
  return (request, response) => {
    delete request.headers[OWN_DOMAIN_HEADER];
    const owner = findOwner(request.headers.host);
    if (!owner) return otherwise(request, response);
    const answer = ownDomainAnswer(request, owner, siteOrigin);
    if (answer.do === 'missing') return sendShort(response, 404);
    if (answer.do === 'redirect') return sendShort(response, answer.status, answer.to);
    const { host, userId, slug } = owner;
    delete request.headers.cookie;
    delete request.headers.authorization;
    request.headers[OWN_DOMAIN_HEADER] = JSON.stringify({ host, userId, slug });
    request.url = answer.path;
    if (answer.do === 'forward') return forward(request, response);
    if (answer.do === 'ask') return otherwise(request, response);
    const { path, isHydration } = answer;
    serve({ path, key: `//${host}${path}`, isHydration }, request, response);
  };
}
