import { env, siteUrl } from '@/lib/env.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';

/** Where a host of a user's own is reached: like this site, by another name. */
export function originOf(host: string): string {
  const url = new URL(siteUrl());
  url.hostname = host;
  return url.origin;
}

/** The host that own domains are to lead to. */
export const domainTarget = (): string => env().CUSTOM_DOMAIN_TARGET ?? new URL(siteUrl()).hostname;

/** Hosts of this site, which nobody can have. */
export const ownHosts = (): string[] => [new URL(siteUrl()).hostname, domainTarget()];

/** The address that whoever asks knows this server by, without a trailing slash: this site's, or an own domain's. */
export function addressAsked(): string {
  const domain = askedDomain();
  return domain ? originOf(domain.host) : siteUrl();
}
