import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { onShutdown } from '@/lib/shutdown.ts';
import { requireRightOnAll } from '../authorization.ts';
import type { VisibilityChange } from '../schema.ts';
import { publishNextDue, saveVisibility } from './mutations.ts';

/**
 * Changes the visibility of blogs, all or none (docs/decisions/0072), and sets or clears the time of publication.
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

const POLL_MS = 5000;

/** Starts publishing drafts at their set times; safe in several processes. */
export function startPublishingOnTime(): void {
  const worker = createWorker({
    name: 'publishing at a set time',
    concurrency: 1,
    pollMs: POLL_MS,
    // Claiming publishes, so no crash can come in between.
    claim: publishNextDue,
    perform: async ({ id }) => log().info({ blog: id }, 'published at the set time'),
  });
  worker.start();
  onShutdown(worker.stop);
}
