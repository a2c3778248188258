import { beginningOf } from '@/lib/text/beginning.ts';
import { keepCitations } from '../../evidence/citations.ts';
import type { BlockText } from '../../types.ts';
import { markAddresses, withoutMarked, withoutMarks } from './addresses.ts';
import { toBlockText } from './block-text.ts';

/** Keeps the patterns below cheap whatever a server sends. */
const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 200;

/** Tags nested more often are an attack. */
const MOST_ROUNDS = 20;

/** Control, bidirectional and zero-width characters: they hide or reorder text. */
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
  // Weak models escape line breaks twice.
  const unescaped = text.includes('\n') ? text : text.replace(/\\n/g, '\n');
  return withoutMarks(unescaped)
    .replace(/\t/g, ' ')
    .replace(UNSEEN, (c) => (c === '\n' ? c : ''));
}

function withoutHtml(text: string): string {
  let current = text.replace(/&(#39|[a-z]+);/gi, (entity, name: string) => ENTITIES[name] ?? entity);
  // Removing a tag can create another one.
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
 * Turns a model's text into BlockText: no HTML, Markdown, links or invisible characters, no sentence with an address except
 * the topic's host names, citations only of known passages.
 * @param citable numbers that may be cited
 * @returns '' when nothing readable is left
 */
export function cleanText(raw: string, citable: ReadonlySet<number>, topic = ''): BlockText {
  const plain = withoutLinks(withoutHtml(visible(raw)), topic);
  // Removing emphasis can create links and citations.
  return toBlockText(plain, (text) => {
    const linkless = withoutLinks(withoutEmphasis(text), topic);
    return withoutMarked(keepCitations(linkless, citable));
  });
}

/** The same for a title, heading or line of a plan: one line without citations and leading number, at most `longest` long. */
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
