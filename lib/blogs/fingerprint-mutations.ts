import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { fingerprint } from '@/lib/text/fingerprints.ts';
import { articleTexts } from './article-texts.ts';
import { blogKeyPointsSchema, blogQuestionsSchema, blogSectionsSchema } from './schema.ts';
import { piecesOf } from './text/blocks.ts';
import { parseTextBlocks } from './text/parse-blocks.ts';
import { plainInlines } from './text/plain-text.ts';

type Fields = 'intro' | 'sections' | 'conclusion' | 'keyPoints' | 'questions';
type Version = Prisma.BlogRevisionGetPayload<{ select: Record<Fields, true> }>;

/** Most hashes of a blog: a large one has about 400, and edits add those of changed passages. */
const MAX_HASHES = 5000;

const hashesOf = (text: string) => fingerprint(text).runs.map(({ hash }) => hash);

/** Hashes of a version's texts, without quotations and code unless it `quotes`. */
function hashesOfVersion({ intro, conclusion, ...lists }: Version, quotes: boolean): bigint[] {
  const texts = articleTexts({
    ...{ intro, conclusion },
    sections: blogSectionsSchema.parse(lists.sections),
    keyPoints: blogKeyPointsSchema.parse(lists.keyPoints),
    questions: blogQuestionsSchema.parse(lists.questions),
  });
  return texts.flatMap((text) => {
    const own = parseTextBlocks(text, new Set()).filter(
      ({ kind }) => quotes || (kind !== 'quotation' && kind !== 'code'),
    );
    return hashesOf(own.flatMap(piecesOf).map(plainInlines).join('\n'));
  });
}

/**
 * Stores the fingerprints of a blog's present text, and of its revisions the first time, beside those of earlier texts.
 * Passages of its sources are left out, unless it is a digest or brief, which quotes them throughout.
 */
export async function saveFingerprints(tx: Prisma.TransactionClient, blogId: string): Promise<void> {
  const include = { snapshots: { select: { text: true } } } as const;
  const blog = await tx.blog.findUnique({ where: { id: blogId }, include });
  if (!blog) return;
  const stored = (await tx.blogFingerprints.findUnique({ where: { blogId } }))?.hashes;
  const revisions = stored ? [] : await tx.blogRevision.findMany({ where: { blogId }, orderBy: { createdAt: 'desc' } });
  const quotes = blog.writer === 'digest' || blog.writer === 'brief';
  const quoted = new Set(quotes ? [] : blog.snapshots.flatMap(({ text }) => hashesOf(text)));
  const own = [blog, ...revisions].flatMap((version) => hashesOfVersion(version, quotes));
  const distinct = new Set([...own.filter((hash) => !quoted.has(hash)), ...(stored ?? [])]);
  const hashes = [...distinct].slice(0, MAX_HASHES);
  await tx.blogFingerprints.upsert({ where: { blogId }, create: { blogId, hashes }, update: { hashes } });
}

/** Stores the fingerprints of blogs that have none, one by one, until the signal aborts. */
export async function fingerprintOlderBlogs(stop: AbortSignal): Promise<void> {
  const prisma = await db();
  for (let after = ''; !stop.aborted; ) {
    const where = { fingerprints: null, id: { gt: after } };
    const next = await prisma.blog.findFirst({ where, orderBy: { id: 'asc' }, select: { id: true } });
    if (!next) return;
    await prisma.$transaction(async (tx) => {
      // A save of the text waits, or was first and is read.
      await tx.$queryRaw`SELECT 1 FROM blogs WHERE id = ${next.id} FOR UPDATE`;
      await saveFingerprints(tx, next.id);
    });
    after = next.id;
  }
}
