import type { Language } from '@/lib/constants/options.ts';
import { citedNumbers, MOST_MARKS, withoutCitations } from '../citations.ts';
import { coveredBy, termSet } from './clauses.ts';
import { compareClaim } from './compare-claim.ts';
import { closestSentence, readGround } from './ground.ts';
import { compareQuantity, quantitiesIn } from './quantities.ts';

/** A passage that can be cited, under its number. */
type Citable = { id: number; text: string };

/** How much a passage speaks for a sentence; of what it contradicts it says nothing. */
function supportBy(sentence: string, text: string, language: Language): number {
  const { kind } = compareClaim(sentence, [text], { language });
  if (kind === 'contradicted') return 0;
  const terms = termSet(withoutCitations(sentence), language);
  const ground = readGround(text, language);
  const share = closestSentence(terms, [ground])?.share ?? 0;
  return 1 + share + coveredBy(terms, termSet(text, language)) + (kind === 'supported' ? 1 : 0);
}

/** The passages that support a sentence best together: the best one, and the one that has most of the figures it lacks. */
function bestOf(sentence: string, cited: readonly Citable[], language: Language): Citable[] {
  const quantities = quantitiesIn(withoutCitations(sentence), language);
  const ranked = cited
    .map((passage) => ({
      ...{ passage, support: supportBy(sentence, passage.text, language) },
      found: quantities.filter(
        (each) => compareQuantity(each, readGround(passage.text, language).quantities) === 'found',
      ),
    }))
    .toSorted((a, b) => b.found.length - a.found.length || b.support - a.support);
  const best = ranked[0];
  const added = (found: typeof quantities) =>
    found.filter((each) => !best?.found.includes(each)).length;
  const second = ranked
    .slice(1)
    .toSorted((a, b) => added(b.found) - added(a.found) || b.support - a.support)[0];
  return [best, second].flatMap((each) => (each ? [each.passage] : []));
}

/**
 * A sentence with at most two citation marks: of more, those whose passages support it best. Many marks hide which one
 * does, and some passage always has the number.
 */
export function withBestMarks(
  sentence: string,
  passages: readonly Citable[],
  language: Language,
): string {
  const numbers = citedNumbers(sentence);
  if (numbers.size <= MOST_MARKS) return sentence;
  const cited = passages.filter(({ id }) => numbers.has(id));
  const kept = new Set(bestOf(sentence, cited, language).map(({ id }) => id));
  return sentence
    .replace(/\[(\d{1,3})\]/g, (mark, number) => (kept.has(Number(number)) ? mark : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.!?…]$)/, '');
}
