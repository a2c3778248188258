import { readLine } from '@/lib/article/read-markdown.ts';
import type { Block, Inline } from '@/lib/article/tree.ts';
import { writeInlineCode } from '@/lib/article/write-markdown.ts';
import type { Passage } from '@/lib/research/passages.ts';
import { beginsWithDay, shortenText } from '@/lib/text/sentences.ts';
import {
  keepCitations,
  outsideCode,
  unmarked,
  untilStable,
  withMarks,
  withoutCitations,
} from '../../evidence/citations.ts';
import { ALL_NUMBERS, lineText, mapLines, quotationText, readLineText, readText } from '../../sentences.ts';
import { asMarkdown } from './as-markdown.ts';

const REST = '[^\\s<>()\\[\\]{}"“”«»„（）【】「」『』，。；：！？、]*';
const HOST_START = '(?<![a-z0-9.-])[a-z0-9.-]{1,253}';
const SCHEME = new RegExp(`<?\\b[a-z][a-z0-9+.-]{1,15}://${REST}>?`, 'gi');
const MAIL = /<?(?:\bmailto:)?(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}>?/g;
const WWW = new RegExp(`\\bwww\\d?\\.${REST}`, 'gi');

/** What can only be an address. */
const ADDRESSES = [SCHEME, MAIL, WWW];

/** What may be one, or a name such as Booking.com, ASP.NET or "end.It": "example.com/page", "plants.garden", "site (dot) org". */
const HOSTS = [
  new RegExp(`${HOST_START}\\.[a-z]{2,63}(?::\\d+)?/${REST}`, 'gi'),
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,8}\.\p{L}{2,63}(?![\p{L}\p{N}-])/gu,
  /[\p{L}\p{N}-]{2,63} ?[([{] ?(?:\.|dot|punkt|point|punto|ponto|точка|点) ?[)\]}] ?\p{L}{2,63}/giu,
];

function isGiven(address: string, topic: string): boolean {
  const bare = address.toLowerCase().replace(/^www\.|\/$/g, '');
  return !/:\/\/|@/.test(address) && topic.toLowerCase().includes(bare);
}

const isNamed = (text: string, patterns: readonly RegExp[], topic: string): boolean =>
  patterns.some((pattern) => (text.match(pattern) ?? []).some((found) => !isGiven(found, topic)));

export const hasAddress = (text: string, topic: string): boolean => isNamed(text, ADDRESSES, topic);

/** Whether a text names what may be the host of an address. */
export const hasHost = (text: string, topic: string): boolean => isNamed(text, HOSTS, topic);

/** Keeps the patterns cheap. */
const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 200;

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
  const unescaped = text.includes('\n') ? text : outsideCode(text, (prose) => prose.replace(/\\n/g, '\n'));
  const spaced = outsideCode(unescaped, (prose) => prose.replace(/\t/g, ' '));
  return spaced.replace(UNSEEN, (c) => (/[\n\t]/.test(c) ? c : ''));
}

const ELEMENTS =
  'a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|' +
  'colgroup|data|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|' +
  'header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|meta|nav|noscript|object|ol|option|p|' +
  'picture|pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|' +
  'table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr';

const FLAGS = 'hidden|open|reversed|disabled|checked|controls|async|defer|allowfullscreen';

/** A tag by its element: attributes have values or known names, unlike the words in "a<b and c>d". Linear in its input. */
const tag = (elements: string) =>
  new RegExp(`</?(?:${elements})(?:\\s[^<>=]*=[^<>]*|(?:\\s+(?:${FLAGS}))*\\s*/?)>`, 'gi');

/** HTML that breaks lines, as Markdown; other tags go. */
const raised = (digits: string, forms: string) => digits.replace(/\d/g, (digit) => [...forms][Number(digit)] ?? digit);

const TAGS: readonly (readonly [RegExp, string | ((found: string, digits: string) => string)])[] = [
  [/<!--[\s\S]*?-->/g, ''],
  [/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ''],
  [/<h[1-6]\b[^<>]*>/gi, '\n\n# '],
  [/<li\b[^<>]*>/gi, '\n- '],
  [tag('p|div|ul|ol|h[1-6]|blockquote'), '\n\n'],
  [/<sup>([0-9]+)<\/sup>/gi, (_, digits: string) => raised(digits, '⁰¹²³⁴⁵⁶⁷⁸⁹')],
  [/<sub>([0-9]+)<\/sub>/gi, (_, digits: string) => raised(digits, '₀₁₂₃₄₅₆₇₈₉')],
  [tag('br'), '\n'],
  [tag(ELEMENTS), ''],
];

/** Tags of other names, such as `<answer>` or MathML's: those closed, and one that opens a text. `Array<string>` is text. */
function wrappers(text: string): RegExp {
  const names = text.matchAll(
    /(?:<|&lt;)\/([a-z][\w:-]*|[A-Z][A-Z\d_]*)\s*(?:>|&gt;)|(?<![\s\S])\s*<([a-z][\w-]*)>[^\S\n]*$/gm,
  );
  const known = new Set(Array.from(names, ([, closed, first]) => closed ?? first));
  const name = [...known].join('|') || '(?!)';
  return new RegExp(`(?:</|(?<!\\w)<)(?:${name})(?:\\s[^<>]*)?>`, 'g');
}

