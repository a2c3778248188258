import type { BlockText } from '../../types.ts';

const BULLET = /^\s*(?:[-*+]\s+(?:\[[ x]\]\s+)?|[•‣▪●◦・]\s*)(.*)$/;
const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]\s+|\d{1,2}、\s*|（\d{1,2}）\s*)(.*)$/;

/** Lines that structure a Markdown document and say nothing: headings, rules, fences, table rules. */
const STRUCTURE =
  /^(?:#{1,6}(?:\s.*)?|\*\*[^*]+\*\*[:：]?|__[^_]+__[:：]?|(?:[-*_=]\s*){3,}|```.*|~~~.*|(?=.*---)[\s:|-]+)$/;

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，。、；：！？」』）]';
const BREAK_IN_CJK = new RegExp(`(?<=${CJK})\\n(?=${CJK})`, 'gu');

type Kind = 'paragraph' | 'bulleted' | 'numbered';
type Block = { kind: Kind; lines: string[]; isOpen: boolean };

function kindOf(line: string): { kind: Kind; text: string } {
  for (const [kind, pattern] of [
    ['bulleted', BULLET],
    ['numbered', NUMBERED],
  ] as const) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, text };
  }
  return { kind: 'paragraph', text: line };
}

/** A row of a Markdown table as one sentence-like line. */
function withoutTableMarks(line: string): string {
  const row = /^\s*\|(.+)\|\s*$/.exec(line)?.[1];
  if (row === undefined) return line;
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ');
}

function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (line.trim() === '' || STRUCTURE.test(line.trimStart())) {
    if (last) last.isOpen = false;
    return;
  }
  const { kind, text } = kindOf(withoutTableMarks(line.replace(/^\s*(?:>\s?)+/, '')));
  const isList = kind !== 'paragraph';
  const isContinuation =
    !isList && last?.isOpen && last.kind !== 'paragraph' && /^\s{2}/.test(line);
  if (isContinuation && last) {
    last.lines.push(`${last.lines.pop()} ${text.trim()}`);
  } else if (last?.kind === kind && (isList || last.isOpen)) {
    // Items of one list stay together even when blank lines stand between them.
    last.lines.push(text);
    last.isOpen = true;
  } else {
    blocks.push({ kind, lines: [text], isOpen: true });
  }
}

function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}

function render({ kind, lines }: Block, inline: (text: string) => string): string {
  if (kind === 'paragraph') {
    return tidy(inline(lines.join('\n').replace(BREAK_IN_CJK, '').replace(/\n/g, ' ')));
  }
  return lines
    .map((line) => tidy(inline(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line, index) => `${kind === 'bulleted' ? '-' : `${index + 1}.`} ${line}`)
    .join('\n');
}

/**
 * Reads loose Markdown as blocks and writes it in the forms of BlockText: paragraphs of one line,
 * bulleted and numbered lists, a blank line between blocks. Headings and rules fall away.
 * @param inline what is done with the text of each paragraph and each list item
 */
export function toBlockText(text: string, inline: (text: string) => string): BlockText {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) addLine(blocks, line);
  return blocks
    .map((block) => render(block, inline))
    .filter((block) => /[\p{L}\p{N}]/u.test(block))
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
