import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/generated/prisma/client.ts';
import type { BatchFailure, BatchState } from '../runs/schema.ts';

type BatchRow = Omit<BatchState, 'status' | 'failure' | 'runId' | 'titles'> & {
  actor: string;
  failure: BatchFailure | null;
  runId: string | null;
  titles: string[] | null;
};

const BATCH_COLUMNS = Prisma.sql`
  batches.id, batches.actor, batches.request ->> 'topic' AS topic,
  batches.request ->> 'language' AS language, batches.request -> 'titles' AS titles, (
    SELECT id FROM generations WHERE batch_id = batches.id AND status IN ('queued', 'running')
    ORDER BY status = 'queued', (request ->> 'batchIndex')::int LIMIT 1) AS "runId",
  batches.size, batches.failure, (
    SELECT coalesce(jsonb_agg(
      jsonb_build_object('id', run.blog_id, 'title', coalesce(blogs.title, '')) ORDER BY run.finished_at
    ), '[]')
    FROM generations run LEFT JOIN blogs ON blogs.id = run.blog_id
    WHERE run.batch_id = batches.id AND run.status = 'succeeded') AS blogs`;

function toBatch({ actor, failure, runId, titles, ...row }: BatchRow): { actor: string; state: BatchState } {
  const status = runId ? 'running' : row.blogs.length < row.size ? 'stopped' : 'finished';
  const known = { ...(runId ? { runId } : failure && { failure }), ...(titles?.length && { titles }) };
  return { actor, state: { ...row, status, ...known } };
}

/** A batch and its actor, or null. It has all titles: `visibleTo` in service.ts hides those that an actor may not see. */
export async function findBatch(id: string): Promise<{ actor: string; state: BatchState } | null> {
  const [row] = await (await db()).$queryRaw<BatchRow[]>`
    SELECT ${BATCH_COLUMNS} FROM batches WHERE id = ${id}`;
  return row ? toBatch(row) : null;
}

const LISTED = 20;

export async function findBatches(actors: readonly string[]): Promise<BatchState[]> {
  const rows = await (await db()).$queryRaw<BatchRow[]>`
    SELECT ${BATCH_COLUMNS} FROM batches WHERE actor = ANY(${[...actors]})
    ORDER BY created_at DESC, id LIMIT ${LISTED}`;
  return rows.map((row) => toBatch(row).state);
}
