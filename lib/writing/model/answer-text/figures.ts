import type { Language } from '@/lib/constants/options';
import type { Passage } from '../../../research/passages.ts';
import { citedNumbers, withoutCitations } from '../../evidence/citations.ts';
import { compareClaim } from '../../evidence/claims/compare-claim.ts';
import { type Figure, figuresIn, isAmong } from '../../evidence/figures.ts';
import { withDigits } from '../../evidence/number-words.ts';

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

/**
 * A check of whether a sentence may state what it does. One that cites must not contradict what it cites: all its
 * figures must occur there. The statistics of one that does not (percentages, money, decimals, thousands) must occur in a
 * passage shown. Figures are compared across locales' spellings; without any passage all may stand.
 */
export function createFigureCheck(grounds: Grounds): (sentence: string) => boolean {
  const { citable, shown, given, language } = grounds;
  if (shown.length === 0) return () => true;
  const known = [...figuresIn(given), ...shown.flatMap(figuresOf)];
  return (sentence) => {
    const cited = citedNumbers(sentence);
    if (cited.size === 0) {
      const claimed = figuresIn(withoutCitations(sentence));
      return claimed.every((figure) => !figure.isStatistic || isAmong(figure, known));
    }
    const passages = citable.filter(({ id }) => cited.has(id)).map(({ text }) => text);
    return compareClaim(sentence, passages, { language, given }).kind !== 'contradicted';
  };
}
