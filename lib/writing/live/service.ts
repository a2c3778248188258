import 'server-only';
import { type Actor, actorKey } from '@/lib/auth/actor';
import { AppError } from '@/lib/http/errors';
import { isId } from '@/lib/ids';
import type { GenerationSummary } from '../events/schema';
import { failGeneration } from '../queue/mutations';
import { findRecentRuns, findRun } from '../queue/queries';
import { runner } from '../queue/runner';
import { eventStream } from './event-stream';
import { isSeenToTheEnd, watchRun } from './watch';
import { watcherCount } from './watchers';

/** Most who may watch one run at once, in one process. */
const MAX_WATCHERS = 20;

/** Whose runs someone may see: their own, and those that their browser began before it signed in. */
const namesOf = (actor: Actor) => [actorKey(actor), `visitor:${actor.visitorId}`];

async function requireOwnRun(actor: Actor, id: string) {
  const run = isId(id) ? await findRun(id) : null;
  if (run && namesOf(actor).includes(run.actor)) return run;
  throw new AppError('not-found', 'This generation could not be found.');
}

/** The actor's runs that are under way or ended in the last hour, newest first. */
export async function listGenerations(actor: Actor): Promise<GenerationSummary[]> {
  const runs = await findRecentRuns(namesOf(actor));
  return runs.map(({ id, status, request, blogId, createdAt }) => ({
    id,
    topic: (request as { topic?: string } | null)?.topic ?? '',
    status,
    ...(blogId && { blogId }),
    createdAt: createdAt.toISOString(),
  }));
}

/** Answers with a run's events after one of them, as they come. */
export function streamRun(id: string, after: number): Response {
  return eventStream((gone) => watchRun(id, after, gone));
}

/**
 * Answers with the events of an own run after one of them, as they come; 204 when there is nothing more to come, which
 * keeps a browser from connecting again.
 * @throws AppError not-found, too-many-requests
 */
export async function watchGeneration(actor: Actor, id: string, after: number): Promise<Response> {
  await requireOwnRun(actor, id);
  if (await isSeenToTheEnd(id, after)) return new Response(null, { status: 204 });
  if (watcherCount(id) >= MAX_WATCHERS) {
    throw new AppError('too-many-requests', 'This generation is being watched too often already.');
  }
  return streamRun(id, after);
}

/** Ends a run wherever it is and gives its quota back; nothing when it has ended. */
export async function cancelRun(id: string): Promise<void> {
  await failGeneration(id, new AppError('cancelled-by-client', 'Cancelled.'));
  runner().abort(id);
}

/**
 * Cancels an own run; one that has ended stays as it is.
 * @returns how it stands now
 * @throws AppError not-found
 */
export async function cancelGeneration(
  actor: Actor,
  id: string,
): Promise<Pick<GenerationSummary, 'id' | 'status'>> {
  await requireOwnRun(actor, id);
  await cancelRun(id);
  const { status } = await requireOwnRun(actor, id);
  return { id, status };
}
