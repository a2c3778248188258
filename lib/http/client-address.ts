import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Header with the client's address, set by our server; a client's own is replaced. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The client's address, by the connection's `peer` and X-Forwarded-For, to which each of our proxies adds an entry. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer ?? ''];
  const candidate = hops.filter(Boolean).at(-1 - trustedProxies) ?? peer ?? '';
  return isIP(candidate) ? candidate : (peer ?? '0.0.0.0');
}

/** The unit for counting addresses: an IPv4 address, or the /64 of an IPv6 address. */
export function addressUnit(address: string): string {
  const parsed = ipaddr.process(isIP(address) ? address : '0.0.0.0');
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toNormalizedString()}/64`;
}
