import type { Language } from '@/lib/constants/options.ts';
import type { Passage } from '../../../research/passages.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { compareClaim } from '../../evidence/claims/compare-claim.ts';
import { type Figure, figuresIn, isAmong } from '../../evidence/figures.ts';
import { withDigits } from '../../evidence/number-words.ts';
import { needsSource } from './knowledge.ts';

/** What the figures of a text may rest on. */
export type Grounds = {
  /** Passages it may cite. */
  citable: readonly Passage[];
  /** Passages in which the statistics of a sentence that cites nothing must stand. */
  shown: readonly Passage[];
  /** Words whose figures may be repeated: topic, wishes, headings, titles of pages. */
  given: string;
  language: Language;
};

/** A number from here on is no statistic for its size alone where words say it ("thousands", 千万). */
const LARGEST_WORD = 1000;

const remembered = new WeakMap<Passage, readonly Figure[]>();

function figuresOf(passage: Passage): readonly Figure[] {
  const known = remembered.get(passage);
  if (known) return known;
  // A page's own footnote marks are no figures.
  const text = withoutCitations(passage.text);
  const figures = [...figuresIn(text), ...figuresIn(withDigits(text))];
  remembered.set(passage, figures);
  return figures;
}

/** Percentages, prices, and counts of a sentence, in digits or words. */
function statisticsIn(sentence: string): Figure[] {
  const inWords = figuresIn(withDigits(sentence)).filter(({ values }) =>
    [...values].every((value) => value < LARGEST_WORD),
  );
  return [...figuresIn(sentence), ...inWords].filter(({ isStatistic }) => isStatistic);
}

/**
 * A check of whether a sentence may state what it does. One that cites must not contradict what it cites: all its
 * figures must occur there. One that cites nothing may say what is commonly known (1789, 100 °C): neither what is
 * attributed to others, nor a statistic (percentages, money, counts) that no passage shown has. Figures are compared
 * across locales' spellings.
 */
export function createFigureCheck(grounds: Grounds): (sentence: string) => boolean {
  const { citable, shown, given, language } = grounds;
  const known = [...figuresIn(given), ...shown.flatMap(figuresOf)];
  return (sentence) => {
    const cited = citedNumbers(sentence);
    if (cited.size === 0) {
      const plain = withoutCitations(sentence);
      const isKnown = statisticsIn(plain).every((figure) => isAmong(figure, known));
      return isKnown && !needsSource(plain, language);
    }
    const passages = citable.filter(({ id }) => cited.has(id)).map(({ text }) => text);
    return compareClaim(sentence, passages, { language, given }).kind !== 'contradicted';
  };
}
