import { Readability } from '@mozilla/readability';
import { countWords } from '../../text/words.ts';
import { decodePage } from './decode-page.ts';
import { markdownPage } from './markdown-page.ts';
import { removeMenus } from './menus.ts';
import { pageBlocks } from './page-blocks.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { joinBlocks, shorten, tidy } from './page-text.ts';
import { parsePage } from './parse-page.ts';

/** The content of a page: a one-line title, its text and its metadata. */
export type ReadableText = PageFacts & {
  title: string;
  /**
   * Blocks separated by blank lines. A block is a paragraph; a heading `## …`, or `### …` for lower ones; a list, every
   * line `- …`; or a table, every line `| … | … |`, the first with the names of its columns.
   */
  text: string;
};

/** A page that cannot serve as a source; `message` is a sentence for the user. */
export class UnreadablePageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadablePageError';
  }
}

const MAX_TITLE_CHARACTERS = 200;
const MIN_WORDS = 40;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const PLAIN_TYPES = new Set(['text/plain', 'text/markdown', 'text/x-markdown']);

const BESIDE_THE_TEXT = 'header,aside';

function hasEnoughWords(text: string): boolean {
  // English rules find the words of any script; the start of a long text is enough to tell.
  return countWords(text.slice(0, MIN_WORDS * 50), 'english') >= MIN_WORDS;
}

const textOf = (root: Element) => joinBlocks(pageBlocks(root));

/** Turns footers of quotations, which attribute them, into paragraphs; other footers are not read. */
function keepSpeakers(document: Document): void {
  for (const footer of document.querySelectorAll('blockquote footer')) {
    const paragraph = document.createElement('p');
    paragraph.append(...footer.childNodes);
    footer.replaceWith(paragraph);
  }
}

/** The article of a page without menus and advertising, or null when the page has none to find. */
function articleOf(document: Document): ReadableText | null {
  const found = new Readability<Node>(document, { serializer: (node) => node }).parse();
  if (!found?.content) return null;
  return { title: tidy(found.title ?? ''), text: textOf(found.content as Element) };
}

/** What a page calls itself: its title, else its first heading; '' when it has neither. */
function nameOf(document: Document): string {
  const textIn = (selector: string) => tidy(document.querySelector(selector)?.textContent ?? '');
  return textIn('title') || textIn('h1');
}

/** Everything a page says outside its menus, for pages without an article. */
function bodyTextOf(document: Document): string {
  removeMenus(document);
  keepSpeakers(document);
  for (const element of document.querySelectorAll(BESIDE_THE_TEXT)) element.remove();
  return textOf(document.body);
}

function finish({ title, text, ...facts }: ReadableText, url: string): ReadableText {
  if (!hasEnoughWords(text)) {
    throw new UnreadablePageError('The page has too little text to serve as a source.');
  }
  return { title: shorten(title || new URL(url).host, MAX_TITLE_CHARACTERS), text, ...facts };
}

/**
 * Readable text of an HTML page: its article, or failing that all blocks outside its menus; at most
 * 60,000 characters. `url` names pages that have no title. Throws `UnreadablePageError` when there are
 * fewer than 40 words.
 */
export function readableText(html: string, url: string): ReadableText {
  const page = parsePage(html);
  const facts = pageFacts(page, url);
  const name = nameOf(page);
  removeMenus(page);
  keepSpeakers(page);
  const article = articleOf(page);
  const title = article?.title || name;
  const isArticle = article && hasEnoughWords(article.text);
  const text = isArticle ? article.text : bodyTextOf(parsePage(html));
  return finish({ title, text, ...facts }, url);
}

function plainText(content: string, url: string): ReadableText {
  const { title, blocks } = markdownPage(content);
  const [firstLine = ''] = blocks[0] ?? [];
  const isName = firstLine.length <= MAX_TITLE_CHARACTERS;
  return finish({ title: title || (isName ? firstLine : ''), text: joinBlocks(blocks) }, url);
}

/**
 * Readable text of a fetched page: HTML as in `readableText`; of plain text and Markdown the whole,
 * named by its title or first line. Throws `UnreadablePageError` for any other kind of file.
 */
export function readablePage(page: { url: string; contentType: string | null; body: Uint8Array }): ReadableText {
  const type = page.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const content = decodePage(page.body, page.contentType);
  const isText = type === '' || HTML_TYPES.has(type) || PLAIN_TYPES.has(type);
  if (!isText || content.includes('\0')) {
    throw new UnreadablePageError('This is not a readable page but another kind of file.');
  }
  const isHtml = type === '' ? /^\s*<(?:!doctype|html|head|body)\b/i.test(content) : HTML_TYPES.has(type);
  return isHtml ? readableText(content, page.url) : plainText(content, page.url);
}
