import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options';
import type { BlockText } from '../types.ts';
import { blocksOf, isListBlock } from './block-text.ts';

/**
 * Words after which a full stop may not end a sentence: single letters ("z. B."), short capitalised
 * words ("Dr.", "Prof."), numbers ("3. Oktober") and common abbreviations.
 */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}])(?:\p{L}|\p{Lu}[\p{L}]{1,3}|\d{1,4}|etc|ecc|bzw|usw|vgl|ca|vs|cf|art|approx|ул|им|тыс|млн|млрд)\.["'”’)\]]*\s*$/u;

const SENTENCE_END = /[.!?…。！？]["'»“”’」』)）\]]*(?:\s?\[\d+\])*$/;

/**
 * Sentences of a paragraph, in order; joined they are the paragraph again. Where it is unclear
 * whether a sentence ends, none does: the pieces may be too long, never too short.
 */
export function sentencesOf(paragraph: string, language: Language): string[] {
  const { tag } = LANGUAGE_DETAILS[language];
  const sentences: string[] = [];
  let current = '';
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(
    paragraph,
  )) {
    current += segment;
    if (!SENTENCE_END.test(current.trimEnd()) || ABBREVIATION.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  if (current) sentences.push(current);
  return sentences;
}

/** Whether a text ends where a sentence ends. */
export function endsInFullSentence(text: string): boolean {
  return SENTENCE_END.test(text.trimEnd());
}

function withoutLastPiece(block: string, language: Language): string {
  const pieces = isListBlock(block) ? block.split(/(?<=\n)/) : sentencesOf(block, language);
  // A list of one point is no list.
  const rest = isListBlock(block) && pieces.length <= 2 ? [] : pieces.slice(0, -1);
  return rest.join('').trim();
}

/**
 * The text without its last sentence or list item, or without so many that it ends in a full
 * sentence again ("for example:" goes with its list). Undefined when nothing would be left.
 */
export function withoutEnding(text: BlockText, language: Language): BlockText | undefined {
  const blocks = blocksOf(text);
  for (let last = blocks.pop(); last !== undefined; ) {
    const rest = withoutLastPiece(last, language);
    const shorter = [...blocks, ...(rest ? [rest] : [])].join('\n\n');
    if (shorter && endsInFullSentence(shorter)) return shorter;
    last = rest || blocks.pop();
  }
  return undefined;
}
