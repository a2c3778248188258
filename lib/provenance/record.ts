import { createHash } from 'node:crypto';
import { parseChanges, type TextModel, textModelSchema } from '@/lib/blogs/origin.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { iptcSourceType, sourceTypeOf } from '@/lib/blogs/source-type.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';

/** SHA-256 of a text in NFC, as hexadecimal digits. */
const sha256 = (text: string): string => createHash('sha256').update(text.normalize('NFC')).digest('hex');

/** SHA-256 of a blog's text: its parts as GET /api/blogs/{id} gives them, in this order, joined by line breaks. */
function textHash({ content }: Pick<Blog, 'content'>): string {
  const { title, intro, sections, keyPoints = [], questions = [], conclusion } = content;
  const parts = [
    ...[title, intro],
    ...sections.flatMap((section) => [section.heading, section.content]),
    ...keyPoints,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    conclusion,
  ];
  return sha256(parts.join('\n'));
}

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
    textHash: textHash(blog),
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