/** Without tags of HTML: `List<String>` is text. */
function withoutHtml(text: string, unknown = wrappers(text)): string {
  const decoded = text.replace(/&(#39|[a-z]+);/gi, (entity, name: string) => ENTITIES[name] ?? entity);
  return untilStable(decoded, '<', (current) =>
    TAGS.reduce((left, [pattern, mark]) => left.replace(pattern, mark as string), current).replace(unknown, ''),
  );
}

const withoutLinks = (text: string): string =>
  text
    .replace(/^[^\S\n]*\[\^?\d{1,3}\]:.*$/gm, '')
    .replace(/!\[[^\]]{0,500}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[\^?(\d{1,3})\]\([^)]{0,2000}\)/g, '[$1]')
    .replace(/\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1');

const withoutOtherMarks = (text: string): string =>
  text
    .replace(/__(?=\S)([^\n]{0,2000}?\S)__/g, '$1')
    .replace(/ ?~~(?=\S)[^\n]*?\S~~/g, '')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/((?<=[\p{L}\p{N})\]])\*\*(?=\p{N})|(?<=[\p{L}\p{N})\]] )\*\*(?= ))|\*\*/gu, '$1');

/** Code of a line while the text around it is cleaned: its number between private-use characters. */
const HIDDEN_CODE = /\uE001(\d+)\uE001/g;

/** A line without emphasis, links and unknown citations. */
function cleanInlines(children: readonly Inline[], citable: ReadonlySet<number>, isCell = false): Inline[] {
  const codes: string[] = [];
  const plain = lineText(children, (code) => `\uE001${codes.push(code) - 1}\uE001`);
  // Removing emphasis can create links and citations.
  const linkless = withoutLinks(withoutOtherMarks(plain));
  const line = keepCitations(linkless, citable).replace(/ {2,}/g, ' ').trim();
  if (!isCell && !/[\p{L}\p{N}]|(?!\|)\p{Sm}/u.test(line)) return [];
  return readLineText(line.replace(HIDDEN_CODE, (_, at: string) => writeInlineCode(codes[Number(at)] ?? '')));
}

/** Reads a model's answer: without HTML, emphasis, links and unknown citations; anything else stays. */
export function readAnswer(raw: string, citable: ReadonlySet<number>): Block[] {
  const answer = visible(raw);
  const unknown = wrappers(answer);
  const markdown = asMarkdown(outsideCode(answer, (text) => withoutLinks(withoutHtml(text, unknown))));
  // A fence that nothing follows is the end of one around the whole answer.
  const blocks = readText(markdown).filter((block) => block.type !== 'code' || block.value.trim() !== '');
  return mapLines(blocks, (children, isCell) => cleanInlines(children, citable, isCell));
}

/** The same for a title, heading or line of a plan: one line without addresses, citations and leading number, at most `longest` long. */
export function cleanLine(raw: string, topic = '', longest = LONGEST_LINE): string {
  const line = withoutLinks(withoutHtml(visible(raw)))
    .replace(/\s+/g, ' ')
    .trim();
  const plain = lineText(readLine(line.replace(/^#+ */, ''), ALL_NUMBERS), (code) => code);
  const unmarked = ADDRESSES.reduce(
    (left, pattern) => left.replace(pattern, (found) => (isGiven(found, topic) ? found : '')),
    withoutLinks(withoutOtherMarks(plain)),
  );
  const bare = keepCitations(unmarked.replace(/ {2,}/g, ' '), new Set())
    .replace(/^(?:\(?\d{1,2}[.):、]|[IVX]{1,4}[.)](?!\s+\p{Lu}\.)|[-•–—])\s+/u, (number, _: number, whole: string) =>
      beginsWithDay(whole) ? number : '',
    )
    .replace(/^["“«„「](.*)["”»“」]$/, '$1')
    .trim();
  return shortenText(bare, longest);
}

const letters = (text: string) =>
  withoutCitations(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLocaleLowerCase();

const SHORTEST = 12;

/** The passage that has a quotation verbatim. */
function quotedIn(text: string, passages: readonly Passage[]): Passage | undefined {
  const quoted = letters(text);
  return quoted.length < SHORTEST ? undefined : passages.find((passage) => letters(passage.text).includes(quoted));
}

export const isTrueQuotation = (text: string, passages: readonly Passage[]): boolean =>
  Boolean(quotedIn(text, passages));

/**
 * Verbatim quotations, each with the mark of its passage; what stands in none is no quotation but a paragraph, and told to
 * `note`.
 */
export const withTrueQuotations = (
  blocks: readonly Block[],
  passages: readonly Passage[],
  note: (text: string) => void = () => undefined,
): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type !== 'blockquote') return [block];
    if (block.children.some(({ type }) => type !== 'paragraph')) return block.children;
    const text = quotationText(block.children);
    const source = quotedIn(text, passages);
    if (!source) {
      note(text);
      return block.children;
    }
    const children = readLineText(withMarks(unmarked(text), [source.id]));
    return [{ type: 'blockquote', children: [{ type: 'paragraph', children }] }];
  });

const words = (text: string): string =>
  withoutCitations(text)
    .replace(/["“”„«»‹›「」『』]/g, '')
    .replace(/[\s\u00a0]+(?=[.!?…。！？]?$)/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/u, '');

/** Whether a sentence is a whole passage, verbatim: a part may lack its negation. */
export const isQuotedPassage = (sentence: string, { text }: Passage): boolean => words(sentence) === words(text);
