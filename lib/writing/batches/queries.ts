import 'server-only';
import { db } from '@/lib/database/db.ts';
import { Prisma } from '@/lib/database/prisma.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { sayError } from '@/lib/http/errors.ts';
import type { BatchFailure, BatchState } from '../runs/schema.ts';

type BatchRow = Omit<BatchState, 'status' | 'failure' | 'runId' | 'titles' | 'overview'> & {
  actor: string;
  failure: BatchFailure | null;
  runId: string | null;
  titles: string[] | null;
  /** Its id is null once it is deleted. */
  overview: { id: string | null; title: string } | null;
  /** Written blogs that were deleted since, which are neither in `size` nor in `blogs`. */
  deleted: number;
};

export type FoundBatch = BatchState & { actor: string };

function toBatch({ failure, runId, titles: planned, overview, deleted, ...row }: BatchRow): FoundBatch {
  const status = runId ? 'running' : row.blogs.length < row.size ? 'stopped' : 'finished';
  const titles = planned?.slice(deleted);
  const { id = null, title = '' } = overview ?? {};
  const known = {
    ...(runId ? { runId } : failure && { failure: sayError(askedLanguage(), failure) }),
    ...(titles?.length && { titles }),
  };
  return { ...row, status, ...known, ...(id !== null && { overview: { id, title } }) };
}

/** The batches with an id, or the newest of some actors. They have all titles: `visibleTo` in service.ts hides some. */
export async function findBatches(by: { id: string } | { actors: readonly string[] }) {
  const where = 'id' in by ? Prisma.sql`id = ${by.id}` : Prisma.sql`actor = ANY(${[...by.actors]})`;
  const rows = await (await db()).$queryRaw<BatchRow[]>`
    SELECT
      batches.id, batches.actor, batches.request ->> 'topic' AS topic,
      batches.request ->> 'language' AS language, batches.request -> 'titles' AS titles, (
        SELECT id FROM generations WHERE batch_id = batches.id AND status IN ('queued', 'running')
        ORDER BY status = 'queued', (request ->> 'batchIndex')::int LIMIT 1) AS "runId",
      batches.size - written.deleted AS size, batches.failure, written.blogs, written.deleted,
      CASE WHEN (batches.request ->> 'overview')::boolean THEN coalesce((
        SELECT jsonb_build_object('id', blogs.id, 'title', blogs.title)
        FROM generations run LEFT JOIN blogs ON blogs.id = run.blog_id AND blogs.deleted_at IS NULL
        WHERE run.batch_id = batches.id AND run.status = 'succeeded' AND run.idempotency_key LIKE '%:overview'),
        jsonb_build_object('id', '', 'title', batches.request -> 'overviewTitle')) END AS overview
    FROM batches CROSS JOIN LATERAL (
      SELECT
        coalesce(jsonb_agg(jsonb_build_object('id', blogs.id, 'title', blogs.title) ORDER BY run.finished_at)
          FILTER (WHERE blogs.id IS NOT NULL), '[]') AS blogs,
        (count(*) - count(blogs.id))::int AS deleted
      FROM generations run LEFT JOIN blogs ON blogs.id = run.blog_id AND blogs.deleted_at IS NULL
      WHERE run.batch_id = batches.id AND run.status = 'succeeded' AND run.idempotency_key NOT LIKE '%:overview') written
    WHERE ${where} ORDER BY created_at DESC, id LIMIT 20`;
  return rows.map(toBatch);
}
