import type { Language } from '@/lib/constants/options.ts';
import { wordsOf } from '@/lib/text/words.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { fiveGramsOf, jaccard } from '../../repetition.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import type { Context } from './context.ts';
import { noteRemoved, type Part, withText } from './part.ts';

/** Two sections that share more of their five-word runs than this repeat each other. */
export const MOST_OVERLAP = 0.08;

/** A paragraph of which more than this share stands in an earlier one says the same again. */
const SAME_PARAGRAPH = 0.5;

/** Shorter sentences may well stand twice: "It depends." */
const FEWEST_WORDS = 5;

function shareOf(runs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const context of runs) if (others.has(context)) shared += 1;
  return runs.size === 0 ? 0 : shared / runs.size;
}

/** Takes sentences off a section, the one first that shares most with another, until they differ enough. */
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
      // What the two share then stands across the ends of sentences, where it cannot be taken out.
      if (!worst || worst.shared === 0) break;
      current = mapSentences(current, language, (s) => (s === worst.sentence ? '' : s));
      runs = fiveGramsOf(current, language);
    }
  }
  return { text: current, runs };
}

/** What has been said so far, and a way to take it out of the next text. */
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
 * The parts of an article, in reading order, without what an earlier place says word for word: paragraphs, sentences, and as
 * much of a section as keeps it below the limit of overlap with every earlier one. Parts that repeat nothing stay the same
 * objects; one that only repeats is left with an empty text.
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
