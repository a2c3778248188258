import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Rule } from './address-schema.ts';

const MAX_RULES = 5000;

/** Adds or replaces rules; other users' blogs are left out. @returns false, and nothing changes, over a user's limit */
export async function saveRules(userId: string, rules: readonly Rule[]): Promise<boolean> {
  const given = JSON.stringify([...new Map(rules.map((rule) => [rule.path, rule])).values()]);
  const prisma = await db();
  const count = await prisma.$executeRaw`
    INSERT INTO redirects (user_id, path, target, blog_id)
    SELECT ${userId}, path, target, "blogId"
    FROM jsonb_to_recordset(${given}::jsonb) AS given (path text, target text, "blogId" text)
    WHERE ("blogId" IS NULL OR "blogId" IN (SELECT id FROM blogs WHERE user_id = ${userId}))
      AND ${MAX_RULES} >= (SELECT count(*) FROM redirects WHERE user_id = ${userId}) + (
        SELECT count(*) FROM jsonb_to_recordset(${given}::jsonb) AS new (path text)
        WHERE NOT EXISTS (SELECT FROM redirects WHERE user_id = ${userId} AND redirects.path = new.path))
    ON CONFLICT (user_id, path) DO UPDATE SET target = excluded.target, blog_id = excluded.blog_id`;
  if (count === 0) return false;
  await prisma.$executeRaw`
    DELETE FROM missing_addresses USING jsonb_to_recordset(${given}::jsonb) AS given (path text)
    WHERE user_id = ${userId} AND (missing_addresses.path = given.path
      OR (given.path LIKE '%*' AND starts_with(missing_addresses.path, left(given.path, -1))))`;
  return true;
}

export async function deleteRules(userId: string, paths: readonly string[]): Promise<void> {
  await (await db()).redirect.deleteMany({ where: { userId, path: { in: [...paths] } } });
}

const MAX_MISSING = 200;

/** Counts a request for a path that a user's site does not have, in place of the one requested least. 0 means ignored. */
export async function countMissing(userId: string, path: string): Promise<void> {
  await (await db()).$executeRaw`
    WITH replaced AS (
      DELETE FROM missing_addresses WHERE user_id = ${userId} AND path IN (
        SELECT path FROM missing_addresses WHERE user_id = ${userId} AND path <> ${path}
        ORDER BY requests DESC, requested_at DESC OFFSET ${MAX_MISSING - 1}))
    INSERT INTO missing_addresses (user_id, path) VALUES (${userId}, ${path})
    ON CONFLICT (user_id, path) DO UPDATE
      SET requests = missing_addresses.requests + sign(missing_addresses.requests), requested_at = now()`;
}

export async function ignoreMissing(userId: string, paths: readonly string[]): Promise<void> {
  await (await db()).missingAddress.updateMany({ where: { userId, path: { in: [...paths] } }, data: { requests: 0 } });
}

export async function sweepMissingAddresses(): Promise<void> {
  await (await db()).$executeRaw`DELETE FROM missing_addresses WHERE requested_at < now() - interval '90 days'`;
}
