import { diffArrays } from 'diff';
import type { Language } from '@/lib/constants/options.ts';
import { splitWords } from '@/lib/text/words.ts';
import { articleTexts } from '../article-texts.ts';
import type { HashedText } from '../authorship/origin.ts';

/** Edits up to which the order of words counts: the time of a diff grows with their square. */
const MAX_EDITS = 3000;

function wordsOf(text: HashedText, language: Language): string[] {
  const { title, sections, questions = [], conclusionHeading } = text;
  const headings = [...sections.map(({ heading }) => heading), ...questions.map(({ question }) => question)];
  const texts = [title, conclusionHeading ?? '', ...headings, ...articleTexts(text)].join('\n');
  // Where a link leads is no word.
  return splitWords(texts.replace(/\]\(https?:[^\s()]*\)/g, ']'), language);
}

/** How many words two texts share in any order. */
function countShared(first: readonly string[], second: readonly string[]): number {
  const left = Map.groupBy(first, (word) => word);
  return second.filter((word) => left.get(word)?.pop() !== undefined).length;
}

/** Share of words that differ between two texts, in percent of the longer one; 0 for none only. */
export function changedWords(first: HashedText, next: HashedText, language: Language): number {
  const [before, after] = [wordsOf(first, language), wordsOf(next, language)];
  const longest = Math.max(before.length, after.length);
  const diff = diffArrays(before, after, { maxEditLength: MAX_EDITS });
  const kept = diff
    ? diff.reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0)
    : countShared(before, after);
  return longest && Math.ceil((100 * (longest - kept)) / longest);
}
