import type { Language } from '@/lib/constants/options.ts';
import { endsInFullSentence, sentencesOf } from '@/lib/text/sentences.ts';
import type { BlockText } from '../../types.ts';

const BULLET = /^\s*(?:[-*+]\s+(?:\[[ x]\]\s+)?|[•‣▪●◦・]\s*)(.*)$/;
const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]\s+|\d{1,2}、\s*|（\d{1,2}）\s*)(.*)$/;

/** Headings, rules, fences and table rules of Markdown. */
const STRUCTURE =
  /^(?:#{1,6}(?:\s.*)?|\*\*[^*]+\*\*[:：]?|__[^_]+__[:：]?|(?:[-*_=]\s*){3,}|```.*|~~~.*|(?=.*---)[\s:|-]+)$/;

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，。、；：！？」』）]';
const BREAK_IN_CJK = new RegExp(`(?<=${CJK})\\n(?=${CJK})`, 'gu');

const ROW = /^\s*\|(.+)\|\s*$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;
const QUOTED = /^\s*(?:>\s?)+/;

type Kind = 'paragraph' | 'bulleted' | 'numbered' | 'table' | 'quotation';
type Block = { kind: Kind; lines: string[]; isOpen: boolean };

function kindOf(line: string): { kind: Kind; text: string } {
  const row = ROW.exec(line)?.[1];
  if (row !== undefined) return { kind: 'table', text: row };
  const plain = line.replace(QUOTED, '');
  const bullet = BULLET.exec(plain)?.[1];
  if (bullet !== undefined) return { kind: 'bulleted', text: bullet };
  const item = NUMBERED.exec(plain)?.[1];
  if (item !== undefined) return { kind: 'numbered', text: item };
  return { kind: plain === line ? 'paragraph' : 'quotation', text: plain };
}

function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const isRule = STRUCTURE.test(line.trimStart());
  if (last?.kind === 'table' && last.isOpen && TABLE_RULE.test(line)) return;
  if (line.trim() === '' || isRule) {
    if (last) last.isOpen = false;
    return;
  }
  const { kind, text } = kindOf(line);
  const isList = kind === 'bulleted' || kind === 'numbered';
  const isInList = last?.isOpen && (last.kind === 'bulleted' || last.kind === 'numbered');
  if (kind === 'paragraph' && isInList && /^\s{2}/.test(line)) {
    last.lines.push(`${last.lines.pop()} ${text.trim()}`);
  } else if (last?.kind === kind && (isList || last.isOpen)) {
    // Blank lines do not end a list.
    last.lines.push(text);
    last.isOpen = true;
  } else {
    blocks.push({ kind, lines: [text], isOpen: true });
  }
}

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim();

const joined = (lines: readonly string[]) => lines.join('\n').replace(BREAK_IN_CJK, '').replace(/\n/g, ' ');

const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

function renderTable(lines: readonly string[], inline: (text: string) => string): string {
  const rows = lines.map((line) => line.split('|').map((cell) => tidy(inline(cell))));
  const [head = []] = rows;
  const isTable = head.length > 1 && rows.length > 1 && rows.every((r) => r.length === head.length);
  if (isTable) return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return rows.map((cells) => cells.filter(Boolean).join(', ')).join(' ');
}

const listed = (items: readonly string[], isBulleted: boolean) =>
  items.map((item, index) => `${isBulleted ? '-' : `${index + 1}.`} ${item}`).join('\n');

function render({ kind, lines }: Block, inline: (text: string) => string): string {
  if (kind === 'paragraph') return tidy(inline(joined(lines)));
  if (kind === 'table') return renderTable(lines, inline);
  if (kind === 'quotation') return `> ${tidy(inline(joined(lines)))}`;
  const items = lines.map((line) => tidy(inline(line)));
  return listed(items.filter(saysSomething), kind === 'bulleted');
}

/** Turns loose Markdown into BlockText without headings and rules; `inline` cleans each paragraph, item and cell. */
export function toBlockText(text: string, inline: (text: string) => string): BlockText {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) addLine(blocks, line);
  return blocks
    .map((block) => render(block, inline))
    .filter(saysSomething)
    .join('\n\n');
}

export function blocksOf(text: BlockText): string[] {
  return text.split('\n\n').filter(Boolean);
}

export const isListBlock = (block: string): boolean => /^(?:- |1\. )/.test(block);

export const isTableBlock = (block: string): boolean => block.startsWith('| ');

export const isQuotationBlock = (block: string): boolean => block.startsWith('> ');

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

/** The text with every sentence, item, row and quotation changed, '' for none. Lists are renumbered. */
export function mapSentences(text: BlockText, language: Language, change: (sentence: string) => string): BlockText {
  const inList = (block: string) => {
    const items = block.split('\n').map((line) => change(line.replace(LIST_MARK, '')));
    return listed(items.filter(Boolean), block.startsWith('- '));
  };
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

/** The text without its last sentence or list item and "for example:" before it; undefined for nothing left. */
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

function finishedList(block: string): string {
  const lines = block.split('\n');
  const isBrokenOff = lines.some(endsInFullSentence) && !endsInFullSentence(lines.at(-1) ?? '');
  return (isBrokenOff ? lines.slice(0, -1) : lines).join('\n');
}

/** The text without broken-off sentences at the ends of paragraphs and lists, and without "for example:" before nothing. */
export function withFullEndings(text: BlockText, language: Language): BlockText {
  const finished = (block: string, next = '') => {
    if (isWhole(block)) return block;
    return isListBlock(block) ? finishedList(block) : finishedParagraph(block, next, language);
  };
  const blocks: string[] = [];
  for (const block of blocksOf(text).toReversed()) {
    const whole = finished(block, blocks[0]);
    if (whole) blocks.unshift(whole);
  }
  return blocks.join('\n\n');
}
