import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { ModelCheck, ModelFetch } from '@/lib/generated/prisma/client.ts';
import { tell } from '@/lib/http/answer-context.ts';
import type { OperatorState } from './schema.ts';

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
