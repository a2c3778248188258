import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { type CallAnswer, callPlatform } from '../shared/api-client.ts';
import { isSameSite, keepScheme, refused, requireHttps, siteAddress } from '../shared/platform.ts';

const WORDPRESS = 'WordPress';

/** Cause of the error for a site without a page to grant application passwords. */
export const NO_APPLICATION_PASSWORDS = 'no-application-passwords';

export const wordpressSite = (url: string) => siteAddress(url, ['/wp-admin', '/wp-login.php', '/wp-json']);

const indexSchema = z.object({
  namespaces: z.array(z.string()).refine((names) => names.includes('wp/v2')),
  // An object, or an empty list without any method.
  authentication: z
    .object({
      'application-passwords': z.object({ endpoints: z.object({ authorization: z.string().refine(isHttpUrl) }) }),
    })
    .optional()
    .catch(undefined),
});

/** The API root in the Link header that WordPress adds to every page. */
function rootInHeader({ headers, url }: CallAnswer): string | undefined {
  const [, address] = /<([^>]+)>\s*;\s*rel="?https:\/\/api\.w\.org\/"?/i.exec(headers.get('link') ?? '') ?? [];
  return address && URL.parse(address, url)?.href;
}

const notFound = () => refused(note('platforms.wordpress.notFound'));

async function findRoot(site: string, signal: AbortSignal): Promise<string> {
  const page = await callPlatform(WORDPRESS, `${site}/`, signal);
  const named = rootInHeader(page);
  if (named) return keepScheme(page.url, named);
  // The home page may redirect into a language's folder; the API stays outside.
  const base = `${new URL(page.url).origin}${new URL(site).pathname.replace(/\/+$/, '')}`;
  for (const candidate of [`${base}/wp-json/`, `${base}/?rest_route=/`]) {
    const answer = await callPlatform(WORDPRESS, candidate, signal);
    if (indexSchema.safeParse(answer.json).success) return answer.url;
  }
  throw notFound();
}

/** The root of a site's REST API, found without credentials, on https or this machine. @throws PlatformError */
export async function findRestRoot(siteUrl: string, signal: AbortSignal): Promise<string> {
  const site = wordpressSite(siteUrl);
  const root = await findRoot(site, signal);
  if (!isSameSite(site, root)) {
    throw refused(note('platforms.wordpress.elsewhere', { host: new URL(root).host }));
  }
  requireHttps(WORDPRESS, root);
  return root;
}

/** Address of a REST route such as `wp/v2/posts`, under a root in either of WordPress's two forms. */
export function restUrl(root: string, route: string, query: Record<string, string> = {}): string {
  const url = new URL(root);
  if (url.searchParams.has('rest_route')) url.searchParams.set('rest_route', `/${route}`);
  else url.pathname = `${url.pathname.replace(/\/+$/, '')}/${route}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The page of a site on which its user can grant us an application password. @throws PlatformError refused */
export async function discoverAuthorization(siteUrl: string, signal: AbortSignal): Promise<string> {
  const root = await findRestRoot(siteUrl, signal);
  const { json, url } = await callPlatform(WORDPRESS, root, signal);
  const { data: index } = indexSchema.safeParse(json);
  if (!index) throw notFound();
  if (!index.authentication) {
    throw refused(note('platforms.wordpress.noApplicationPasswords'), { cause: NO_APPLICATION_PASSWORDS });
  }
  const page = keepScheme(url, index.authentication['application-passwords'].endpoints.authorization);
  if (!isSameSite(siteUrl, page)) {
    throw refused(note('platforms.wordpress.asksElsewhere'), { cause: NO_APPLICATION_PASSWORDS });
  }
  requireHttps(WORDPRESS, page);
  return page;
}
