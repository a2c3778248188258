import 'server-only';
import { plainLine } from '@/lib/article/plain-text.ts';
import { blogSectionsSchema } from '@/lib/blogs/schema.ts';
import { GENERATIONS_CHANGE } from '@/lib/changes/names.ts';
import { onChange } from '@/lib/changes/subscriptions.ts';
import { db } from '@/lib/database/db.ts';
import type { Blog } from '@/lib/generated/prisma/client.ts';
import { askedLanguage, tellAll } from '@/lib/http/answer-context.ts';
import { sayError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import type { StoredImage } from '@/lib/images/service.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import type { BatchPlace } from '../schema.ts';
import { ALL_NUMBERS } from '../sentences.ts';
import type { OverviewItem, Sibling } from '../types.ts';
import { NO_SIBLING_RUNS } from './mutations.ts';
import { type GenerationEvent, TERMINAL_EVENTS } from './schema.ts';

export const findByKey = async (actor: string, idempotencyKey: string) =>
  (await db()).generation.findUnique({
    where: { actor_idempotencyKey: { actor, idempotencyKey } },
    select: { id: true, status: true, requestHash: true },
  });

const SUMMARY = { id: true, idempotencyKey: true, status: true, request: true, blogId: true, createdAt: true } as const;

export const findRun = async (id: string) =>
  (await db()).generation.findUnique({
    where: { id },
    select: { ...SUMMARY, actor: true, answer: true, finishedAt: true },
  });

/** Without those of batches, which would fill the list (`batchItemKey`). */
export const findRecentRuns = async (actors: readonly string[]) =>
  (await db()).generation.findMany({
    where: { actor: { in: [...actors] }, NOT: { idempotencyKey: { startsWith: 'batch:' } } },
    select: SUMMARY,
    orderBy: { createdAt: 'desc' },
    take: 50,
  });

/** The user's pictures of a run, or of its batch. */
export async function findPictures(generationId: string): Promise<StoredImage[]> {
  const prisma = await db();
  const own = { where: { generationId }, orderBy: { position: 'asc' } } as const;
  const ofBatch = { where: { batch: { runs: { some: { id: generationId } } } }, orderBy: { position: 'asc' } } as const;
  const rows = [...(await prisma.generationPicture.findMany(own)), ...(await prisma.batchPicture.findMany(ofBatch))];
  return rows.map(({ contentType, width, height, bytes, sourceType, hadManifest }) => {
    return { id: newId(), contentType, width, height, bytes, sourceType, hadManifest };
  });
}

/** Runs that could be claimed at once: one of each batch, none of a batch that is being written. */
export async function countClaimableRuns(): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT coalesce(batch_id, actor || ' ' || (request ->> 'batchId'), id))::int AS count
    FROM generations next WHERE status = 'queued' AND ${NO_SIBLING_RUNS}`;
  return row?.count ?? 0;
}

export const findDeadRuns = async (all: boolean): Promise<{ id: string; attempt: number }[]> => (await db()).$queryRaw`
    SELECT id, attempts AS attempt FROM generations
    WHERE status = 'running' AND (${all} OR lease_expires_at <= now())`;

/**
 * All places in the queue from 1, in the order of `claimNextGeneration`: each queued run of an actor counts as one
 * running before the next.
 */
async function readPositions(): Promise<Map<string, number>> {
  const rows = await (await db()).$queryRaw<{ id: string; position: number }[]>`
    SELECT id, (row_number() OVER (ORDER BY priority, ahead, created_at, place, id))::int AS position FROM (
      SELECT id, priority, created_at, (request ->> 'batchIndex')::int AS place,
        (SELECT count(*) FROM generations other
         WHERE other.status = 'running' AND other.actor = waiting.actor)
        + row_number() OVER (PARTITION BY actor ORDER BY priority, created_at, (request ->> 'batchIndex')::int, id) AS ahead
      FROM generations waiting WHERE status = 'queued') AS ranked`;
  return new Map(rows.map(({ id, position }) => [id, position]));
}

let positions: Promise<Map<string, number>> | undefined;

/** A run's place in the queue from 1, or undefined; cached between changes of the queue. */
export async function findPosition(id: string): Promise<number | undefined> {
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

export type LoggedEvent = { seq: number; event: GenerationEvent };

function toLogged(row: { seq: number; type: GenerationEvent['type']; data: unknown }): LoggedEvent {
  const event = { type: row.type, ...(row.data as object) } as GenerationEvent;
  return { seq: row.seq, event: event.type === 'failed' ? sayError(askedLanguage(), event) : tellAll(event) };
}

export async function findEvents(generationId: string, after: number): Promise<LoggedEvent[]> {
  const rows = await (await db()).generationEvent.findMany({
    where: { generationId, seq: { gt: after } },
    orderBy: { seq: 'asc' },
  });
  return rows.map(toLogged);
}

export async function findLastEvent(generationId: string): Promise<LoggedEvent | null> {
  const row = await (await db()).generationEvent.findFirst({
    where: { generationId, type: { in: [...TERMINAL_EVENTS] } },
  });
  return row && toLogged(row);
}

export type BatchOwner = { visitorId: string; userId?: string | undefined };

/** Restricts to the person's blogs: a batch id comes from a browser and proves nothing. */
function ownedBy({ visitorId, userId }: BatchOwner) {
  const asVisitor = { userId: null, visitorId };
  return userId === undefined ? asVisitor : { OR: [{ userId }, asVisitor] };
}

export async function findBatchItem(owner: BatchOwner, place: BatchPlace): Promise<string | null> {
  const blog = await (await db()).blog.findFirst({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: place.index, deletedAt: null },
    select: { id: true },
  });
  return blog?.id ?? null;
}

export async function findSiblings(owner: BatchOwner, place: BatchPlace): Promise<Sibling[]> {
  const rows = await (await db()).blog.findMany({
    where: { ...ownedBy(owner), batchId: place.batchId, batchIndex: { not: place.index } },
    select: { title: true, intro: true, sections: true, conclusion: true, writer: true },
    orderBy: { batchIndex: 'asc' },
  });
  return rows.map((row) => ({ ...row, sections: blogSectionsSchema.parse(row.sections) }));
}

type OverviewRow = Pick<Blog, 'id' | 'title' | 'description' | 'intro' | 'language'> & { keyPoints: string[] };

/** The blogs of a batch that are left, for its overview. */
export async function findOverviewItems(batchId: string): Promise<OverviewItem[]> {
  const rows = await (await db()).$queryRaw<OverviewRow[]>`
    SELECT blogs.id, title, description, intro, language, key_points AS "keyPoints"
    FROM blogs JOIN generations run ON run.blog_id = blogs.id AND run.status = 'succeeded'
    WHERE run.batch_id = ${batchId} AND deleted_at IS NULL AND blocked_at IS NULL ORDER BY batch_index`;
  return rows.map(({ id, title, description, intro, language, keyPoints }) => {
    const summary = description || splitSentences(plainLine(intro, ALL_NUMBERS), language).slice(0, 2).join('').trim();
    return { id, title, summary, text: [summary, ...keyPoints].join('\n') };
  });
}

export type KnownBatch = { batchId: string; isFinished: boolean };

/** The newest batch of these actors with this hash of its request, unless its last run ended over an hour ago. */
export async function findRecentBatch(
  actors: readonly string[],
  { requestHash, size }: { requestHash: string; size: number },
): Promise<KnownBatch | undefined> {
  const [newest] = await (await db()).$queryRaw<KnownBatch[]>`
    SELECT request ->> 'batchId' AS "batchId",
      count(DISTINCT request ->> 'batchIndex') FILTER (WHERE status = 'succeeded') >= ${size} AS "isFinished"
    FROM generations
    WHERE actor = ANY(${[...actors]}) AND request_hash = ${requestHash} AND request ->> 'batchId' IS NOT NULL
    GROUP BY 1 HAVING bool_or(finished_at IS NULL OR finished_at > now() - interval '1 hour')
    ORDER BY max(created_at) DESC LIMIT 1`;
  return newest;
}
