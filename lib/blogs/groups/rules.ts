import { withoutMarks } from '@/lib/article/plain-text.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import { MAX_TAGS } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { isEmptyWord, listTerms } from '@/lib/text/terms.ts';
import { splitWords } from '@/lib/text/words.ts';
import { articleTexts } from '../article-texts.ts';
import type { Blog, BlogSummary } from '../schema.ts';
import { groupKey } from '../slugs.ts';
import type { Grouped, GroupRename, GroupsChange } from './schema.ts';

/** Names without second spellings, each in the first of `known` that has its key. */
export function mergeNames(names: readonly string[], known: readonly string[]): string[] {
  const spellings = new Map(known.toReversed().map((name) => [groupKey(name), name]));
  const merged = new Map(names.toReversed().map((name) => [groupKey(name), name]));
  return [...new Set(names.map(groupKey))].flatMap((key) => (key && (spellings.get(key) ?? merged.get(key))) || []);
}

/** The changed ones of all blogs of an author that have tags or a series. @throws AppError invalid-input for a sixth tag */
export function changeGrouped(all: readonly Grouped[], change: GroupsChange): Grouped[] {
  const { ids, tags, addTags, removeTags, series } = change;
  const removed = new Set(removeTags.map(groupKey));
  const known = all.flatMap((blog) => blog.tags).filter((tag) => !removed.has(groupKey(tag)));
  const byId = new Map(all.map((blog) => [blog.id, blog]));
  const seriesKey = series ? groupKey(series.name) : undefined;
  const moved = new Set(ids);
  const inSeries = all.filter((blog) => !moved.has(blog.id) && groupKey(blog.series ?? '') === seriesKey);
  const name = inSeries[0]?.series ?? series?.name ?? null;
  const last = inSeries.reduce((highest, { part }) => Math.max(highest, part ?? 0), 0);
  // An overview stays the first.
  const isOverview = inSeries.length === 0 && byId.get(ids[0] ?? '')?.part === 0;
  const first = series?.part ?? (isOverview ? 0 : last + 1);
  return ids.flatMap((id, at) => {
    const blog = byId.get(id);
    if (!blog) return [];
    const kept = (tags ?? blog.tags).filter((tag) => !removed.has(groupKey(tag)));
    const merged = mergeNames([...kept, ...addTags], known);
    if (merged.length > MAX_TAGS) throw new AppError('invalid-input', sentence('blogs.groups.tooManyTags'));
    return [{ ...blog, tags: merged, ...(series !== undefined && { series: name, part: series && first + at }) }];
  });
}

/** Renames a tag or series of an author; one with the new name takes the blogs in, a series after its own. */
export function renameGrouped(all: readonly Grouped[], { kind, from, to }: GroupRename): Grouped[] {
  const isFrom = (name: string | null) => groupKey(name ?? '') === groupKey(from);
  const renamed = all.filter(({ tags, series }) => (kind === 'tags' ? tags.some(isFrom) : isFrom(series)));
  const ids = renamed.toSorted((a, b) => (a.part ?? 0) - (b.part ?? 0)).map(({ id }) => id);
  const change = kind === 'tags' ? { addTags: [to], removeTags: [from] } : { series: { name: to } };
  return changeGrouped(all, { ids, addTags: [], removeTags: [], ...change });
}

/** Words of a blog's title and headings that its text uses most, as tags without a model. */
export function suggestTags({ content, language, tags = [] }: Blog): string[] {
  const room = roomForBlog();
  const wordsOf = (texts: readonly string[]) =>
    texts
      .flatMap((text) => splitWords(withoutMarks(text, room), language))
      .filter((word) => !isEmptyWord(word, language) && /\p{L}{2}/u.test(word));
  const titled = wordsOf([content.title, ...content.sections.map(({ heading }) => heading)]);
  const used = wordsOf(articleTexts(content));
  const terms = new Set(titled.flatMap(listTerms));
  const counted = [...Map.groupBy(used, (word) => listTerms(word)[0])]
    .filter(([term = '']) => terms.has(term) && !tags.flatMap(listTerms).includes(term))
    .toSorted(([, one], [, other]) => other.length - one.length);
  return counted.slice(0, MAX_TAGS).flatMap(([, words]) => words[0] ?? []);
}

type Parts = readonly Pick<BlogSummary, 'series'>[];

/** A place among the public parts of a series, which are in order, from 1; null for its overview. */
export function partNumber(parts: Parts, at: number): number | null {
  const overviews = parts.filter(({ series }) => series?.part === 0).length;
  return at < overviews ? null : at - overviews + 1;
}

export function partName(t: Translator<'blogs.series'>, parts: Parts, at: number): string {
  const number = partNumber(parts, at);
  return number === null ? t('overview') : t('part', { number });
}
