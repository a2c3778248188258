import 'server-only';
import { db } from '@/lib/database/db.ts';
import { siteUrl } from '@/lib/env.ts';
import type { SigningKey } from '@/lib/generated/prisma/client.ts';
import { sharePath } from '@/lib/routes.ts';

/** The stored origins and signatures of blogs, by blog id. */
export async function findOrigins(blogIds: readonly string[]) {
  const prisma = await db();
  const rows = await prisma.blogProvenance.findMany({ where: { blogId: { in: [...blogIds] } } });
  const originals = rows.flatMap(({ translationOf }) => translationOf ?? []);
  // The link of an unlisted blog is a secret.
  const where = { id: { in: originals }, visibility: 'public', deletedAt: null, blockedAt: null } as const;
  const known = originals.length > 0 ? await prisma.blog.findMany({ where, select: { id: true } }) : [];
  const addresses = new Map(known.map(({ id }) => [id, `${siteUrl()}${sharePath(id)}`]));
  return new Map(
    rows.map(({ blogId, translationOf, ...row }) => [
      blogId,
      { ...row, ...(translationOf !== null && { original: addresses.get(translationOf) ?? null }) },
    ]),
  );
}

export async function findKeys(): Promise<SigningKey[]> {
  return (await db()).signingKey.findMany({ orderBy: [{ createdAt: 'desc' }, { kid: 'asc' }] });
}
