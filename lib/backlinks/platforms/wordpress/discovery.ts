import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { type CallAnswer, callPlatform } from '../shared/call.ts';
import { type PlatformContext, PlatformError } from '../shared/platform.ts';
import { isSameSite, requireHttps, siteAddress } from '../shared/site-address.ts';

const WORDPRESS = 'WordPress';

/** A WordPress site that has no page on which to give permission. */
export class NoApplicationPasswordsError extends PlatformError {
  constructor(message: string) {
    super('refused', message);
    this.name = 'NoApplicationPasswordsError';
  }
}

/** What the discovery of a site needs. */
type DiscoveryContext = Pick<PlatformContext, 'signal'>;

/** The site that an address given by its owner belongs to. */
export const wordpressSite = (url: string) => siteAddress(url, ['/wp-admin', '/wp-login.php', '/wp-json']);

const indexSchema = z.object({
  namespaces: z.array(z.string()).refine((names) => names.includes('wp/v2')),
  // An object, or an empty list where nothing is offered.
  authentication: z.unknown(),
});

const authenticationSchema = z.object({
  'application-passwords': z.object({ endpoints: z.object({ authorization: z.string().refine(isHttpUrl) }) }),
});

/** The root that a page of the site names, in the header that WordPress adds to every page. */
function rootInHeader({ headers, url }: CallAnswer): string | undefined {
  const [, address = ''] = /<([^>]+)>\s*;\s*rel="?https:\/\/api\.w\.org\/"?/i.exec(headers.get('link') ?? '') ?? [];
  return address ? URL.parse(address, url)?.href : undefined;
}

/** A site behind a proxy often believes that it is read over http. */
function withSchemeOf(site: string, root: string): string {
  return site.startsWith('https:') ? root.replace(/^http:/, 'https:') : root;
}

function notFound(): PlatformError {
  return new PlatformError(
    'refused',
    'No WordPress REST API answers at this address. Check that it is the address of your WordPress site; if it is, the REST API is switched off there: allow /wp-json/ in your security plugin.',
  );
}

async function findRoot(site: string, { signal }: DiscoveryContext): Promise<string> {
  const page = await callPlatform(WORDPRESS, `${site}/`, { signal });
  const named = rootInHeader(page);
  if (named) return withSchemeOf(page.url, named);
  // The home page may lie deeper, in the folder of a language; the API does not.
  const base = `${new URL(page.url).origin}${new URL(site).pathname.replace(/\/+$/, '')}`;
  for (const candidate of [`${base}/wp-json/`, `${base}/?rest_route=/`]) {
    const answer = await callPlatform(WORDPRESS, candidate, { signal });
    if (indexSchema.safeParse(answer.json).success) return answer.url;
  }
  throw notFound();
}

/**
 * Finds where a WordPress site answers its REST API: in its pages' Link header, at /wp-json/ or at ?rest_route=.
 * No credentials are sent.
 * @returns an https address, or one of this very machine, of the same site: credentials may be sent there
 * @throws PlatformError
 */
export async function findRestRoot(siteUrl: string, context: DiscoveryContext): Promise<string> {
  const site = wordpressSite(siteUrl);
  const root = await findRoot(site, context);
  if (!isSameSite(site, root)) {
    const { host } = new URL(root);
    throw new PlatformError(
      'refused',
      `This site has its WordPress at ${host}. Enter that address instead, so that your password goes nowhere you did not name.`,
    );
  }
  requireHttps(WORDPRESS, root);
  return root;
}

/**
 * Address of a route of the REST API.
 * @param root as `findRestRoot` gives it, in either of WordPress's two forms
 * @param route such as `wp/v2/posts`
 */
export function restUrl(root: string, route: string, query: Record<string, string> = {}): string {
  const url = new URL(root);
  if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${route}`);
  else url.pathname = `${url.pathname.replace(/\/+$/, '')}/${route}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * The page of a WordPress site on which its user gives us an application password with one click.
 * @throws PlatformError, refused where the site offers no such page or names one of another site
 */
export async function discoverAuthorization(siteUrl: string, context: DiscoveryContext): Promise<string> {
  const root = await findRestRoot(siteUrl, context);
  const { json, url } = await callPlatform(WORDPRESS, root, { signal: context.signal });
  const index = indexSchema.safeParse(json);
  if (!index.success) throw notFound();
  const offered = authenticationSchema.safeParse(index.data.authentication);
  if (!offered.success) {
    throw new NoApplicationPasswordsError(
      'This WordPress site offers no application passwords. They need WordPress 5.6 and https; a security plugin can switch them off.',
    );
  }
  const { authorization } = offered.data['application-passwords'].endpoints;
  const page = withSchemeOf(url, authorization);
  if (!isSameSite(siteUrl, page)) {
    throw new NoApplicationPasswordsError(
      'This WordPress site asks for permission on another site, which we do not open. Make an application password under Users → Profile and enter it here.',
    );
  }
  requireHttps(WORDPRESS, page);
  return page;
}
