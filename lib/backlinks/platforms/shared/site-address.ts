import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { refused } from './platform.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is http(s) and, by its spelling, on the public internet. */
export function isPublicUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && destinationVerdict(url, []) === 'public-only';
}

/** Whether two addresses are equal once normalized. */
export function isSameAddress(one: string | null | undefined, other: string): boolean {
  return Boolean(one) && URL.parse(one ?? '')?.href === URL.parse(other)?.href;
}

/** A site's origin and path, without query, trailing slash, and `ownPages`, which are paths of its software. */
export function siteAddress(url: string, ownPages: readonly string[] = []): string {
  const { origin, pathname } = new URL(url);
  const cuts = ownPages.map((page) => `${pathname}/`.indexOf(`${page}/`)).filter((at) => at >= 0);
  return `${origin}${pathname.slice(0, Math.min(pathname.length, ...cuts)).replace(/\/+$/, '')}`;
}

/** An address without scheme and leading "www.", which do not distinguish sites. */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|^www\./, '');
}

/** A site behind a proxy often reports http addresses: takes the scheme of a known one. */
export const withSchemeOf = (known: string, reported: string) =>
  known.startsWith('https:') ? reported.replace(/^http:/, 'https:') : reported;

/** Whether two addresses have the same host, a leading "www." aside, and the same port. */
export function isSameSite(first: string, second: string): boolean {
  const [one, other] = [new URL(first), new URL(second)];
  const name = (url: URL) => url.hostname.replace(/^www\./, '');
  return name(one) === name(other) && one.port === other.port;
}

/** Lets credentials go over https, or to this machine, only. Errors: PlatformError refused. */
export function requireHttps(platform: string, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) return;
  throw refused(
    `${platform} needs https, so that nobody on the way can read your password. Turn on https for your site and enter its address with https://.`,
  );
}
