import 'server-only';
import { blogSectionsSchema } from '@/lib/blogs/schema.ts';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import type { Sibling } from '../types.ts';
import { type GenerationEvent, TERMINAL_EVENTS } from './event-schema.ts';
import { type BatchPlace, LISTED_MS } from './rules.ts';

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

/** An event of the log and its number there. */
export type LoggedEvent = { seq: number; event: GenerationEvent };

const toLogged = (row: { seq: number; type: GenerationEvent['type']; data: unknown }): LoggedEvent => ({
  seq: row.seq,
  event: { type: row.type, ...(row.data as object) } as GenerationEvent,
});

/** A run's events after one of them, in order. */
export async function findEvents(generationId: string, after: number): Promise<LoggedEvent[]> {
  const rows = await (await db()).generationEvent.findMany({
    where: { generationId, seq: { gt: after } },
    orderBy: { seq: 'asc' },
  });
  return rows.map(toLogged);
}

/** The event that ended a run, or null when the log has none (any more). */
export async function findLastEvent(generationId: string): Promise<LoggedEvent | null> {
  const row = await (await db()).generationEvent.findFirst({
    where: { generationId, type: { in: [...TERMINAL_EVENTS] } },
  });
  return row && toLogged(row);
}

/** Whose a batch is: the visitor whose browser asks for it, and the user when they are signed in. */
export type BatchOwner = { visitorId: string; userId?: string | undefined };

/** Blogs of this person only: a batch's id is the browser's own and proves nothing. */
function ownedBy({ visitorId, userId }: BatchOwner) {
  const asVisitor = { userId: null, visitorId };
  return userId === undefined ? asVisitor : { OR: [{ userId }, asVisitor] };
}

/** The blog that a person's batch already has at an index, or null. */
export async function findBatchItem(owner: BatchOwner, place: BatchPlace): Promise<string | null> {
  const blog = await (await db()).blog.findFirst({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: place.index, deletedAt: null },
    select: { id: true },
  });
  return blog?.id ?? null;
}

/** The blogs that a person's batch holds so far, other than at one index, in order. */
export async function findSiblings(owner: BatchOwner, place: BatchPlace): Promise<Sibling[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true, intro: true, sections: true, conclusion: true, writer: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map((row) => ({ ...row, sections: blogSectionsSchema.parse(row.sections) }));
}

/**
 * The batch that these actors' newest run on a topic in a batch of this size belongs to, if it ended less than an hour ago
 * or has not ended.
 */
export async function findRecentBatch(actors: readonly string[], topic: string, size: number): Promise<string | null> {
  const [newest] = await (await db()).$queryRaw<{ batchId: string }[]>`
    SELECT request ->> 'batchId' AS "batchId" FROM generations
    WHERE actor = ANY(${[...actors]}) AND request ->> 'batchId' IS NOT NULL
      AND request ->> 'topic' = ${topic} AND (request ->> 'batchSize')::int = ${size}
      AND (finished_at IS NULL OR finished_at > now() - interval '1 hour')
    ORDER BY created_at DESC LIMIT 1`;
  return newest?.batchId ?? null;
}
