import type { BlockText } from '../../types.ts';

const BULLET = /^\s*(?:[-*+]\s+(?:\[[ x]\]\s+)?|[•‣▪●◦・]\s*)(.*)$/;
const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]\s+|\d{1,2}、\s*|（\d{1,2}）\s*)(.*)$/;

/** Headings, rules, fences and table rules of Markdown. */
const STRUCTURE =
  /^(?:#{1,6}(?:\s.*)?|\*\*[^*]+\*\*[:：]?|__[^_]+__[:：]?|(?:[-*_=]\s*){3,}|```.*|~~~.*|(?=.*---)[\s:|-]+)$/;

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，。、；：！？」』）]';
const BREAK_IN_CJK = new RegExp(`(?<=${CJK})\\n(?=${CJK})`, 'gu');

/** A table row, and the line below the head. */
const ROW = /^\s*\|(.+)\|\s*$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;
const QUOTED = /^\s*(?:>\s?)+/;

type Kind = 'paragraph' | 'bulleted' | 'numbered' | 'table' | 'quotation';
type Block = { kind: Kind; lines: string[]; isOpen: boolean };

function kindOf(line: string): { kind: Kind; text: string } {
  const row = ROW.exec(line)?.[1];
  if (row !== undefined) return { kind: 'table', text: row };
  const plain = line.replace(QUOTED, '');
  for (const [kind, pattern] of [
    ['bulleted', BULLET],
    ['numbered', NUMBERED],
  ] as const) {
    const text = pattern.exec(plain)?.[1];
    if (text !== undefined) return { kind, text };
  }
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

function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}

const joined = (lines: readonly string[]) => lines.join('\n').replace(BREAK_IN_CJK, '').replace(/\n/g, ' ');

const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A table; rows of unequal length become lines. */
function renderTable(lines: readonly string[], inline: (text: string) => string): string {
  const rows = lines.map((line) => line.split('|').map((cell) => tidy(inline(cell))));
  const [head = []] = rows;
  const isTable = head.length > 1 && rows.length > 1 && rows.every((r) => r.length === head.length);
  if (isTable) return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return rows.map((cells) => cells.filter(Boolean).join(', ')).join(' ');
}

function render({ kind, lines }: Block, inline: (text: string) => string): string {
  if (kind === 'paragraph') return tidy(inline(joined(lines)));
  if (kind === 'table') return renderTable(lines, inline);
  if (kind === 'quotation') return `> ${tidy(inline(joined(lines)))}`;
  return lines
    .map((line) => tidy(inline(line)))
    .filter(saysSomething)
    .map((line, index) => `${kind === 'bulleted' ? '-' : `${index + 1}.`} ${line}`)
    .join('\n');
}

/**
 * Turns loose Markdown into BlockText. Headings and rules are dropped.
 * @param inline cleans the text of each paragraph, list item, cell and quotation
 */
export function toBlockText(text: string, inline: (text: string) => string): BlockText {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) addLine(blocks, line);
  return blocks
    .map((block) => render(block, inline))
    .filter(saysSomething)
    .join('\n\n');
}

/** The blocks of a clean text. */
export function blocksOf(text: BlockText): string[] {
  return text.split('\n\n').filter(Boolean);
}

/** Whether a block of a clean text is a list. */
export function isListBlock(block: string): boolean {
  return /^(?:- |1\. )/.test(block);
}

/** Whether a block of a clean text is a table. */
export function isTableBlock(block: string): boolean {
  return block.startsWith('| ');
}

/** Whether a block of a clean text is a quotation. */
export function isQuotationBlock(block: string): boolean {
  return block.startsWith('> ');
}
