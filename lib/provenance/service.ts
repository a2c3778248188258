import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor.ts';
import { parseChanges, sha256, type TextModel, textHash, textModelSchema } from '@/lib/blogs/authorship/origin.ts';
import { iptcSourceType, textSourceType } from '@/lib/blogs/authorship/source-type.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { PUBLIC_KEYS_PATH } from '@/lib/routes.ts';
import { saveJws } from './mutations.ts';
import { findOrigins } from './queries.ts';
import { sign } from './signing-keys.ts';

/** The stored part of a record, null for older blogs. `original`: address of a translation's original, null if not public. */
export type StoredOrigin = { model: unknown; isImported: boolean; changes: unknown; original?: string | null } | null;

function recordWriter({ writer }: Blog, stored: StoredOrigin) {
  if (stored?.isImported) return { kind: 'imported' as const, declared: writer };
  return { kind: writer, ...(stored?.model ? { model: textModelSchema.parse(stored.model) } : {}) };
}

const responsibleParty = (by: TextModel | null, owner: string | undefined) =>
  by ? { kind: 'model' as const, model: by } : { kind: 'person' as const, ...(owner && { name: owner }) };

/**
 * The record of a blog, bound to its text. The same blog always gives the same JSON.
 * @returns times in ISO; `review` is null until the owner stated one, `changes` name each party in turn
 */
export function writeRecord(blog: Blog, stored: StoredOrigin) {
  const { shareUrl, createdAt, sources, userDisplayName: by = null, reviewedAt: at, examination } = blog;
  const hash = textHash(blog.content);
  const kind = examination ? ('examined' as const) : ('read' as const);
  const source = textSourceType(blog);
  return {
    blog: shareUrl,
    language: languageTag(blog),
    textHash: hash,
    textHashVersion: 2,
    digitalSourceType: source ? iptcSourceType(source) : null,
    writer: recordWriter(blog, stored),
    writtenAt: createdAt,
    ...(stored?.original !== undefined && { translationOf: stored.original }),
    passages: sources.map(({ number, url, title, quote }) => ({
      ...{ number, url, title },
      quoteHash: quote === undefined ? null : sha256(quote),
    })),
    changes: parseChanges(stored?.changes).map(({ by, ...when }) => ({
      by: responsibleParty(by, blog.userDisplayName),
      ...when,
    })),
    review: at ? { by, at, kind, textHash: hash, ...examination } : null,
  };
}

const jwsSchema = z.object({ protected: z.string(), payload: z.string(), signature: z.string() });

export type SignedRecord = z.infer<typeof jwsSchema>;

/**
 * The signed records of blogs, by id, without those changed since they were read. A stored signature is kept while its
 * payload is the current record.
 */
export async function signedRecords(blogs: readonly Blog[]): Promise<Map<string, SignedRecord>> {
  const origins = await findOrigins(blogs.map(({ id }) => id));
  const signed = new Map<string, SignedRecord>();
  for (const blog of blogs) {
    const origin = origins.get(blog.id) ?? null;
    const changedAt = parseChanges(origin?.changes).at(-1)?.last ?? '';
    if (changedAt > (blog.editedAt ?? '')) continue;
    const payload = JSON.stringify(writeRecord(blog, origin));
    const stored = jwsSchema.safeParse(origin?.jws);
    const isCurrent = stored.success && stored.data.payload === Buffer.from(payload).toString('base64url');
    const jws = isCurrent ? stored.data : jwsSchema.parse(await sign(payload));
    if (!isCurrent) await saveJws(blog.id, jws);
    signed.set(blog.id, jws);
  }
  return signed;
}

/** The signed record of a blog that the actor (none: anybody) can see. @throws AppError conflict during a change */
export async function getProvenance(id: string, actor?: Actor) {
  const blog = await getBlog(id, actor);
  const jws = (await signedRecords([blog])).get(id);
  if (!jws) throw new AppError('conflict', sentence('editing.review.changing'));
  const record: ReturnType<typeof writeRecord> = JSON.parse(Buffer.from(jws.payload, 'base64url').toString());
  return { record, textHash: record.textHash, ...jws, publicKeyUrl: `${siteUrl()}${PUBLIC_KEYS_PATH}` };
}
