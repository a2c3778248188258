import type { Passage } from '@/lib/research/passages.ts';
import { withoutCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf, isQuotationBlock } from './block-text.ts';

/** Letters and digits of a text, for comparison. */
function letters(text: string): string {
  return withoutCitations(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLocaleLowerCase();
}

/** Fewer letters could stand in any passage. */
const SHORTEST = 12;

/** A text with verbatim quotations only, each with the mark of its passage. Invented ones are removed. */
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

/** A text for verbatim comparison: without citations, quotation marks and last full stop. */
function words(text: string): string {
  return withoutCitations(text)
    .replace(/^> /, '')
    .replace(/["“”„«»‹›「」『』]/g, '')
    .replace(/[\s\u00a0]+(?=[.!?…。！？]?$)/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/u, '');
}

/** Whether a sentence is a whole passage, verbatim: a part may lack its negation. */
export function isQuotedPassage(sentence: string, { text }: Passage): boolean {
  return words(sentence) === words(text);
}
