import 'server-only';
import { type Actor, actorKeys } from '@/lib/auth/actor.ts';
import { visibleAccess, visibleAmong } from '@/lib/blogs/authorization.ts';
import { generationChange } from '@/lib/changes/names.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId } from '@/lib/ids.ts';
import { runner } from '../queue/runner.ts';
import type { GenerationSummary } from '../runs/event-schema.ts';
import { failGeneration } from '../runs/mutations.ts';
import { findRecentRuns, findRun } from '../runs/queries.ts';
import { canceled } from '../runs/rules.ts';
import { eventStream, requireRoomToWatch } from '../streams/event-stream.ts';
import { isSeenToTheEnd, watchRun } from '../streams/run-events.ts';

/** A run of the actor. Throws AppError not-found for any other. */
async function requireOwnRun(actor: Actor, id: string) {
  const run = isId(id) ? await findRun(id) : null;
  if (run && actorKeys(actor).includes(run.actor)) return run;
  throw new AppError('not-found', 'This generation could not be found.');
}

/** The actor's newest runs, newest first, without those of hidden blogs. */
export async function listGenerations(actor: Actor): Promise<GenerationSummary[]> {
  const runs = await findRecentRuns(actorKeys(actor));
  const visible = await visibleAmong(
    actor,
    runs.flatMap(({ blogId }) => blogId ?? []),
  );
  const own = runs.filter(({ blogId }) => blogId === null || visible.has(blogId));
  return own.map(({ id, idempotencyKey: key, status, request, blogId, createdAt }) => ({
    id,
    key,
    topic: (request as { topic?: string } | null)?.topic ?? '',
    status,
    ...(blogId && { blogId }),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Streams a run's events after one number; they contain the blog's text.
 * @throws AppError not-found, gone when the actor may not see the blog
 */
export async function streamRun(actor: Actor, id: string, after: number): Promise<Response> {
  const blogId = (await findRun(id))?.blogId;
  if (blogId) await visibleAccess(blogId, actor);
  return eventStream((gone) => watchRun(id, after, gone));
}

/**
 * Streams the events of an own run after one number; 204 after the last, so that a browser does not reconnect.
 * @throws AppError not-found, gone, too-many-requests
 */
export async function watchGeneration(actor: Actor, id: string, after: number): Promise<Response> {
  await requireOwnRun(actor, id);
  if (await isSeenToTheEnd(id, after)) return new Response(null, { status: 204 });
  requireRoomToWatch(generationChange(id));
  return streamRun(actor, id, after);
}

/** Cancels an unfinished run, in any process, and returns its quota. */
export async function cancelRun(id: string): Promise<void> {
  await failGeneration(id, canceled());
  runner().abort(id);
}

/** Cancels an own run, unless it has ended. Throws AppError not-found. */
export async function cancelGeneration(actor: Actor, id: string): Promise<Pick<GenerationSummary, 'id' | 'status'>> {
  await requireOwnRun(actor, id);
  await cancelRun(id);
  const { status } = await requireOwnRun(actor, id);
  return { id, status };
}
