import { Readability } from '@mozilla/readability';
import { countWords } from '../../text/words.ts';
import { markdownPage } from './markdown-page.ts';
import { pageBlocks } from './page-blocks.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { joinBlocks, shorten, tidy } from './page-text.ts';
import { decodePage, parsePage } from './parse-page.ts';
import { removeUnseenText } from './unseen-text.ts';

const MENUS =
  '[role="navigation"],[role="menu"],[role="menubar"],[role="tablist"],[role="search"],[aria-label*="breadcrumb" i],' +
  '[class*="breadcrumb" i],[itemtype*="BreadcrumbList" i]';

const FEWEST_LINKS = 3;
const LONGEST_LABEL = 25;
const SEPARATORS = /[\s>›»|•·/→,]/g;

const letters = (node: Node) => (node.textContent ?? '').replace(SEPARATORS, '').length;

/** Whether a list or line consists of short links only. */
function isMenu(element: Element): boolean {
  const links = [...element.querySelectorAll('a[href]')];
  if (links.length < FEWEST_LINKS) return false;
  const labels = links.map((link) => (link.textContent ?? '').trim().length);
  if (labels.some((length) => length > LONGEST_LABEL)) return false;
  const linked = links.reduce((sum, link) => sum + letters(link), 0);
  return linked >= letters(element);
}

/** Removes what nobody sees, menus, breadcrumbs and bars of links: what says where one may go is no text of the page. */
function removeMenus(page: Document): void {
  removeUnseenText(page);
  for (const element of page.querySelectorAll(MENUS)) element.remove();
  for (const element of page.querySelectorAll('ul,ol,p,div')) if (isMenu(element)) element.remove();
}

/** The content of a page: a one-line title, its text and its metadata. */
export type ReadableText = PageFacts & {
  title: string;
  /** Blocks separated by blank lines: paragraphs, headings `## …` or `### …`, lists `- …`, tables `| … | … |`. */
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

function articleOf(document: Document): ReadableText | null {
  const found = new Readability<Node>(document, { serializer: (node) => node }).parse();
  if (!found?.content) return null;
  return { title: tidy(found.title ?? ''), text: textOf(found.content as Element) };
}

function nameOf(document: Document): string {
  const textIn = (selector: string) => tidy(document.querySelector(selector)?.textContent ?? '');
  return textIn('title') || textIn('h1');
}

function bodyTextOf(document: Document): string {
  removeMenus(document);
  keepSpeakers(document);
  for (const element of document.querySelectorAll(BESIDE_THE_TEXT)) element.remove();
  return textOf(document.body);
}

function finish({ title, text, ...facts }: ReadableText, url: string, wholeText = () => text): ReadableText {
  if (!hasEnoughWords(text)) {
    throw new UnreadablePageError(
      hasEnoughWords(wholeText())
        ? 'We found no article on this page, only menus, forms and labels.'
        : 'The page has too little text to serve as a source.',
    );
  }
  return { title: shorten(title || new URL(url).host, MAX_TITLE_CHARACTERS), text, ...facts };
}

/** Readable text of an HTML page: its article, else all blocks outside its menus. Throws UnreadablePageError below 40 words. */
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
  return finish({ title, text, ...facts }, url, () => textOf(parsePage(html).body));
}

function plainText(content: string, url: string): ReadableText {
  const { title, blocks } = markdownPage(content);
  const [firstLine = ''] = blocks[0] ?? [];
  const isName = firstLine.length <= MAX_TITLE_CHARACTERS;
  return finish({ title: title || (isName ? firstLine : ''), text: joinBlocks(blocks) }, url);
}

/** Readable text of a page in HTML, Markdown or plain text. Throws UnreadablePageError, also for any other kind of file. */
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
