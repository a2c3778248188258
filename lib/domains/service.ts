import 'server-only';
import { randomBytes } from 'node:crypto';
import { isPremium } from '@/lib/access/service.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { DOMAIN_MESSAGES, HOST_REFUSALS } from '@/lib/constants/domain-messages.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/owner-messages.ts';
import type { CustomDomain } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { checkHost } from './check.ts';
import { claimDueDomain, deleteDomain, saveDomain, saveFinding } from './mutations.ts';
import { domainTarget, originOf, ownHosts } from './origin.ts';
import { findDomain, findOwnerOfHost } from './queries.ts';
import { graceEnd, ownershipName, parseHost } from './rules.ts';
import type { DomainAnswer, DomainState } from './schema.ts';

function statusOf({ verifiedHost, problem }: CustomDomain): DomainState['status'] {
  if (problem) return 'failed';
  return verifiedHost ? 'checked' : 'pending';
}

function stateOf(row: CustomDomain, isPaid: boolean): DomainState {
  const { host, token, problem, found, checkedAt, failingSince, verifiedHost } = row;
  const isEnding = failingSince !== null && verifiedHost !== null;
  return {
    host,
    url: `${originOf(host)}/`,
    status: statusOf(row),
    found,
    isPaid,
    records: [
      { type: 'CNAME', name: host, value: domainTarget() },
      { type: 'TXT', name: ownershipName(host), value: token },
    ],
    ...(problem && { problem }),
    ...(checkedAt && { checkedAt: checkedAt.toISOString() }),
    ...(isEnding && { endsAt: graceEnd(failingSince).toISOString() }),
    ...(failingSince && !verifiedHost && { wasTakenOut: true as const }),
  };
}

/** The actor's own domain and its state. */
export async function domainOf({ user }: UserActor): Promise<DomainAnswer> {
  const row = await findDomain(user.id);
  return { domain: row && stateOf(row, await isPremium(user.id)) };
}

/** Errors: subscription-required, too-many-requests. */
async function requireSubscriber({ user }: UserActor): Promise<void> {
  await countTry('domain', [`user ${user.id}`]);
  if (!(await isPremium(user.id))) throw new AppError('subscription-required', PREMIUM_NEEDED);
}

/**
 * Sets or replaces the own domain, which is served once a check succeeds.
 * @throws AppError subscription-required, too-many-requests, invalid-input, conflict if it is another account's
 */
export async function chooseDomain(actor: UserActor, typed: string): Promise<DomainAnswer> {
  await requireSubscriber(actor);
  const parsed = parseHost(typed, ownHosts());
  if ('refusal' in parsed) throw new AppError('invalid-input', HOST_REFUSALS[parsed.refusal]);
  const owner = await findOwnerOfHost(parsed.host);
  if (owner !== null && owner !== actor.user.id) throw new AppError('conflict', HOST_REFUSALS.taken);
  const present = await findDomain(actor.user.id);
  if (present?.host !== parsed.host) {
    await saveDomain(actor.user.id, parsed.host, randomBytes(18).toString('base64url'));
  }
  return domainOf(actor);
}

/** Checks the own domain now. Errors: subscription-required, too-many-requests, not-found. */
export async function checkDomain(actor: UserActor, host: string): Promise<DomainAnswer> {
  await requireSubscriber(actor);
  const row = await findDomain(actor.user.id);
  if (row?.host !== host) throw new AppError('not-found', DOMAIN_MESSAGES.changed);
  await saveFinding(row, await checkHost(row.host, row.token));
  return domainOf(actor);
}

/** Removes the own domain unless it changed meanwhile. */
export async function removeDomain(actor: UserActor, host: string): Promise<DomainAnswer> {
  await deleteDomain(actor.user.id, host);
  return domainOf(actor);
}

/** Whether a host is in service and may get a certificate. Errors: not-found. */
export async function requireServed(host: string): Promise<void> {
  const owner = await findOwnerOfHost(host.toLowerCase());
  if (owner === null) throw new AppError('not-found', 'This site does not serve this name.');
}

/** Poll interval in ms. */
const POLL_MS = 60_000;

/** Starts the daily checks of own domains; safe in several processes. */
export function startCheckingDomains(): void {
  const worker = createWorker({
    name: 'checks of own domains',
    concurrency: 2,
    pollMs: POLL_MS,
    claim: claimDueDomain,
    perform: async (domain) => saveFinding(domain, await checkHost(domain.host, domain.token)),
  });
  worker.start();
  onShutdown(worker.stop);
}
