import type { Passage } from '@/lib/research/passages.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf, isQuotationBlock } from './block-text.ts';

/** What of a text is compared word for word: letters and digits, whatever quotes and spaces stand around them. */
function letters(text: string): string {
  return withoutCitations(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLocaleLowerCase();
}

/** Fewer letters are a phrase, which no passage can be told by. */
const SHORTEST = 12;

/**
 * A text with quotations only of what passages say word for word, each with the mark of the passage it is from. Others
 * are taken out: nobody said them.
 */
export function withTrueQuotations(text: BlockText, passages: readonly Passage[]): BlockText {
  if (!text.includes('> ')) return text;
  return blocksOf(text)
    .map((block) => {
      if (!isQuotationBlock(block)) return block;
      const quoted = letters(block);
      const source = passages.find((passage) => letters(passage.text).includes(quoted));
      if (!source || quoted.length < SHORTEST) return '';
      return `${withoutCitations(block).trimEnd()} [${source.id}]`.replace(/ {2,}/g, ' ');
    })
    .filter(Boolean)
    .join('\n\n');
}

/** A text as it is compared word for word: only its marks, its quotation marks and its last full stop do not count. */
function words(text: string): string {
  return withoutCitations(text)
    .replace(/^> /, '')
    .replace(/["“”„«»‹›「」『』]/g, '')
    .replace(/[\s\u00a0]+(?=[.!?…。！？]?$)/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/u, '');
}

/** Whether a sentence is a whole passage word for word: less of one may have lost what denies it. */
export function isQuotedPassage(sentence: string, { text }: Passage): boolean {
  return words(sentence) === words(text);
}
