import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { idsOfBrowser } from '@/lib/auth/session.ts';
import { findBlogAccess } from '@/lib/blogs/queries.ts';
import { blogRights, readOwnership, type StoredAccess } from '@/lib/blogs/rights.ts';
import { MAX_REFERRERS_A_DAY } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import { addVisits, keyVisitor, type VisitBatch } from './visit-counter.ts';

/** How long after midnight a day's last visits can arrive, in ms. */
const GRACE_MS = 60_000;

const utcDay = (time: number) => new Date(new Date(time).toISOString().slice(0, 10));

/** The salt of a day, shared by all processes; null once the day is over. */
async function readSalt(day: string): Promise<Uint8Array | null> {
  const prisma = await db();
  const date = new Date(day);
  if (date >= utcDay(Date.now())) {
    await prisma.dailySalt.createMany({ data: { day: date, salt: randomBytes(32) }, skipDuplicates: true });
  }
  return (await prisma.dailySalt.findUnique({ where: { day: date } }))?.salt ?? null;
}

/** A batch's readers as hashes, valid for this day and blog only. */
function hashedReaders({ blogs }: VisitBatch, salt: Uint8Array | null) {
  if (!salt) return [];
  return [...blogs].flatMap(([blogId, { readers }]) =>
    [...readers].map((reader) => ({
      blog_id: blogId,
      hash: createHmac('sha256', salt).update(`${blogId}\n${reader}`).digest('base64url'),
    })),
  );
}

/** Whether a browser's cookies are those of the blog's owner, or of the visitor who made it. */
async function isOwn(cookies: string, access: StoredAccess): Promise<boolean> {
  const { userId, visitorId } = await idsOfBrowser(cookies);
  const viewer = { uid: userId, isMaker: visitorId !== undefined && visitorId === access.visitorId };
  return blogRights(readOwnership(access), viewer).mayDelete;
}

/** Drops authors' visits to their own blogs and counts the others' without names. */
async function dropOwnVisits(batch: VisitBatch): Promise<void> {
  const visits = [...batch.blogs].map(([key, counted]) => ({ key, ...keyVisitor(key), counted }));
  const named = visits.filter(({ cookies }) => cookies !== '');
  if (named.length === 0) return;
  const found = await findBlogAccess([...new Set(named.map(({ blogId }) => blogId))]);
  const stored = new Map(found.map((access) => [access.id, access]));
  const judged = await Promise.all(
    named.map(async (visit) => {
      const access = stored.get(visit.blogId);
      return { ...visit, counts: access !== undefined && !(await isOwn(visit.cookies, access)) };
    }),
  );
  // Nothing fails from here on: a batch that could not be stored is judged once more.
  for (const { key, blogId, counted, counts } of judged) {
    batch.blogs.delete(key);
    if (counts) addVisits(batch, blogId, counted);
  }
}

/** Adds a batch without authors' own visits, in one statement. Sorts by id to avoid deadlocks, and skips unknown blogs. */
export async function saveVisits(batch: VisitBatch): Promise<void> {
  await dropOwnVisits(batch);
  if (batch.blogs.size === 0) return;
  const readers = JSON.stringify(hashedReaders(batch, await readSalt(batch.day)));
  const counts = JSON.stringify(
    [...batch.blogs].map(([blog_id, { views, embeds, cards, aiFetches }]) => {
      return { blog_id, views, embeds, cards, ai_fetches: aiFetches };
    }),
  );
  const referrers = JSON.stringify(
    [...batch.blogs].flatMap(([blog_id, blog]) =>
      [...blog.referrers].map(([host, counted]) => ({ blog_id, host, ...counted })),
    ),
  );
  await (await db()).$executeRaw`
    WITH new_readers AS (
      INSERT INTO blog_readers (day, blog_id, hash)
      SELECT ${batch.day}::date, blog_id, hash
      FROM jsonb_to_recordset(${readers}::jsonb) AS given (blog_id text, hash text)
      WHERE EXISTS (SELECT FROM blogs WHERE id = blog_id)
      ORDER BY blog_id, hash
      ON CONFLICT DO NOTHING
      RETURNING blog_id
    ), new_referrers AS (
      INSERT INTO blog_referrers AS stored (blog_id, day, host, visits, embeds)
      SELECT blog_id, ${batch.day}::date, host, visits, embeds
      FROM (
        SELECT given.*, known.host IS NOT NULL AS is_known, row_number() OVER (
          PARTITION BY given.blog_id, known.host IS NULL
          ORDER BY given.visits + given.embeds DESC, given.host
        ) AS place
        FROM jsonb_to_recordset(${referrers}::jsonb) AS given (blog_id text, host text, visits int, embeds int)
        LEFT JOIN blog_referrers known
          ON known.blog_id = given.blog_id AND known.day = ${batch.day}::date AND known.host = given.host
        WHERE EXISTS (SELECT FROM blogs WHERE id = given.blog_id)
      ) ranked
      WHERE is_known OR place <= ${MAX_REFERRERS_A_DAY} - (
        SELECT count(*) FROM blog_referrers held
        WHERE held.blog_id = ranked.blog_id AND held.day = ${batch.day}::date)
      ORDER BY blog_id, host
      ON CONFLICT (blog_id, day, host) DO UPDATE
      SET visits = stored.visits + excluded.visits, embeds = stored.embeds + excluded.embeds
    )
    INSERT INTO blog_views AS stored (blog_id, day, views, readers, embeds, cards, ai_fetches)
    SELECT blog_id, ${batch.day}::date, views,
      (SELECT count(*) FROM new_readers WHERE new_readers.blog_id = given.blog_id), embeds, cards, ai_fetches
    FROM jsonb_to_recordset(${counts}::jsonb) AS given (blog_id text, views int, embeds int, cards int, ai_fetches int)
    WHERE EXISTS (SELECT FROM blogs WHERE id = blog_id)
    ORDER BY blog_id
    ON CONFLICT (blog_id, day) DO UPDATE
    SET views = stored.views + excluded.views, readers = stored.readers + excluded.readers,
      embeds = stored.embeds + excluded.embeds, cards = stored.cards + excluded.cards,
      ai_fetches = stored.ai_fetches + excluded.ai_fetches`;
}

/** Deletes salts and reader hashes of past days; the counts stay. */
export async function forgetReaders(): Promise<void> {
  const before = utcDay(Date.now() - GRACE_MS);
  await (await db()).dailySalt.deleteMany({ where: { day: { lt: before } } });
}
