import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { BlogRevision, Prisma } from '@/lib/generated/prisma/client.ts';
import { fingerprint } from '@/lib/text/fingerprints.ts';
import { articleTexts } from './article-texts.ts';
import { blogKeyPointsSchema, blogQuestionsSchema, blogSectionsSchema } from './schema.ts';
import { piecesOf } from './text/blocks.ts';
import { parseTextBlocks, roomForBlog } from './text/parse-blocks.ts';
import { plainInlines } from './text/plain-text.ts';

type Version = Pick<BlogRevision, 'intro' | 'sections' | 'conclusion' | 'keyPoints' | 'questions'>;

/** Most hashes of a blog: a large one has about 400, and edits add those of changed passages. */
const MAX_HASHES = 5000;

const hashesOf = (text: string) => fingerprint(text).runs.map(({ hash }) => hash);

/** Hashes of a version's texts, without quotations and code unless it `quotes`. */
function hashesOfVersion({ intro, conclusion, ...lists }: Version, quotes: boolean): bigint[] {
  const sections = blogSectionsSchema.parse(lists.sections);
  const keyPoints = blogKeyPointsSchema.parse(lists.keyPoints);
  const questions = blogQuestionsSchema.parse(lists.questions);
  const room = roomForBlog();
  return articleTexts({ intro, sections, conclusion, keyPoints, questions }).flatMap((text) => {
    const blocks = parseTextBlocks(text, new Set(), room);
    const own = blocks.filter(({ kind }) => quotes || (kind !== 'quotation' && kind !== 'code'));
    return hashesOf(own.flatMap(piecesOf).map(plainInlines).join('\n'));
  });
}

/**
 * Stores the fingerprints of a blog's text, and the first time of its revisions, beside those of earlier texts. Passages of
 * its sources are left out, except of digests and library articles, which quote them throughout.
 */
export async function saveFingerprints(tx: Prisma.TransactionClient, blogId: string): Promise<void> {
  const include = { snapshots: { select: { text: true } } } as const;
  const { writer, snapshots, ...blog } = await tx.blog.findUniqueOrThrow({ where: { id: blogId }, include });
  const stored = (await tx.blogFingerprints.findUnique({ where: { blogId } }))?.hashes;
  const revisions = stored ? [] : await tx.blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' } });
  const quotes = writer !== 'model' && writer !== 'person';
  const quoted = new Set(quotes ? [] : snapshots.flatMap(({ text }) => hashesOf(text)));
  const all = [blog, ...revisions].flatMap((version) => hashesOfVersion(version, quotes));
  const own = all.filter((hash) => !quoted.has(hash));
  const hashes = [...new Set([...own, ...(stored ?? [])])].slice(0, MAX_HASHES);
  await tx.blogFingerprints.upsert({ where: { blogId }, create: { blogId, hashes }, update: { hashes } });
}

/** Stores the fingerprints of blogs that have none, one by one, until the signal aborts. */
export async function fingerprintOlderBlogs(stop: AbortSignal): Promise<void> {
  const prisma = await db();
  for (let id: string | undefined = ''; id !== undefined && !stop.aborted; ) {
    id = await prisma.$transaction(async (tx) => {
      // Locked, so that a save of the text waits.
      const [next] = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM blogs WHERE id > ${id} AND NOT EXISTS (SELECT 1 FROM blog_fingerprints WHERE blog_id = id)
        ORDER BY id LIMIT 1 FOR UPDATE`;
      if (next) await saveFingerprints(tx, next.id);
      return next?.id;
    });
  }
}
