import 'server-only';
import type { FlattenedJWS } from 'jose';
import type { Examination } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import type { SigningKey } from '@/lib/generated/prisma/client.ts';

/** Stores a blog's signed record; nothing if the blog is gone. */
export async function saveJws(blogId: string, jws: FlattenedJWS): Promise<void> {
  await (await db()).$executeRaw`
    INSERT INTO blog_provenance (blog_id, jws) SELECT id, ${jws}::jsonb FROM blogs WHERE id = ${blogId}
    ON CONFLICT (blog_id) DO UPDATE SET jws = EXCLUDED.jws`;
}

type NewKey = Pick<SigningKey, 'kid' | 'publicKey' | 'encryptedPrivateKey'>;

/** Retires the active key (null: there is none) and activates the next, unless another process did. */
export async function replaceKey(active: string | null, next: NewKey): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE signing_keys IN SHARE ROW EXCLUSIVE MODE`;
    const present = await tx.signingKey.findFirst({ where: { retiredAt: null } });
    if ((present?.kid ?? null) !== active) return;
    await tx.signingKey.updateMany({ where: { retiredAt: null }, data: { retiredAt: new Date() } });
    await tx.signingKey.create({ data: next });
  });
}

export async function reencryptKey(kid: string, encryptedPrivateKey: string): Promise<void> {
  await (await db()).signingKey.update({ where: { kid }, data: { encryptedPrivateKey } });
}

/** States or withdraws (null) the review of a text; false if it was edited at another time than `editedAt`. */
export async function saveReview(id: string, editedAt: string | null, at: Date | null, done: Examination | null) {
  // In SQL: `updatedAt` must not change, or an open editor would get a conflict.
  const count = await (await db()).$executeRaw`
    UPDATE blogs SET reviewed_at = ${at}, examination = ${done}::jsonb
    WHERE id = ${id} AND edited_at IS NOT DISTINCT FROM ${editedAt}::timestamptz AND deleted_at IS NULL`;
  return count > 0;
}
