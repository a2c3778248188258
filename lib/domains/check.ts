import 'server-only';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';
import { lookupAddresses, lookupAliases, lookupTexts } from '@/lib/http/resolve.ts';
import { domainTarget } from './origin.ts';
import { ownershipName } from './rules.ts';

/** What was found in place of what was expected. */
export type Finding = { problem: DomainProblem; found: string[] };

/** Most records of a stranger's name server that are kept, and the longest. */
const MOST_FOUND = 5;
const LONGEST_FOUND = 200;

const shown = (records: readonly string[]) =>
  records.slice(0, MOST_FOUND).map((record) => record.slice(0, LONGEST_FOUND));

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Whether a name that stands for no other has only addresses of ours, as the ALIAS of a whole domain has. */
async function hasOurAddresses(addresses: readonly string[], target: string): Promise<boolean> {
  if (addresses.length === 0) return false;
  const ours = new Set(await lookupAddresses(target));
  return addresses.every((address) => ours.has(address));
}

/**
 * Asks the name servers whether a host is its owner's and leads here (docs/decisions/0082). Nothing but name servers is asked.
 * @param token what the owner was told to set
 * @returns null when it is and does
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
