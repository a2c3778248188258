import type { Language } from '@/lib/constants/options';
import type { BlockText, SourceDocument } from '../types.ts';
import { blocksOf, isListBlock } from './block-text.ts';
import { citedNumbers, withoutCitations } from './citations.ts';
import { sentencesOf } from './sentences.ts';

/** Digits with the separators any locale puts between them: 1,575 1.575 1 575 1'575 3.5 3,5. */
const FIGURE = /\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g;

/** Words that stand for zeros: "2.5 million" is the 2,500,000 of the source. */
const SCALE =
  /^\s?(?:[万萬亿億]|thousand|million|billion|mill|mio|mrd|milli|mille|mil\b|тыс|млн|млрд|миллион|миллиард|bilh|milh|mild)/i;

/** The ways to read a figure: "1.575" is 1575 in Berlin and 1.575 in London. */
function readings(figure: string): string[] {
  const grouped = figure.replace(/[.,'’\u00A0\u202F ](?=\d{3}(?!\d))/g, '');
  const decimal = figure.replace(/[^\d.,]/g, '').replace(/[.,](?=\d+[.,])/g, '');
  return [grouped, decimal].map((text) => String(Number(text.replace(',', '.'))));
}

function significantDigits(reading: string): string {
  return reading.replace('.', '').replace(/^0+|0+$/g, '');
}

/**
 * Every spelling-free form of each figure in a text: its readings, and for round or scaled ones their
 * significant digits, marked so that they only match each other.
 */
function figuresIn(text: string): Set<string>[] {
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(FIGURE)].map((match) => {
    const isScaled = SCALE.test(plain.slice(match.index + match[0].length));
    const forms = readings(match[0]);
    const round = forms.filter((form) => isScaled || /000$/.test(form));
    return new Set([...forms, ...round.map((form) => `~${significantDigits(form)}`)]);
  });
}

/**
 * Drops every sentence (or list item) that cites a source for a figure the source does not contain.
 * Figures are compared across locales' spellings. Sentences without a citation are left alone.
 */
export function withoutUnsupportedFigures(
  text: BlockText,
  sources: readonly SourceDocument[],
  language: Language,
): BlockText {
  const known = new Map(
    sources.map(({ number, text: page }) => [
      number,
      new Set(figuresIn(page).flatMap((forms) => [...forms])),
    ]),
  );
  const isSupported = (sentence: string) => {
    const cited = [...citedNumbers(sentence)].flatMap((number) => known.get(number) ?? []);
    const claim = withoutCitations(sentence.replace(/^\d{1,2}\. /, ''));
    return (
      cited.length === 0 ||
      figuresIn(claim).every((forms) =>
        cited.some((source) => [...forms].some((form) => source.has(form))),
      )
    );
  };
  return blocksOf(text)
    .map((block) => {
      const isList = isListBlock(block);
      const pieces = isList ? block.split(/(?<=\n)/) : sentencesOf(block, language);
      const kept = pieces.filter(isSupported).map((piece, index) =>
        // Numbered points stay numbered from 1 when one of them goes.
        isList ? piece.replace(/^\d{1,2}\. /, `${index + 1}. `) : piece,
      );
      return kept.join('').trim();
    })
    .filter(Boolean)
    .join('\n\n');
}
