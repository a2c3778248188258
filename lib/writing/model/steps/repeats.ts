import type { Language } from '@/lib/constants/options.ts';
import { wordsOf } from '@/lib/text/words.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { fiveGramsOf, jaccard } from '../../repetition.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import type { Context } from './context.ts';
import { noteRemoved, type Part, withText } from './part.ts';

/** Most five-word runs that two sections may share. */
export const MOST_OVERLAP = 0.08;

/** Share of an earlier paragraph above which one repeats it. */
const SAME_PARAGRAPH = 0.5;

/** Shorter sentences may stand twice: "It depends." */
const FEWEST_WORDS = 5;

function shareOf(runs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const context of runs) if (others.has(context)) shared += 1;
  return runs.size === 0 ? 0 : shared / runs.size;
}

/** A section without its most repetitive sentences, until it differs enough from the others. */
function unlike(
  text: BlockText,
  others: readonly ReadonlySet<string>[],
  language: Language,
): { text: BlockText; runs: ReadonlySet<string> } {
  let current = text;
  let runs = fiveGramsOf(text, language);
  for (const other of others) {
    while (jaccard(runs, other) > MOST_OVERLAP) {
      const shares = allSentences(current, language).map((sentence) => ({
        sentence,
        shared: [...fiveGramsOf(sentence, language)].filter((context) => other.has(context)).length,
      }));
      const worst = shares.toSorted((a, b) => b.shared - a.shared)[0];
      // The rest of the overlap runs across sentence ends.
      if (!worst || worst.shared === 0) break;
      current = mapSentences(current, language, (s) => (s === worst.sentence ? '' : s));
      runs = fiveGramsOf(current, language);
    }
  }
  return { text: current, runs };
}

/** Takes what was said before out of each next text. */
function createMemory(language: Language) {
  const lowerWords = (text: string) => wordsOf(withoutCitations(text).toLocaleLowerCase(), language);
  const said = new Set<string>();
  const paragraphs: ReadonlySet<string>[] = [];

  const isSaidFirst = (words: readonly string[]) => {
    const before = said.size;
    return said.add(words.join(' ')).size > before;
  };
  const isNewParagraph = (block: string) => {
    const runs = fiveGramsOf(block, language);
    const isNew = paragraphs.every((earlier) => shareOf(runs, earlier) <= SAME_PARAGRAPH);
    if (isNew && runs.size > 0) paragraphs.push(runs);
    return runs.size > 0 ? isNew : isSaidFirst(['paragraph', ...lowerWords(block)]);
  };
  const isNewSentence = (sentence: string) => {
    const words = lowerWords(sentence);
    return words.length < FEWEST_WORDS || isSaidFirst(words);
  };
  return (text: BlockText): BlockText => {
    const blocks = blocksOf(text).filter(isNewParagraph).join('\n\n');
    return mapSentences(blocks, language, (s) => (isNewSentence(s) ? s : ''));
  };
}

/**
 * The parts of an article, in reading order, without verbatim repetition: paragraphs, sentences, and as much of a section as
 * overlaps too much with an earlier one. Unchanged parts stay the same objects; one that only repeats is left empty.
 */
export function withoutRepeats(
  { request, journal }: Pick<Context, 'request' | 'journal'>,
  parts: readonly Part[],
): Part[] {
  const { language } = request;
  const withoutKnown = createMemory(language);
  const sections: ReadonlySet<string>[] = [];
  return parts.map((part) => {
    const fresh = withoutKnown(part.text);
    const isSection = part.kind === 'section';
    const { text, runs } = unlike(fresh, isSection ? sections : [], language);
    if (isSection) sections.push(runs);
    if (text === part.text) return part;
    const left = withText<Part>(part, withFullEndings(text, language), language);
    noteRemoved(journal, part, left, 'repetition', language);
    return left;
  });
}
