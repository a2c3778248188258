import { Readability } from '@mozilla/readability';
import { decodePage } from './decode-page.ts';
import { parsePage } from './parse-page.ts';
import { countWords } from './words.ts';

/** What a page says: a one-line title, and paragraphs separated by blank lines. */
type ReadableText = { title: string; text: string };

/** A page that cannot serve as a source; `message` is a sentence for the user. */
export class UnreadablePageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadablePageError';
  }
}

const MAX_TEXT_CHARACTERS = 60_000;
const MAX_TITLE_CHARACTERS = 200;
const MIN_WORDS = 40;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const PLAIN_TYPES = new Set(['text/plain', 'text/markdown', 'text/x-markdown']);

const BLOCKS =
  'address,article,aside,blockquote,body,caption,dd,details,div,dl,dt,figcaption,figure,footer,h1,h2,h3,' +
  'h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tr,ul';
const SILENT =
  'title,script,style,noscript,template,svg,math,iframe,object,input,select,textarea,button,label,nav,' +
  'footer,dialog,[hidden],[aria-hidden="true"]';
const BESIDE_THE_TEXT = 'header,aside';

/** Unicode's own paragraph and line separators mark the borders while the text is put together. */
const PARAGRAPH = '\u2029';
const LINE = '\u2028';

/**
 * Characters a reader never sees but that could hide or reorder words: controls, direction overrides,
 * tag and private-use characters, zero-width spaces. The joiners of Persian and emoji stay.
 */
const INVISIBLE =
  /[\p{Bidi_Control}\p{Private_Use}\p{Noncharacter_Code_Point}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

/** One line of clean text: invisible characters gone, every run of white space or controls a space. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The start of a text, at most `limit` characters, cut between words where it has any. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return text.slice(0, space > 0 ? space : limit).replace(/\p{Surrogate}$/u, '');
}

/** Clean paragraphs up to the limit: the last one is whole, unless it alone is most of the text. */
function joinParagraphs(rough: readonly string[]): string {
  let text = '';
  for (const paragraph of rough.map(tidy)) {
    if (!/[\p{L}\p{N}]/u.test(paragraph)) continue; // empty, or an ornament such as "* * *"
    const longer = text === '' ? paragraph : `${text}\n\n${paragraph}`;
    if (longer.length > MAX_TEXT_CHARACTERS) {
      const isMostOfIt = text.length < MAX_TEXT_CHARACTERS / 2;
      return isMostOfIt ? shorten(longer, MAX_TEXT_CHARACTERS) : text;
    }
    text = longer;
  }
  return text;
}

function hasEnoughWords(text: string): boolean {
  // English rules find the words of any script; the start of a long text is enough to tell.
  return countWords(text.slice(0, MIN_WORDS * 50), 'english') >= MIN_WORDS;
}

/** Text of an element with a paragraph for every block in it. Changes the element. */
function textOf(root: Element): string {
  for (const element of root.querySelectorAll(SILENT)) element.remove();
  for (const mark of root.querySelectorAll('sup')) {
    // a footnote mark such as [12] would read as a citation of one of our sources
    if (/^\s*\[[^\]]*\]\s*$/.test(mark.textContent ?? '')) mark.remove();
  }
  for (const block of root.querySelectorAll(BLOCKS)) {
    block.before(PARAGRAPH);
    block.after(PARAGRAPH);
  }
  // Looked at one by one: a selector of neighbours takes time with the square of a row's cells.
  for (const cell of root.querySelectorAll('td, th')) {
    if (/^t[dh]$/i.test(cell.previousElementSibling?.localName ?? '')) cell.before(' | ');
  }
  for (const lineBreak of root.querySelectorAll('br')) lineBreak.before(LINE);
  const rough = (root.textContent ?? '').split(/\u2029|\u2028\s*\u2028/);
  return joinParagraphs(rough);
}

/** The article of a page without menus and advertising, or null when the page has none to find. */
function articleOf(document: Document): ReadableText | null {
  const found = new Readability<Node>(document, { serializer: (node) => node }).parse();
  if (!found?.content) return null;
  return { title: tidy(found.title ?? ''), text: textOf(found.content as Element) };
}

/** Everything a page says outside its menus, for pages without an article. */
function bodyOf(document: Document): ReadableText {
  const heading = document.querySelector('title') ?? document.querySelector('h1');
  const title = tidy(heading?.textContent ?? '');
  for (const element of document.querySelectorAll(BESIDE_THE_TEXT)) element.remove();
  return { title, text: textOf(document.body) };
}

function finish({ title, text }: ReadableText, url: string): ReadableText {
  if (!hasEnoughWords(text)) {
    throw new UnreadablePageError('The page has too little text to serve as a source.');
  }
  return { title: shorten(title || new URL(url).host, MAX_TITLE_CHARACTERS), text };
}

/**
 * Readable text of an HTML page: its article, or failing that all paragraphs outside its menus; at
 * most 60,000 characters. `url` names pages that have no title. Throws `UnreadablePageError` when
 * there are fewer than 40 words.
 */
export function readableText(html: string, url: string): ReadableText {
  const article = articleOf(parsePage(html));
  if (article && hasEnoughWords(article.text)) return finish(article, url);
  const body = bodyOf(parsePage(html));
  return finish({ title: article?.title || body.title, text: body.text }, url);
}

function plainText(content: string, url: string): ReadableText {
  const lines = content.split(/\r\n?|\n/);
  const firstLine = tidy(lines.find((line) => tidy(line) !== '') ?? '').replace(/^#+ +/, '');
  const title = firstLine.length <= MAX_TITLE_CHARACTERS ? firstLine : '';
  return finish({ title, text: joinParagraphs(lines.join('\n').split(/\n[^\S\n]*\n/)) }, url);
}

/**
 * Readable text of a fetched page: HTML as in `readableText`; of plain text and Markdown the whole,
 * named by its first line. Throws `UnreadablePageError` for any other kind of file.
 */
export function readablePage(page: {
  url: string;
  contentType: string | null;
  body: Uint8Array;
}): ReadableText {
  const type = page.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const content = decodePage(page.body, page.contentType);
  const isText = type === '' || HTML_TYPES.has(type) || PLAIN_TYPES.has(type);
  if (!isText || content.includes('\0')) {
    throw new UnreadablePageError('This is not a readable page but another kind of file.');
  }
  const isHtml =
    type === '' ? /^\s*<(?:!doctype|html|head|body)\b/i.test(content) : HTML_TYPES.has(type);
  return isHtml ? readableText(content, page.url) : plainText(content, page.url);
}
