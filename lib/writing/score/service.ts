import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { findEditing } from '@/lib/blogs/editing/queries.ts';
import { getOwnBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { findReview, findSnapshots, findUsage } from '../evidence/queries.ts';
import { countLength, lengthRange, lengthUnit } from '../length-plan.ts';
import { type Claims, NO_CLAIMS } from '../review.ts';
import { measureHabits } from './habits.ts';
import { measureEditing, measureSources } from './own-work.ts';
import { groundedSentences, MARKS, placeIn, scoredParts, scoreMessages } from './parts.ts';
import type { ArticleScore, Measure } from './schema.ts';

const FATES: readonly (keyof Claims)[] = [
  'quoted',
  'confirmed',
  'corrected',
  'figureNotFound',
  'unmarked',
  'removed',
  'unchecked',
];

const QUOTATION_MARKS = /^[“«„「]\s*|\s*[”»“」]$/gu;
const CELLS = / \| | – |: |; |：|；/;

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a sentence is verbatim in a cited passage or page; of a digest, each of its cells. */
export function isQuoted(
  sentence: string,
  cited: readonly BlogSource[],
  { blog, pages }: { blog: Blog; pages: ReadonlyMap<string, string> },
): boolean {
  const words = oneLine(sentence.replace(MARKS, '')).replace(QUOTATION_MARKS, '');
  const pieces = blog.writer === 'digest' ? words.split(CELLS) : [words];
  return cited.some(({ quote = '', url }) => {
    const passages = [quote, pages.get(url) ?? ''].map(oneLine);
    const stands = (text: string) => passages.some((passage) => passage.includes(text));
    return stands(words) || pieces.every(stands);
  });
}

function claimsOutcome({ quoted, confirmed, corrected, unchecked, figureNotFound }: Claims) {
  const t = scoreMessages();
  const checked = quoted + confirmed + corrected;
  if (checked === 0) {
    return {
      verdict: figureNotFound > 0 ? ('notable' as const) : ('unchecked' as const),
      value: unchecked === 0 ? t('claims.none') : t('claims.noneChecked', { count: unchecked }),
    };
  }
  return {
    verdict: unchecked + figureNotFound === 0 ? ('good' as const) : ('notable' as const),
    value:
      unchecked === 0
        ? t('claims.allChecked', { count: checked })
        : t('claims.someUnchecked', { unchecked, count: checked + unchecked }),
  };
}

function countQuoted(blog: Blog, pages: ReadonlyMap<string, string>) {
  const all = scoredParts(blog).flatMap((part) =>
    groundedSentences(part.text, blog).map((grounded) => ({ part, ...grounded })),
  );
  const citing = all.filter(({ own }) => own.length > 0);
  const open = citing.filter(({ sentence, own }) => !isQuoted(sentence, own, { blog, pages }));
  return { claims: { ...NO_CLAIMS, quoted: citing.length - open.length, unchecked: open.length }, open };
}

/** Measures cited sentences by the review, else by the words of their pages (text by address at writing time). */
export function measureClaims(blog: Blog, pages: ReadonlyMap<string, string>, reviewed: Claims | undefined): Measure {
  const { claims, open } = reviewed ? { claims: reviewed, open: [] } : countQuoted(blog, pages);
  const t = scoreMessages();
  const byWords = t(claims.quoted + claims.unchecked === 0 ? 'claims.uncited' : 'claims.byWords');
  return {
    name: 'claims',
    ...claimsOutcome(claims),
    summary: reviewed ? t('claims.reviewed') : byWords,
    details: FATES.filter((fate) => claims[fate] > 0).map((fate) => ({
      label: t(`fates.${fate}`),
      value: `${claims[fate]}`,
    })),
    findings: open.map(({ part, sentence }) => ({ sentence: t('claims.finding'), place: placeIn(part, sentence) })),
  };
}

export function measureLength(blog: Blog): Measure {
  const { length, language } = blog;
  const found = scoredParts(blog).reduce((sum, part) => sum + countLength(part.text, language), 0);
  const t = scoreMessages();
  const { min, max } = lengthRange(length, language);
  const unit = lengthUnit(language);
  const isInside = found >= min && found <= max;
  return {
    name: 'length',
    verdict: isInside ? 'good' : 'notable',
    value: t('length.found', { count: found, unit }),
    summary: t(isInside ? 'length.inside' : 'length.outside', { length, min, max, unit }),
    details: [],
    findings: [],
  };
}

/** The score of a blog for its owner; empty for a page of close notes. @throws AppError forbidden, not-found. */
export async function scoreBlog(actor: Actor, blogId: string): Promise<ArticleScore> {
  const blog = await getOwnBlog(actor, blogId);
  const { updatedAt, writer } = blog;
  if (writer === 'close') return { updatedAt, measures: [] };
  const [pages, review, usage, editing] = await Promise.all([
    findSnapshots(blogId),
    findReview(blogId),
    findUsage(blogId),
    findEditing(blogId),
  ]);
  const snapshots = new Map(pages.map(({ url, text }) => [url, text]));
  return {
    updatedAt,
    measures: [
      measureLength(blog),
      measureClaims(blog, snapshots, review?.claims),
      ...(writer === 'person' ? [] : [measureSources(blog)]),
      ...(writer === 'model' ? [measureHabits(blog)] : []),
      ...measureEditing(blog, editing),
    ],
    ...(review && { review: { changes: review.changes } }),
    ...(usage && { usage }),
  };
}
