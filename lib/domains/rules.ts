import { isIP } from 'node:net';
import { getDomain } from 'tldts-icann';
import { DOMAIN_GRACE_DAYS } from '@/lib/constants/limits.ts';
import type { CustomDomain, User } from '@/lib/generated/prisma/client.ts';
import { isPrivateName } from '@/lib/http/address-guard.ts';
import { hasPremiumAccess, type Snapshot } from '@/lib/subscription/rules.ts';

/** Why a host name cannot be had (lib/constants/domain-messages.ts). */
export type HostRefusal = 'malformed' | 'address' | 'reserved' | 'suffix' | 'own';

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const LONGEST_NAME = 253;

/** Endings that are reserved and lead to no site (RFC 2606, RFC 6761, RFC 9476), besides those of private networks. */
const RESERVED = new Set(['alt', 'arpa', 'example', 'invalid', 'test']);

/** `Blog.Example.org`, `https://blog.example.org/` → `blog.example.org`, other scripts as punycode; '' when it is no host. */
function asciiHost(typed: string): string {
  const text = typed.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isHostAlone = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.port;
  return isHostAlone ? url.hostname.replace(/\.$/, '') : '';
}

/**
 * The host name that a user typed, as it is stored, or why it cannot be one of theirs.
 * @param ownHosts hosts of this site; names below them belong to it, too
 */
export function parseHost(typed: string, ownHosts: readonly string[]): { host: string } | { refusal: HostRefusal } {
  const host = asciiHost(typed);
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return { refusal: 'address' };
  const labels = host.split('.');
  if (host.length > LONGEST_NAME || labels.length < 2 || !labels.every((each) => LABEL.test(each)))
    return { refusal: 'malformed' };
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return { refusal: 'own' };
  if (isPrivateName(host) || RESERVED.has(labels.at(-1) ?? '')) return { refusal: 'reserved' };
  return getDomain(host) === null ? { refusal: 'suffix' } : { host };
}

/** The name whose TXT record shows whose a host is. */
export const ownershipName = (host: string) => `_quillcast.${host}`;

const GRACE_MS = DOMAIN_GRACE_DAYS * 24 * 60 * 60 * 1000;

/** When a domain whose checks fail is taken out of service. */
export const graceEnd = (failingSince: Date) => new Date(failingSince.getTime() + GRACE_MS);

/** What decides under which host a user's blogs are. */
export type ServedRow = { customDomain: Pick<CustomDomain, 'verifiedHost'> | null; subscriptions: readonly Snapshot[] };

/** The own host that a user's blogs are under now, or undefined: it was found to lead here, and they subscribe. */
export function servedHost({ customDomain, subscriptions }: ServedRow): string | undefined {
  const host = customDomain?.verifiedHost;
  return host && hasPremiumAccess(subscriptions, new Date()) ? host : undefined;
}

/** A host in service and whose blogs it leads to. */
export type HostOwner = Pick<User, 'slug'> & {
  host: string;
  userId: string;
  /** Whether they subscribe; else readers are sent to this site. */
  isPaid: boolean;
};
