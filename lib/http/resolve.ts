import { lookup as dnsLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address-guard.ts';

/** One address that a name resolves to. */
type ResolvedAddress = { address: string; family: 4 | 6 };

/** Turns a name into all its addresses; rejects when there are none. */
export type Lookup = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** The operating system's resolver, so that /etc/hosts and the machine's DNS settings count. */
export const systemLookup: Lookup = async (hostname) => {
  const found = await dnsLookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** Whether a resolver's answers are safe to connect to. */
type AddressCheck = (addresses: readonly ResolvedAddress[]) => boolean;

/** True when a name has addresses and every one of them is public: one private answer spoils all. */
export const everyAddressIsPublic: AddressCheck = (addresses) =>
  addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));

/**
 * The lookup a socket uses while it connects. It hands over exactly the addresses it has checked, so a
 * name that answers differently a second time (DNS rebinding) gains nothing. Fails with `refusal` when
 * the check says no, with the resolver's error when it finds nothing.
 */
export function checkedLookup(lookup: Lookup, check: AddressCheck, refusal: Error): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !check(addresses)) callback(refusal, '');
        else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}
