import type { Language } from '@/lib/constants/options.ts';
import { endsInFullSentence, sentencesOf } from '@/lib/text/sentences.ts';
import type { BlockText } from '../../types.ts';
import { blocksOf, isListBlock, isQuotationBlock, isTableBlock } from './block-text.ts';

const LIST_MARK = /^(?:- |\d{1,2}\. )/;

const rowsOf = (table: string) => table.split('\n').map((line) => line.slice(2, -2));

/** All sentences, list items, table rows below the head, and quotations of a text, without their markup. */
export function allSentences(text: BlockText, language: Language): string[] {
  return blocksOf(text).flatMap((block) => {
    if (isTableBlock(block)) return rowsOf(block).slice(1);
    if (isQuotationBlock(block)) return [block.slice(2)];
    if (isListBlock(block)) return block.split('\n').map((line) => line.replace(LIST_MARK, ''));
    return sentencesOf(block, language).map((sentence) => sentence.trim());
  });
}

function mapRows(table: string, change: (row: string) => string): string {
  const [head = '', ...rows] = rowsOf(table);
  const cellsOf = (row: string) => row.split(' | ').length;
  const changed = rows.map(change).filter((row) => row && cellsOf(row) === cellsOf(head));
  return changed.length > 0 ? [head, ...changed].map((row) => `| ${row} |`).join('\n') : '';
}

/**
 * The text with every sentence, list item, row and quotation changed. Lists are renumbered, rows keep their cells.
 * @param change gives the replacement, '' for none
 */
export function mapSentences(text: BlockText, language: Language, change: (sentence: string) => string): BlockText {
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
  const inBlock = (block: string) => {
    if (isTableBlock(block)) return mapRows(block, change);
    if (isQuotationBlock(block)) return change(block.slice(2)).replace(/^(?=.)/, '> ');
    return isListBlock(block) ? inList(block) : inParagraph(block);
  };
  return blocksOf(text).map(inBlock).filter(Boolean).join('\n\n');
}

const isWhole = (block: string) => isTableBlock(block) || isQuotationBlock(block);

function withoutLastPiece(block: string, language: Language): string {
  if (isWhole(block)) return '';
  const pieces = isListBlock(block) ? block.split(/(?<=\n)/) : sentencesOf(block, language);
  // One item is not a list.
  const rest = isListBlock(block) && pieces.length <= 2 ? [] : pieces.slice(0, -1);
  return rest.join('').trim();
}

/**
 * The text without its last sentence or list item; "for example:" goes with its list. Undefined when nothing would be left.
 */
export function withoutEnding(text: BlockText, language: Language): BlockText | undefined {
  const blocks = blocksOf(text);
  for (let last = blocks.pop(); last !== undefined; ) {
    const rest = withoutLastPiece(last, language);
    const shorter = [...blocks, ...(rest ? [rest] : [])].join('\n\n');
    const isFinished = endsInFullSentence(shorter) || isWhole(blocksOf(shorter).at(-1) ?? '');
    if (shorter && isFinished) return shorter;
    last = rest || blocks.pop();
  }
  return undefined;
}

/** A paragraph up to its last full sentence, or a lead-in to the next block. */
function finishedParagraph(block: string, next: string, language: Language): string {
  const leadsIn = isListBlock(next) || isWhole(next);
  if (leadsIn && /[:：]$/.test(block)) return block;
  const pieces = sentencesOf(block, language);
  if (!endsInFullSentence(block)) pieces.pop();
  return pieces.join('').trim();
}

/** A list without a last item that lacks the others' full stop. */
function finishedList(block: string): string {
  const lines = block.split('\n');
  const isBrokenOff = lines.some(endsInFullSentence) && !endsInFullSentence(lines.at(-1) ?? '');
  return (isBrokenOff ? lines.slice(0, -1) : lines).join('\n');
}

/** The text without broken-off sentences at the ends of paragraphs and lists, and without "for example:" before nothing. */
export function withFullEndings(text: BlockText, language: Language): BlockText {
  const blocks: string[] = [];
  const finished = (block: string) => {
    if (isWhole(block)) return block;
    if (isListBlock(block)) return finishedList(block);
    return finishedParagraph(block, blocks[0] ?? '', language);
  };
  for (const block of blocksOf(text).toReversed()) {
    const whole = finished(block);
    if (whole) blocks.unshift(whole);
  }
  return blocks.join('\n\n');
}
