import type { Language } from '@/lib/constants/options.ts';
import { blocksOf } from '../answer-text/block-text.ts';
import { allSentences, mapSentences } from '../answer-text/sentences.ts';
import type { NumberedText } from '../prompts/edit-prompt.ts';
import type { Part } from './part.ts';

/** An article with the numbers of its sentences and paragraphs, from 1. */
export type Numbered = {
  text: NumberedText;
  /** By number: a sentence and the place of its part. */
  sentences: readonly { part: number; sentence: string }[];
  /** By number: a paragraph, list, table or quotation, the place of its part and its place there. */
  paragraphs: readonly { part: number; block: number }[];
};

/** What stands above the parts that have no heading. */
const NAMES = { introduction: 'OPENING', section: '', conclusion: 'ENDING' } as const;

/** Numbers the sentences "(5) text" and the paragraphs "P2" of an article. */
export function numbered(parts: readonly Part[], language: Language): Numbered {
  const sentences: { part: number; sentence: string }[] = [];
  const paragraphs: { part: number; block: number }[] = [];
  const numberedBlock = (block: string, part: number) =>
    mapSentences(block, language, (sentence) => {
      sentences.push({ part, sentence });
      return `(${sentences.length}) ${sentence}`;
    });
  const text = parts.map(({ kind, heading, text: own }, part) => {
    const blocks = blocksOf(own).map((block, at) => {
      paragraphs.push({ part, block: at });
      return `P${paragraphs.length}\n${numberedBlock(block, part)}`;
    });
    return { heading: heading || NAMES[kind], text: blocks.join('\n\n') };
  });
  return { text, sentences, paragraphs };
}

/** Every sentence of some parts. */
export function sentencesOfParts(parts: readonly { text: string }[], language: Language): string[] {
  return parts.flatMap(({ text }) => allSentences(text, language));
}
