import 'server-only';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { LISTED_MS } from './rules.ts';

/** A run by its actor and idempotency key, or null. */
export async function findByKey(actor: string, idempotencyKey: string) {
  return (await db()).generation.findUnique({
    where: { actor_idempotencyKey: { actor, idempotencyKey } },
    select: { id: true, status: true, requestHash: true },
  });
}

/** The status of a run and its answer, or null when there is none of this id. */
export async function findRun(id: string) {
  return (await db()).generation.findUnique({
    where: { id },
    select: { id: true, actor: true, status: true, blogId: true, answer: true },
  });
}

/** Most runs that are listed. */
const LISTED = 50;

/** Runs of these actors that are under way or ended a short while ago, newest first. */
export async function findRecentRuns(actors: readonly string[]) {
  return (await db()).generation.findMany({
    where: {
      actor: { in: [...actors] },
      OR: [{ finishedAt: null }, { finishedAt: { gt: new Date(Date.now() - LISTED_MS) } }],
    },
    select: { id: true, status: true, request: true, blogId: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: LISTED,
  });
}

/** The pictures that wait with a run, in order. */
export async function findPictures(generationId: string): Promise<StoredImage[]> {
  const rows = await (await db()).generationPicture.findMany({ where: { generationId }, orderBy: { position: 'asc' } });
  return rows.map(({ contentType, width, height, bytes }) => ({ id: newId(), contentType, width, height, bytes }));
}

/** Runs of a process that died: those whose lease has ended, or all that are said to be running. */
export async function findDeadRuns(all: boolean): Promise<{ id: string; attempt: number }[]> {
  return (await db()).$queryRaw`
    SELECT id, attempts AS attempt FROM generations
    WHERE status = 'running' AND (${all} OR lease_expires_at <= now())`;
}

/**
 * Everyone's place in the queue, counted from 1, in the order in which claimNextGeneration takes them while
 * nothing ends and nobody comes: each run of an actor comes after one more of theirs.
 */
async function readPositions(): Promise<Map<string, number>> {
  const rows = await (await db()).$queryRaw<{ id: string; position: number }[]>`
    SELECT id, (row_number() OVER (ORDER BY priority, ahead, created_at, id))::int AS position FROM (
      SELECT id, priority, created_at,
        (SELECT count(*) FROM generations other
         WHERE other.status = 'running' AND other.actor = waiting.actor)
        + row_number() OVER (PARTITION BY actor ORDER BY priority, created_at, id) AS ahead
      FROM generations waiting WHERE status = 'queued') AS ranked`;
  return new Map(rows.map(({ id, position }) => [id, position]));
}

let positions: Promise<Map<string, number>> | undefined;

/** A run's place in the queue, from 1, or undefined when it does not wait; read once between changes of the queue. */
export async function positionOf(id: string): Promise<number | undefined> {
  if (!positions) {
    const forget = () => {
      positions = undefined;
      unsubscribe();
    };
    const unsubscribe = onChange(GENERATIONS_CHANGE, forget);
    positions = readPositions();
    positions.catch(forget);
  }
  return (await positions).get(id);
}
