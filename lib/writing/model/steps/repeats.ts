import type { Block } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import type { Language } from '@/lib/constants/options.ts';
import { splitWords } from '@/lib/text/words.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import { fiveGrams, jaccard } from '../../repetition.ts';
import { allSentences, mapSentences, withFullEndings } from '../../sentences.ts';
import type { Context } from './context.ts';
import { noteRemoved, type Part, withBlocks } from './part.ts';

/** Most five-word runs that two sections may share. */
export const MOST_OVERLAP = 0.08;

const SAME_PARAGRAPH = 0.5;

/** Shorter sentences may stand twice: "It depends." */
const FEWEST_WORDS = 5;

/** A section without its most repetitive sentences, until it differs enough from the others. */
function unlike(blocks: Block[], others: readonly ReadonlySet<string>[], language: Language): Block[] {
  let current = blocks;
  for (const other of others) {
    while (jaccard(fiveGrams(writeMarkdown(current), language), other) > MOST_OVERLAP) {
      const shares = allSentences(current, language).map((sentence) => ({
        sentence,
        shared: fiveGrams(sentence, language).intersection(other).size,
      }));
      const [worst] = shares.toSorted((a, b) => b.shared - a.shared);
      // The rest of the overlap runs across sentence ends.
      if (!worst || worst.shared === 0) break;
      current = mapSentences(current, language, (s) => (s === worst.sentence ? '' : s));
    }
  }
  return current;
}

/** Takes what was said before out of each next text. */
function createMemory(language: Language) {
  const lowerWords = (text: string) => splitWords(withoutCitations(text).toLocaleLowerCase(), language);
  const said = new Set<string>();
  const paragraphs: ReadonlySet<string>[] = [];

  const isSaidFirst = (words: readonly string[]) => {
    const before = said.size;
    return said.add(words.join(' ')).size > before;
  };
  const isNewParagraph = (block: Block) => {
    const text = writeMarkdown([block]);
    const runs = fiveGrams(text, language);
    if (runs.size === 0) return isSaidFirst(['paragraph', ...lowerWords(text)]);
    const isNew = paragraphs.every((earlier) => runs.intersection(earlier).size <= SAME_PARAGRAPH * runs.size);
    if (isNew) paragraphs.push(runs);
    return isNew;
  };
  const isNewSentence = (sentence: string) => {
    const words = lowerWords(sentence);
    return words.length < FEWEST_WORDS || isSaidFirst(words);
  };
  return (blocks: readonly Block[]): Block[] =>
    mapSentences(blocks.filter(isNewParagraph), language, (s) => (isNewSentence(s) ? s : ''));
}

/** The parts without verbatim repetition, '' where nothing is left. Unchanged parts stay the same objects. */
export function withoutRepeats(context: Pick<Context, 'request' | 'journal'>, parts: readonly Part[]): Part[] {
  const { language } = context.request;
  const withoutKnown = createMemory(language);
  const sections: ReadonlySet<string>[] = [];
  return parts.map((part) => {
    const isSection = part.kind === 'section';
    const blocks = unlike(withoutKnown(part.blocks), isSection ? sections : [], language);
    const text = writeMarkdown(blocks);
    if (isSection) sections.push(fiveGrams(text, language));
    if (text === part.text) return part;
    const left = withBlocks(part, withFullEndings(blocks, language), language);
    noteRemoved(context, part, left, 'repetition');
    return left;
  });
}
