import { isIP } from 'node:net';
import { getDomain } from 'tldts-icann';
import { DOMAIN_GRACE_DAYS } from '@/lib/constants/limits.ts';
import type { CustomDomain } from '@/lib/generated/prisma/client.ts';
import { isPrivateName } from '@/lib/http/address-guard.ts';
import { hasPremiumAccess, type Snapshot } from '@/lib/subscription/rules.ts';

/** Why a host name is refused (`domain.refusals` of the messages). */
export type HostRefusal = 'malformed' | 'address' | 'reserved' | 'suffix' | 'own';

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const MAX_NAME_LENGTH = 253;

/** Reserved top-level names (RFC 2606, RFC 6761, RFC 9476), besides those of private networks. */
const RESERVED = new Set(['alt', 'arpa', 'example', 'invalid', 'test']);

/** `Blog.Example.org`, `https://blog.example.org/` → `blog.example.org` (punycode); '' for anything but a host. */
function asciiHost(typed: string): string {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isHostAlone = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.port;
  return isHostAlone ? url.hostname.replace(/\.$/, '') : '';
}

/** Normalizes a typed host name, or says why it is refused. `ownHosts` and their subdomains are this site's. */
export function parseHost(typed: string, ownHosts: readonly string[]): { host: string } | { refusal: HostRefusal } {
  const host = asciiHost(typed);
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return { refusal: 'address' };
  const labels = host.split('.');
  if (host.length > MAX_NAME_LENGTH || labels.length < 2 || !labels.every((each) => LABEL.test(each)))
    return { refusal: 'malformed' };
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return { refusal: 'own' };
  if (isPrivateName(host) || RESERVED.has(labels.at(-1) ?? '')) return { refusal: 'reserved' };
  return getDomain(host) === null ? { refusal: 'suffix' } : { host };
}

export const ownershipName = (host: string) => `_quillcast.${host}`;

const GRACE_MS = DOMAIN_GRACE_DAYS * 24 * 60 * 60 * 1000;

export const graceEnd = (failingSince: Date) => new Date(failingSince.getTime() + GRACE_MS);

export type ServedRow = { customDomain: Pick<CustomDomain, 'verifiedHost'> | null; subscriptions: readonly Snapshot[] };

/** The user's own host in service: verified, and the user subscribes. */
export function servedHost({ customDomain, subscriptions }: ServedRow): string | undefined {
  const host = customDomain?.verifiedHost;
  return host && hasPremiumAccess(subscriptions, new Date()) ? host : undefined;
}
