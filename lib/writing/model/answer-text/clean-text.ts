import { beginningOf } from '@/lib/text/beginning.ts';
import { keepCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { markAddresses, withoutMarked, withoutMarks } from './addresses.ts';
import { toBlockText } from './block-text.ts';

/** More than any part can need; keeps the patterns below cheap whatever a server sends. */
const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 200;

/** Tags put together out of others this often are no slip of a model any more. */
const MOST_ROUNDS = 20;

/** Control, bidirectional and zero-width characters: they hide or reorder what is read. */
const UNSEEN = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2028\u2029\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
};

function visible(raw: string): string {
  const text = raw.slice(0, LONGEST_TEXT).toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n');
  // Weak models escape their line breaks twice.
  const unescaped = text.includes('\n') ? text : text.replace(/\\n/g, '\n');
  return withoutMarks(unescaped)
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (c) => (c === '\n' ? c : ''));
}

function withoutHtml(text: string): string {
  let current = text.replace(/&(#39|[a-z]+);/gi, (entity, name: string) => ENTITIES[name] ?? entity);
  // Again and again, because taking a tag out can put another one together.
  let before = '';
  for (let round = 0; before !== current; round += 1) {
    if (round === MOST_ROUNDS) return current.replaceAll('<', '');
    before = current;
    current = current
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<h[1-6]\b[^<>]*>/gi, '\n\n# ')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<\/?(?:p|div|ul|ol|h[1-6]|blockquote)\b[^<>]*>/gi, '\n\n')
      .replace(/<br\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, '');
  }
  return current;
}

function withoutLinks(text: string, topic: string): string {
  const linkless = text
    .replace(/^[^\S\n]*\[\^?\d{1,3}\]:.*$/gm, '')
    .replace(/!\[[^\]]{0,500}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[\^?(\d{1,3})\]\([^)]{0,2000}\)/g, '[$1]')
    .replace(/\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1');
  return markAddresses(linkless, topic);
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/\\([\\`*_{}[\]()#+.!>~|-])/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]{0,2000}?\S)\1/g, '$2')
    .replace(/~~([^\n]*?)~~/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`+([^`\n]*)`+/g, '$1')
    .replace(/\*\*|`{2,}/g, '');
}

/**
 * Makes plain text of what a model wrote: no HTML, Markdown, links or unseen characters, no sentence with
 * an address that is not the topic's, lists in the two forms of BlockText, citations `[n]` only of what was handed in.
 * @param raw the model's text
 * @param citable numbers that may be cited
 * @param topic what the user asked for; names of hosts in it may be written
 * @returns '' when nothing readable is left
 */
export function cleanText(raw: string, citable: ReadonlySet<number>, topic = ''): BlockText {
  const plain = withoutLinks(withoutHtml(visible(raw)), topic);
  // Links and citations once more at the end, where taking marks out may have put one together.
  return toBlockText(plain, (text) => {
    const linkless = withoutLinks(withoutEmphasis(text), topic);
    return withoutMarked(keepCitations(linkless, citable));
  });
}

/**
 * The same for a title, a heading or a line of a plan: one line, without marks, citations or a leading number; of one that
 * is longer than `longest` its first sentences or words.
 */
export function cleanLine(raw: string, topic = '', longest = LONGEST_LINE): string {
  const line = withoutLinks(withoutHtml(visible(raw)), topic)
    .replace(/\s+/g, ' ')
    .trim();
  const unmarked = withoutLinks(withoutEmphasis(line.replace(/^#+ */, '')), topic);
  const bare = keepCitations(withoutMarks(unmarked), new Set())
    .replace(/^(?:\(?\d{1,2}[.):、]|[IVX]{1,4}[.)]|[-•–—])\s+/, '')
    .replace(/^["“«„「](.*)["”»“」]$/, '$1')
    .trim();
  return beginningOf(bare, longest);
}
