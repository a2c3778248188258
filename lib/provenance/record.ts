import { parseChanges, type TextModel, textModelSchema } from '@/lib/blogs/origin.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { iptcSourceType, sourceTypeOf } from '@/lib/blogs/source-type.ts';
import { sha256, textHash } from '@/lib/blogs/text-hash.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

/** The stored part of a record, null for older blogs. `original`: address of a translation's original, null if not public. */
export type StoredOrigin = { model: unknown; isImported: boolean; changes: unknown; original?: string | null } | null;

function writerOf({ writer }: Blog, stored: StoredOrigin) {
  if (stored?.isImported) return { kind: 'imported' as const, declared: writer };
  return { kind: writer, ...(stored?.model ? { model: textModelSchema.parse(stored.model) } : {}) };
}

const partyOf = (by: TextModel | null, owner: string | undefined) =>
  by ? { kind: 'model' as const, model: by } : { kind: 'person' as const, ...(owner && { name: owner }) };

/**
 * The record of a blog, bound to its text. The same blog always gives the same JSON.
 * @returns times in ISO; `review` is null until the owner stated one, `changes` name each party in turn
 */
export function recordOf(blog: Blog, stored: StoredOrigin) {
  const { shareUrl, language, createdAt, sources, userDisplayName, reviewedAt } = blog;
  const source = sourceTypeOf(blog);
  return {
    blog: shareUrl,
    language: LANGUAGE_DETAILS[language].tag,
    textHash: textHash(blog.content),
    textHashVersion: 2,
    digitalSourceType: source ? iptcSourceType(source) : null,
    writer: writerOf(blog, stored),
    writtenAt: createdAt,
    ...(stored?.original !== undefined && { translationOf: stored.original }),
    passages: sources.map(({ number, url, title, quote }) => ({
      ...{ number, url, title },
      quoteHash: quote === undefined ? null : sha256(quote),
    })),
    changes: parseChanges(stored?.changes).map(({ by, ...when }) => ({ by: partyOf(by, userDisplayName), ...when })),
    review: reviewedAt ? { by: userDisplayName ?? null, at: reviewedAt } : null,
  };
}
