import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Header with the client's address, set by our server; a client's own is replaced. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Characters read of X-Forwarded-For, from its end. */
const MAX_FORWARDED = 2000;

/** An entry without its port: some proxies add `1.2.3.4:56789` or `[2001:db8::1]:56789`. */
const withoutPort = (hop: string) => hop.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/** The client's address, by the connection's `peer` and X-Forwarded-For, to which each of our proxies adds an entry. */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const hops = [...(forwardedFor ?? '').slice(-MAX_FORWARDED).split(',').map(withoutPort), peer ?? ''];
  const candidate = hops.filter(Boolean).at(-1 - trustedProxies) ?? peer ?? '';
  return isIP(candidate) ? candidate : (peer ?? '0.0.0.0');
}

/** The unit for counting addresses: an IPv4 address, or the /64 of an IPv6 address. */
export function addressUnit(address: string): string {
  const parsed = ipaddr.process(isIP(address) ? address : '0.0.0.0');
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toNormalizedString()}/64`;
}
