import 'server-only';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/outage.ts';
import type { CustomDomain } from '@/lib/generated/prisma/client.ts';
import { jobId, queueJobs } from '@/lib/jobs/mutations.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { graceEnd } from './rules.ts';
import type { Finding } from './service.ts';

/** Daily. */
export const RECHECK_MS = 24 * 60 * 60 * 1000;

export type CheckedDomain = Pick<CustomDomain, 'userId' | 'host' | 'verifiedHost' | 'token' | 'failingSince'>;

/** Replaces a user's domain; the new one is unchecked. */
export async function saveDomain(userId: string, host: string, token: string): Promise<void> {
  const fresh = { host, token, verifiedHost: null, problem: null, found: [], checkedAt: null, failingSince: null };
  const dueAt = new Date(Date.now() + RECHECK_MS);
  await (await db()).$transaction(async (tx) => {
    await tx.customDomain.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
    await queueJobs([{ kind: 'domain', name: userId, dueAt }], tx);
    await noteActivity({ userId, kind: 'domain', text: note('activityNotes.domainSet', { host }) }, tx);
  });
}

export async function deleteDomain(userId: string, host: string): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const { count } = await tx.customDomain.deleteMany({ where: { userId, host } });
    if (count === 0) return;
    await tx.job.deleteMany({ where: { id: jobId('domain', userId) } });
    await noteActivity({ userId, kind: 'domain', text: note('activityNotes.domainRemoved', { host }) }, tx);
  });
}

/** The changes after a check; a domain that fails for too long goes out of service. */
function outcome({ host, verifiedHost, failingSince }: CheckedDomain, finding: Finding | null): Partial<CustomDomain> {
  const now = new Date();
  const checked = { checkedAt: now };
  if (!finding) return { ...checked, verifiedHost: host, problem: null, found: [], failingSince: null };
  const since = failingSince ?? (verifiedHost ? now : null);
  const isOver = since !== null && graceEnd(since) <= now;
  return { ...checked, ...finding, failingSince: since, ...(isOver && { verifiedHost: null }) };
}

/** Stores a check's result unless the domain changed meanwhile. */
export async function saveFinding(domain: CheckedDomain, finding: Finding | null): Promise<void> {
  const { userId, host, token } = domain;
  const { customDomain } = await db();
  const save = async (found: Finding | null): Promise<void> => {
    const data = outcome(domain, found);
    const { count } = await customDomain.updateMany({ where: { userId, host, token }, data });
    const { verifiedHost = domain.verifiedHost } = data;
    const text = note(`activityNotes.${verifiedHost ? 'domainInService' : 'domainOutOfService'}`, { host });
    if (count > 0 && verifiedHost !== domain.verifiedHost) await noteActivity({ userId, kind: 'domain', text });
  };
  await save(finding).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return save({ problem: 'taken', found: [] });
  });
}
