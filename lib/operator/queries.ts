import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck, ModelFetch } from '@/lib/generated/prisma/client.ts';
import { tell } from '@/lib/http/answer-context.ts';
import type { OperatorState, SiteStatus } from './schema.ts';

const told = <Row extends { message: string }>(row: Row): Row => ({ ...row, message: tell(row.message) });

export async function findModelCheck(connection: string): Promise<ModelCheck | null> {
  const found = await (await db()).modelCheck.findUnique({ where: { connection } });
  return found && told(found);
}

export const findFetches = async (): Promise<Map<string, ModelFetch>> =>
  new Map((await (await db()).modelFetch.findMany()).map((row) => [row.name, told(row)]));

/** Over the public and unlisted blogs by a model of the last 90 days, without those edited before edits were counted. */
export async function findEditingMedians(): Promise<OperatorState['editing']> {
  const rows = await (await db()).$queryRaw<OperatorState['editing'][]>`
    SELECT count(*)::int AS blogs, percentile_cont(0.5) WITHIN GROUP (ORDER BY coalesce(seconds, 0)) AS seconds,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY coalesce(changed_words, 0)) AS percent
    FROM blogs LEFT JOIN blog_editing ON blog_id = id WHERE writer = 'model' AND import_key IS NULL AND visibility <> 'draft' AND deleted_at IS NULL
      AND created_at > now() - interval '90 days' AND (edited_at IS NULL OR changed_words IS NOT NULL)`;
  return rows[0] ?? { blogs: 0, seconds: null, percent: null };
}

export async function findQueue(): Promise<SiteStatus['queue']> {
  const rows = await (await db()).$queryRaw<{ waiting: number; running: number; oldest: Date | null }[]>`
    SELECT count(*) FILTER (WHERE status = 'queued')::int AS waiting, count(*) FILTER (WHERE status = 'running')::int AS running,
      min(created_at) FILTER (WHERE status = 'queued') AS oldest
    FROM generations WHERE status IN ('queued', 'running')`;
  const { waiting = 0, running = 0, oldest } = rows[0] ?? {};
  return { waiting, running, oldest: oldest?.toISOString() ?? null };
}

type Counted = { kind: string; count: number }[];

const byKind = (rows: Counted) => Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));

/** Without runs that their user canceled. */
export async function findFailures(): Promise<SiteStatus['failures']> {
  const prisma = await db();
  const runs = await prisma.$queryRaw<Counted>`
    SELECT coalesce(data->>'code', 'internal') AS kind, count(*)::int FROM generations
    JOIN generation_events ON generation_id = id AND type = 'failed'
    WHERE status = 'failed' AND finished_at > now() - interval '1 day' AND data->>'code' IS DISTINCT FROM 'cancelled-by-client'
    GROUP BY 1 ORDER BY 2 DESC, 1`;
  const jobs = await prisma.$queryRaw<Counted>`
    SELECT kind::text, count(*)::int FROM jobs WHERE tries > 0 AND lease_expires_at IS NULL GROUP BY 1 ORDER BY 2 DESC, 1`;
  return { runs: byKind(runs), jobs: byKind(jobs) };
}

export async function findCost(): Promise<SiteStatus['cost']> {
  const rows = await (await db()).$queryRaw<SiteStatus['cost'][]>`
    SELECT count(*)::int AS blogs, coalesce(sum(model_calls), 0)::int AS calls, coalesce(sum(tokens_in), 0)::float AS "tokensIn",
      coalesce(sum(tokens_out), 0)::float AS "tokensOut"
    FROM (SELECT * FROM generations WHERE status = 'succeeded' AND blog_id IS NOT NULL ORDER BY finished_at DESC LIMIT 100) AS last`;
  return rows[0] ?? { blogs: 0, calls: 0, tokensIn: 0, tokensOut: 0 };
}
