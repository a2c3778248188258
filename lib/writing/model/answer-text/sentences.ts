import type { Language } from '@/lib/constants/options';
import { endsInFullSentence, sentencesOf } from '@/lib/text/sentences';
import type { BlockText } from '../../types.ts';
import { blocksOf, isListBlock } from './block-text.ts';

const LIST_MARK = /^(?:- |\d{1,2}\. )/;

/** Every sentence and list item of a text, without the marks of the list. */
export function allSentences(text: BlockText, language: Language): string[] {
  return blocksOf(text).flatMap((block) =>
    isListBlock(block)
      ? block.split('\n').map((line) => line.replace(LIST_MARK, ''))
      : sentencesOf(block, language).map((sentence) => sentence.trim()),
  );
}

/**
 * The text with every sentence and list item changed. Numbered points stay numbered from 1.
 * @param change gives what stands in its place, '' for nothing
 */
export function mapSentences(
  text: BlockText,
  language: Language,
  change: (sentence: string) => string,
): BlockText {
  const inList = (block: string) =>
    block
      .split('\n')
      .map((line) => change(line.replace(LIST_MARK, '')))
      .filter(Boolean)
      .map((item, index) => `${block.startsWith('- ') ? '-' : `${index + 1}.`} ${item}`)
      .join('\n');
  const inParagraph = (block: string) =>
    sentencesOf(block, language)
      .map((piece) => {
        const sentence = piece.trim();
        const changed = change(sentence);
        return changed && piece.replace(sentence, () => changed);
      })
      .join('')
      .trim();
  return blocksOf(text)
    .map((block) => (isListBlock(block) ? inList(block) : inParagraph(block)))
    .filter(Boolean)
    .join('\n\n');
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

/** A paragraph up to its last full sentence; the lead-in of a list that follows it stays too. */
function finishedParagraph(block: string, isBeforeList: boolean, language: Language): string {
  if (isBeforeList && /[:：]$/.test(block)) return block;
  const pieces = sentencesOf(block, language);
  if (!endsInFullSentence(block)) pieces.pop();
  return pieces.join('').trim();
}

/** A list without a last point that breaks off: one that lacks the full stop the others have. */
function finishedList(block: string): string {
  const lines = block.split('\n');
  const isBrokenOff = lines.some(endsInFullSentence) && !endsInFullSentence(lines.at(-1) ?? '');
  return (isBrokenOff ? lines.slice(0, -1) : lines).join('\n');
}

/**
 * The text without what breaks off in the middle of a sentence: ends of paragraphs and lists, and "for
 * example:" where no list follows. '' when nothing is left.
 */
export function withFullEndings(text: BlockText, language: Language): BlockText {
  const blocks: string[] = [];
  for (const block of blocksOf(text).toReversed()) {
    const finished = isListBlock(block)
      ? finishedList(block)
      : finishedParagraph(block, isListBlock(blocks[0] ?? ''), language);
    if (finished) blocks.unshift(finished);
  }
  return blocks.join('\n\n');
}
