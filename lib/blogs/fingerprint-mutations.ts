import 'server-only';
import { blockLines, lineText } from '@/lib/article/plain-text.ts';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import { db } from '@/lib/database/db.ts';
import type { BlogRevision, Prisma } from '@/lib/generated/prisma/client.ts';
import { fingerprint } from '@/lib/text/fingerprints.ts';
import { articleTexts } from './article-texts.ts';
import { LISTED } from './queries.ts';
import { INDEXED_WRITERS } from './rules.ts';
import { storedLists } from './schema.ts';

type Version = Pick<BlogRevision, 'intro' | 'sections' | 'conclusion' | 'keyPoints' | 'questions'>;

/** Most hashes of a blog: a large one has about 400, and edits add those of changed passages. */
const MAX_HASHES = 5000;

const textHashes = (text: string) => fingerprint(text).runs.map(({ hash }) => hash);

/** Hashes of a version's texts, without quotations and code. */
function hashesOfVersion({ intro, conclusion, ...lists }: Version): bigint[] {
  const room = roomForBlog();
  return articleTexts({ intro, conclusion, ...storedLists(lists) }).flatMap((text) => {
    const own = readMarkdown(text, new Set(), room).filter(({ type }) => type !== 'blockquote' && type !== 'code');
    return textHashes(own.flatMap(blockLines).map(lineText).join('\n'));
  });
}

/**
 * Adds the fingerprints of a blog's text to those of earlier public texts, if the blog is public. Passages of its pages
 * are left out, and those of the first version of a digest or a page of the library, which quotes throughout.
 */
export async function saveFingerprints(tx: Prisma.TransactionClient, blogId: string): Promise<void> {
  // A save of the text waits.
  await tx.$queryRaw`SELECT 1 FROM blogs WHERE id = ${blogId} FOR NO KEY UPDATE`;
  const include = {
    snapshots: { where: { url: { not: { startsWith: 'author:' } } }, select: { text: true } },
    revisions: { orderBy: { createdAt: 'asc' }, take: 1 },
  } as const;
  const blog = await tx.blog.findUnique({ where: { id: blogId, ...LISTED }, include });
  if (!blog) return;
  const isOwn = INDEXED_WRITERS.some((writer) => writer === blog.writer);
  const quotedVersions = isOwn ? [] : [blog.revisions[0] ?? blog];
  const quoted = new Set([
    ...blog.snapshots.flatMap(({ text }) => textHashes(text)),
    ...quotedVersions.flatMap(hashesOfVersion),
  ]);
  const own = hashesOfVersion(blog).filter((hash) => !quoted.has(hash));
  const stored = await tx.blogFingerprints.findUnique({ where: { blogId } });
  const hashes = [...new Set([...own, ...(stored?.hashes ?? [])])].slice(0, MAX_HASHES);
  await tx.blogFingerprints.upsert({ where: { blogId }, create: { blogId, hashes }, update: { hashes } });
}

/** Does so for blogs one by one: a hundred would take longer than a transaction may. */
export async function fingerprintBlogs(ids: readonly string[]): Promise<void> {
  const prisma = await db();
  for (const id of ids) await prisma.$transaction((tx) => saveFingerprints(tx, id));
}

/** Stores the fingerprints of public blogs that have none, one by one, until the signal aborts. */
export async function fingerprintOlderBlogs(stop: AbortSignal): Promise<void> {
  const { blog } = await db();
  const first = { orderBy: { id: 'asc' }, select: { id: true } } as const;
  for (let id: string | undefined = ''; id !== undefined && !stop.aborted; ) {
    id = (await blog.findFirst({ where: { ...LISTED, fingerprints: null, id: { gt: id } }, ...first }))?.id;
    if (id) await fingerprintBlogs([id]);
  }
}
