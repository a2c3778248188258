import 'server-only';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';
import { lookupAddresses, lookupAliases, lookupTexts } from '@/lib/http/resolve.ts';
import { domainTarget } from './origin.ts';
import { ownershipName } from './rules.ts';

/** Why a check failed, and the records found instead. */
export type Finding = { problem: DomainProblem; found: string[] };

/** Limits for records of untrusted name servers. */
const MAX_FOUND = 5;
const MAX_FOUND_LENGTH = 200;

const shown = (records: readonly string[]) =>
  records.slice(0, MAX_FOUND).map((record) => record.slice(0, MAX_FOUND_LENGTH));

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Whether a host without CNAME has our addresses only, as with ALIAS records. */
async function hasOurAddresses(addresses: readonly string[], target: string): Promise<boolean> {
  if (addresses.length === 0) return false;
  const ours = new Set(await lookupAddresses(target));
  return addresses.every((address) => ours.has(address));
}

/**
 * Checks ownership and target of a host by DNS alone (docs/decisions/0082).
 * @param token expected in the TXT record
 * @returns null if the check succeeds
 */
export async function checkHost(host: string, token: string): Promise<Finding | null> {
  try {
    const texts = await lookupTexts(ownershipName(host));
    if (!texts.includes(token)) return { problem: 'no_ownership', found: shown(texts) };
    const target = domainTarget();
    const aliases = await lookupAliases(host);
    if (aliases.map(plainName).includes(target)) return null;
    const addresses = await lookupAddresses(host);
    if (await hasOurAddresses(addresses, target)) return null;
    return { problem: 'elsewhere', found: shown([...aliases, ...addresses]) };
  } catch {
    return { problem: 'no_answer', found: [] };
  }
}
