import { env, siteUrl } from '@/lib/env.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';
import { userPath } from '@/lib/routes.ts';

export function hostOrigin(host: string): string {
  const url = new URL(siteUrl());
  url.hostname = host;
  return url.origin;
}

export const domainTarget = (): string => env().CUSTOM_DOMAIN_TARGET ?? new URL(siteUrl()).hostname;

/** Hosts of this site, unavailable as own domains. */
export const ownHosts = (): string[] => [new URL(siteUrl()).hostname, domainTarget()];

/** Where the parts of an author's site begin for links on a page: '' on the own domain. */
export const siteBase = (slug: string): string => (askedDomain() ? '' : userPath(slug));

/** The canonical address of an author's site, without a slash at its end. */
export const siteOf = ({ slug, ownOrigin }: { slug: string; ownOrigin?: string | undefined }): string =>
  ownOrigin ?? `${siteUrl()}${userPath(slug)}`;

/** The origin that the requester used: this site's or an own domain's. */
export function requestOrigin(): string {
  const domain = askedDomain();
  return domain ? hostOrigin(domain.host) : siteUrl();
}
