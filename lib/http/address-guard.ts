import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type DestinationVerdict =
  | 'trusted' // on the operator's list: no address check
  | 'public-only' // must resolve to public addresses
  | 'not-fetchable' // other scheme, credentials, a malformed name
  | 'not-public' // on this machine or its network
  | 'unsafe-port'; // of another protocol, such as mail

/** Suffixes of private names (RFC 6761, 6762, 7686, 8375, reserved by ICANN). */
const PRIVATE_SUFFIXES = new Set(
  'localhost localdomain local internal intranet private corp home lan onion'.split(' '),
);

/** The "bad ports" of the Fetch standard: services that an HTTP request could attack. */
const UNSAFE_PORTS = new Set(
  `0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113
  115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554
  556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665
  6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);

const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address, but inside Azure it serves machine credentials. */
const AZURE_PLATFORM = '168.63.129.16';

/** Whether a canonical IP address is public. None with a zone, or that embeds another (NAT64, 6to4, Teredo …) is. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%') || address === AZURE_PLATFORM) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_IPV6);
}

export const urlPort = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** A URL's host without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a name is private by its suffix, or has a single label. */
export function isPrivateName(name: string): boolean {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length === 1 || PRIVATE_SUFFIXES.has(last) || name.endsWith('.home.arpa');
}

/**
 * Checks a URL before it is fetched, except for exact `host:port` entries; a name's addresses are checked on connecting.
 * The URL parser has normalized decimal, octal, hexadecimal, full-width and percent-encoded addresses.
 */
export function destinationVerdict(url: URL, allowHosts: readonly string[]): DestinationVerdict {
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isHttp || url.username !== '' || url.password !== '') return 'not-fetchable';
  const port = urlPort(url);
  if (UNSAFE_PORTS.has(port)) return 'unsafe-port';
  if (allowHosts.some((entry) => entry.toLowerCase() === `${url.hostname}:${port}`)) return 'trusted';
  const host = bareHost(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? 'public-only' : 'not-public';
  const name = host.replace(/\.+$/, '');
  if (isPrivateName(name)) return 'not-public';
  return name === host ? 'public-only' : 'not-fetchable';
}
