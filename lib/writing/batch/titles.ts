import type { Language } from '@/lib/constants/options';
import type { Article } from '../types';

/** Longest title made here, in characters, as in the writers. */
const MAX_CHARACTERS = 100;

const COLONS: Partial<Record<Language, string>> = { chinese: '：', japanese: '：', french: ' : ' };

const spelling = (title: string) => title.normalize('NFKC').toLocaleLowerCase();

/**
 * A title that no other blog of the batch has: the article's own, or, where that is taken, what stands before its
 * colon with the heading of one of its sections. The article's own again when every heading is used up too.
 */
export function distinctTitle(
  { title, sections }: Pick<Article, 'title' | 'sections'>,
  taken: readonly string[],
  language: Language,
): string {
  const known = new Set(taken.map(spelling));
  if (!known.has(spelling(title))) return title;
  const subject = title.split(/\s*(?:[:：]|[—–]{1,2}|,\s)/u, 1)[0] || title;
  const candidates = sections
    .map(({ heading }) => heading)
    .filter((heading) => !spelling(heading).includes(spelling(subject)))
    .map((heading) => `${subject}${COLONS[language] ?? ': '}${heading}`);
  const fits = (made: string) => [...made].length <= MAX_CHARACTERS && !known.has(spelling(made));
  return candidates.find(fits) ?? sections.find(({ heading }) => fits(heading))?.heading ?? title;
}
