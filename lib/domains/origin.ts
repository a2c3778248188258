import { env, siteUrl } from '@/lib/env.ts';

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
