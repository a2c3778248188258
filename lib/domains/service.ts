import 'server-only';
import { randomBytes } from 'node:crypto';
import { isPremium, requirePremium } from '@/lib/access/service.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import type { CustomDomain } from '@/lib/generated/prisma/client.ts';
import type { DomainProblem } from '@/lib/generated/prisma/enums.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { lookupAddresses, lookupAliases, lookupTexts } from '@/lib/http/resolve.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { deleteDomain, RECHECK_MS, saveDomain, saveFinding } from './mutations.ts';
import { domainTarget, hostOrigin, ownHosts } from './origin.ts';
import { findDomain, findOwnerOfHost } from './queries.ts';
import { graceEnd, ownershipName, parseHost } from './rules.ts';
import type { DomainAnswer } from './schema.ts';

export type Finding = { problem: DomainProblem; found: string[] };

/** Limits for records of untrusted name servers. */
const MAX_FOUND = 5;
const MAX_FOUND_LENGTH = 200;

const shown = (records: readonly string[]) =>
  records.slice(0, MAX_FOUND).map((record) => record.slice(0, MAX_FOUND_LENGTH));

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Checks a host's ownership (a token in a TXT record) and target by DNS (docs/decisions/0082); null if it succeeds. */
async function checkHost(host: string, token: string): Promise<Finding | null> {
  try {
    const texts = await lookupTexts(ownershipName(host));
    if (!texts.includes(token)) return { problem: 'no_ownership', found: shown(texts) };
    const target = domainTarget();
    const aliases = await lookupAliases(host);
    if (aliases.map(plainName).includes(target)) return null;
    const addresses = await lookupAddresses(host);
    // A host without CNAME has our addresses only, as with ALIAS records.
    const ours = await lookupAddresses(target);
    if (addresses.length > 0 && addresses.every((address) => ours.includes(address))) return null;
    return { problem: 'elsewhere', found: shown([...aliases, ...addresses]) };
  } catch {
    return { problem: 'no_answer', found: [] };
  }
}

export function domainState(row: CustomDomain, isPaid: boolean) {
  const { host, token, problem, found, checkedAt, failingSince, verifiedHost } = row;
  const isEnding = failingSince !== null && verifiedHost !== null;
  const checkedStatus = verifiedHost ? ('checked' as const) : ('pending' as const);
  return {
    host,
    url: `${hostOrigin(host)}/`,
    status: problem ? ('failed' as const) : checkedStatus,
    found,
    isPaid,
    records: [
      { type: 'CNAME', name: host, value: domainTarget() },
      { type: 'TXT', name: ownershipName(host), value: token },
    ],
    ...(problem && { problem }),
    ...(checkedAt && { checkedAt: checkedAt.toISOString() }),
    // When it goes out of service if checks keep failing.
    ...(isEnding && { endsAt: graceEnd(failingSince).toISOString() }),
    ...(failingSince && !verifiedHost && { wasTakenOut: true as const }),
  };
}

export async function readDomain({ user }: UserActor): Promise<DomainAnswer> {
  const row = await findDomain(user.id);
  return { domain: row && domainState(row, await isPremium(user.id)) };
}

/** @throws AppError subscription-required, too-many-requests */
async function requireSubscriber(actor: UserActor): Promise<void> {
  await countTry('domain', [`user ${actor.user.id}`]);
  await requirePremium(actor);
}

/** Sets the own domain, served once checked. @throws AppError subscription-required, invalid-input, conflict */
export async function chooseDomain(actor: UserActor, typed: string): Promise<DomainAnswer> {
  await requireSubscriber(actor);
  const parsed = parseHost(typed, ownHosts());
  if ('refusal' in parsed) throw new AppError('invalid-input', sentence(`domain.refusals.${parsed.refusal}`));
  const owner = await findOwnerOfHost(parsed.host);
  if (owner !== null && owner !== actor.user.id) throw new AppError('conflict', sentence('domain.refusals.taken'));
  if ((await findDomain(actor.user.id))?.host !== parsed.host) {
    await saveDomain(actor.user.id, parsed.host, randomBytes(18).toString('base64url'));
  }
  return readDomain(actor);
}

/** Checks the own domain now. @throws AppError subscription-required, too-many-requests, not-found */
export async function checkDomain(actor: UserActor, host: string): Promise<DomainAnswer> {
  await requireSubscriber(actor);
  const row = await findDomain(actor.user.id);
  if (row?.host !== host) throw new AppError('not-found', sentence('settingsRefusals.domainChanged'));
  await saveFinding(row, await checkHost(row.host, row.token));
  return readDomain(actor);
}

export async function removeDomain(actor: UserActor, host: string): Promise<DomainAnswer> {
  await deleteDomain(actor.user.id, host);
  return readDomain(actor);
}

/** Whether a host is in service and may get a certificate. @throws AppError not-found */
export async function requireServed(host: string): Promise<void> {
  const owner = await findOwnerOfHost(host.toLowerCase());
  if (owner === null) throw new AppError('not-found', 'This site does not serve this name.');
}

export const domainChecks: Effect = {
  kind: 'domain',
  repeat: 'A check reads the records anew.',
  perform: async ({ name }) => {
    const domain = await findDomain(name);
    if (!domain) return;
    await saveFinding(domain, await checkHost(domain.host, domain.token));
    return RECHECK_MS;
  },
};
