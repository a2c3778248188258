import type { Language } from '@/lib/constants/options.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences, mapSentences } from '../answer-text/sentences.ts';
import type { NumberedText } from '../prompts/edit-prompt.ts';
import type { Part } from './part.ts';

/** Headings of the parts without one. */
const NAMES = { introduction: 'OPENING', section: '', conclusion: 'ENDING' } as const;

/** Numbers the sentences "(5) text" and the blocks "P2" of an article, from 1. */
export function numbered(parts: readonly Pick<Part, 'kind' | 'heading' | 'text'>[], language: Language) {
  /** Number n is at n - 1, with the index of its part. */
  const sentences: { part: number; sentence: string }[] = [];
  /** Number n is at n - 1: the index of its part, and its own there. */
  const paragraphs: { part: number; block: number }[] = [];
  const numberedBlock = (block: string, part: number) =>
    mapSentences(block, language, (sentence) => {
      sentences.push({ part, sentence });
      return `(${sentences.length}) ${sentence}`;
    });
  const text: NumberedText = parts.map(({ kind, heading, text: own }, part) => {
    const blocks = blocksOf(own).map((block, at) => {
      paragraphs.push({ part, block: at });
      return `P${paragraphs.length}\n${numberedBlock(block, part)}`;
    });
    return { heading: heading || NAMES[kind], text: blocks.join('\n\n') };
  });
  return { text, sentences, paragraphs };
}

/** An article with numbered sentences and blocks. */
export type Numbered = ReturnType<typeof numbered>;

/** All sentences of some texts. */
export function sentencesOfParts(parts: readonly { text: string }[], language: Language): string[] {
  return parts.flatMap(({ text }) => allSentences(text, language));
}
