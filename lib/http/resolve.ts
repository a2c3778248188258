import dns from 'node:dns';
import { lookup as dnsLookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { isPublicAddress } from './address-guard.ts';

/** Timeout of one try and of all in ms, and lookups at once for one requester. */
const LOOKUP_TRY_MS = 1000;
const LOOKUPS_AT_ONCE = 4;

type ResolvedAddress = { address: string; family: 4 | 6 };

/** The operator configured a trusted host: use local names and /etc/hosts. */
type LookupOptions = { isTrusted: boolean; signal?: AbortSignal | undefined };

/** Resolves a name to all its addresses; rejects when there are none. */
export type Lookup = (hostname: string, options: LookupOptions) => Promise<readonly ResolvedAddress[]>;

/** Resolves with the operating system, in one of the process's few threads: for trusted names only. */
const askSystem = (hostname: string) => dnsLookup(hostname, { all: true }) as Promise<ResolvedAddress[]>;

/** Queries the name servers, without a thread and with a timeout. */
async function askNameServers<Answer>(ask: (resolver: Resolver) => Promise<Answer>, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(3000);
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

const resolveAddresses = (hostname: string) => async (resolver: Resolver) => {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  const addresses = (family: 4 | 6, answer: PromiseSettledResult<string[]>) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...addresses(4, ipv4), ...addresses(6, ipv6)];
};

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

const recordsOrNone = <Record>(asked: Promise<Record[]>): Promise<Record[]> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (NO_RECORD.has(error.code ?? '')) return [];
    throw error;
  });

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
  const found = await recordsOrNone(askNameServers(resolveAddresses(hostname)));
  return found.map(({ address }) => address);
}

/** The lookup for users' URLs. */
export const lookupName: Lookup = (hostname, { isTrusted, signal }) =>
  isTrusted ? askSystem(hostname) : askNameServers(resolveAddresses(hostname), signal);

const underWay = new Map<string, LimitFunction>();

/** `lookupName` with a limit of concurrent lookups per requester (a client address or an actor's key). */
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
 * The lookup a socket uses while it connects. It hands over exactly the addresses it has checked, so that a second answer
 * (DNS rebinding) gains nothing. Fails with `refusal`, or with the resolver's error.
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
