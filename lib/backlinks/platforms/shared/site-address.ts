import { PlatformError } from './platform.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * A site's origin and path, without a closing slash, query or fragment.
 * @param ownPages paths of the site's own software, which people copy from the address bar: cut off with all after them
 */
export function siteAddress(url: string, ownPages: readonly string[] = []): string {
  const { origin, pathname } = new URL(url);
  const cuts = ownPages.map((page) => `${pathname}/`.indexOf(`${page}/`)).filter((at) => at >= 0);
  return `${origin}${pathname.slice(0, Math.min(pathname.length, ...cuts)).replace(/\/+$/, '')}`;
}

/** An address as the name of its site: without its scheme and a leading "www.", which make no other site of it. */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|^www\./, '');
}

/** Whether two addresses are of one site: the same host, but for a leading "www.", and the same or usual port. */
export function isSameSite(first: string, second: string): boolean {
  const [one, other] = [new URL(first), new URL(second)];
  const name = (url: URL) => url.hostname.replace(/^www\./, '');
  return name(one) === name(other) && one.port === other.port;
}

/**
 * Lets credentials go over https only, or to this very machine.
 * @throws PlatformError refused
 */
export function requireHttps(platform: string, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) return;
  throw new PlatformError(
    'refused',
    `${platform} can be used over https only, so that nobody on the way reads your password. Turn on https for your site and enter its address with https://.`,
  );
}
