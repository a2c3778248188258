import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { requireRightOnAll } from '../authorization.ts';
import type { VisibilityChange } from '../schema.ts';
import { publishNextDue, saveVisibility } from './mutations.ts';

/**
 * Says who may see some blogs, all or none (docs/decisions/0072). A draft may be given the time at which it becomes
 * public; any other change takes that time away.
 * @throws AppError unauthenticated, forbidden, not-found
 */
export async function changeVisibility(
  actor: Actor,
  { ids, visibility, publishAt }: VisibilityChange,
): Promise<{ success: true }> {
  await requireRightOnAll('isOwner', ids, requireUser(actor));
  await saveVisibility(ids, visibility, publishAt === undefined ? null : new Date(publishAt));
  return { success: true };
}

/** How often drafts whose time has come are looked for, in milliseconds. */
const POLL_MS = 5000;

/** Starts to publish drafts at the time that their owners have set. Any number of processes may do so on one database. */
export function startPublishingOnTime(): void {
  const worker = createWorker({
    name: 'publishing at a set time',
    concurrency: 1,
    pollMs: POLL_MS,
    // Claiming one publishes it: there is no time between in which a process could die.
    claim: publishNextDue,
    perform: async ({ id }) => log().info({ blog: id }, 'published at the set time'),
  });
  worker.start();
  onShutdown(worker.stop);
}
