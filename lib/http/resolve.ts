import dns from 'node:dns';
import { lookup as dnsLookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import pLimit, { type LimitFunction } from 'p-limit';
import { LOOKUP_MS, LOOKUP_TRY_MS, LOOKUPS_AT_ONCE } from '../constants/limits.ts';
import { isPublicAddress } from './address-guard.ts';

/** A resolved address. */
type ResolvedAddress = { address: string; family: 4 | 6 };

type LookupOptions = {
  /** The operator configured this host: use local names and /etc/hosts. */
  isTrusted: boolean;
  signal?: AbortSignal | undefined;
};

/** Resolves a name to all its addresses; rejects when there are none. */
export type Lookup = (hostname: string, options: LookupOptions) => Promise<readonly ResolvedAddress[]>;

/** Resolves with the operating system, in one of the process's few threads: for trusted names only. */
async function askSystem(hostname: string): Promise<ResolvedAddress[]> {
  const found = await dnsLookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/** Queries the name servers, without a thread and with a timeout. */
async function askNameServers<Answer>(
  ask: (resolver: Resolver) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(LOOKUP_MS);
  const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
  limit.throwIfAborted();
  const resolver = new Resolver({ timeout: LOOKUP_TRY_MS, tries: 2 });
  // A new resolver ignores dns.setServers().
  resolver.setServers(dns.getServers());
  const cancel = () => resolver.cancel();
  limit.addEventListener('abort', cancel);
  try {
    return await ask(resolver);
  } finally {
    limit.removeEventListener('abort', cancel);
  }
}

const addressesOf = (hostname: string) => async (resolver: Resolver) => {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  const addresses = (family: 4 | 6, answer: PromiseSettledResult<string[]>) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...addresses(4, ipv4), ...addresses(6, ipv6)];
};

/** Codes for a missing record or name. */
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** Records, or none if there are none. */
async function recordsOrNone<Record>(asked: Promise<Record[]>): Promise<Record[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_RECORD.has(code)) return [];
    throw error;
  }
}

/** TXT records of a name. Rejects when no name server answers. */
export async function lookupTexts(hostname: string): Promise<string[]> {
  const texts = await recordsOrNone(askNameServers((resolver) => resolver.resolveTxt(hostname)));
  return texts.map((parts) => parts.join(''));
}

/** CNAME records of a name. Rejects when no name server answers. */
export const lookupAliases = (hostname: string): Promise<string[]> =>
  recordsOrNone(askNameServers((resolver) => resolver.resolveCname(hostname)));

/** Addresses of a user's name, not for connecting. Rejects when no name server answers. */
export async function lookupAddresses(hostname: string): Promise<string[]> {
  const found = await recordsOrNone(askNameServers(addressesOf(hostname)));
  return found.map(({ address }) => address);
}

/** The lookup for users' URLs. */
export const lookupName: Lookup = (hostname, { isTrusted, signal }) =>
  isTrusted ? askSystem(hostname) : askNameServers(addressesOf(hostname), signal);

const underWay = new Map<string, LimitFunction>();

/**
 * `lookupName` with a limit of concurrent lookups per requester.
 * @param requester such as a client address or an actor's key
 */
export function lookupFor(requester: string): Lookup {
  return async (hostname, options) => {
    const limit = underWay.get(requester) ?? pLimit(LOOKUPS_AT_ONCE);
    underWay.set(requester, limit);
    try {
      return await limit(() => lookupName(hostname, options));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) underWay.delete(requester);
    }
  };
}

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
export function checkedLookup(
  lookup: (hostname: string) => ReturnType<Lookup>,
  check: AddressCheck,
  refusal: Error,
): LookupFunction {
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
