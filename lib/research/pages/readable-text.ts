import { readHtml } from '@/lib/article/read-html.ts';
import { countWords } from '../../text/words.ts';
import { mainText, removeMenus, wholeText } from './main-text.ts';
import { markdownPage } from './markdown-page.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { pageLines } from './page-lines.ts';
import { joinBlocks, shorten, tidy } from './page-text.ts';
import { decodePage, parsePage } from './parse-page.ts';

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

function hasEnoughWords(text: string): boolean {
  // English rules find the words of any script; the start of a long text is enough to tell.
  return countWords(text.slice(0, MIN_WORDS * 50), 'english') >= MIN_WORDS;
}

const textOf = (root: Element, language?: string) =>
  joinBlocks(pageLines(readHtml(root, { from: 'page', language }).blocks));

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

/** Readable text of an HTML page: its article, else all outside its menus. @throws UnreadablePageError below 40 words. */
export function readableText(html: string, url: string): ReadableText {
  const page = parsePage(html);
  const facts = pageFacts(page, url);
  const textIn = (selector: string) => tidy(page.querySelector(selector)?.textContent ?? '');
  const name = textIn('title') || textIn('h1');
  removeMenus(page);
  const whole = page.cloneNode(true) as Document;
  const article = mainText(page);
  const read = (root: Element) => textOf(root, facts.language);
  const main = article ? read(article.root) : '';
  const text = hasEnoughWords(main) ? main : read(wholeText(whole));
  return finish({ title: tidy(article?.title ?? '') || name, text, ...facts }, url, () => read(parsePage(html).body));
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
