import { readHtml } from '@/lib/article/read-html.ts';
import { NotedError, note } from '@/lib/messages/catalogue.ts';
import { countWords } from '../../text/words.ts';
import { removeBoilerplate, withoutBylines } from './boilerplate.ts';
import { pageText } from './long-page.ts';
import { mainText, removeMenus, wholeText } from './main-text.ts';
import { joinBlocks, markdownPage, pageLines, shorten, tidy } from './page-lines.ts';
import { decodePage, parseDocument } from './parse-document.ts';

type PageFacts = {
  /** Primary subtag of its language, such as `en`; absent where nothing says it. */
  language?: string;
  /** The open license its text stands under; absent where only quotations of it may be used. */
  license?: License;
  published?: string;
};

type License = { name: string; url: string };

const OPEN_LICENSE =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses\/(?:by|by-sa)|publicdomain\/(?:zero|mark))\/(\d\.\d)(?:\/|$)/i;
const LICENSE_NAMES: Readonly<Record<string, string>> = {
  'licenses/by': 'CC BY',
  'licenses/by-sa': 'CC BY-SA',
  'publicdomain/zero': 'CC0',
  'publicdomain/mark': 'Public Domain Mark',
};

/** Wikis whose text stands under one license as a whole. */
const WIKIMEDIA = /(?:^|\.)(?:wikipedia|wikivoyage|wikibooks|wikiversity|wikiquote|wikisource|wiktionary)\.org$/i;
const WIKIMEDIA_LICENSE = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** The open license that an address stands for: Creative Commons BY, BY-SA, CC0 or the public domain mark. */
export function openLicense(address: string): License | undefined {
  const [, kind = '', version = ''] = OPEN_LICENSE.exec(address) ?? [];
  const path = kind.toLowerCase();
  const name = LICENSE_NAMES[path];
  return name ? { name: `${name} ${version}`, url: `https://creativecommons.org/${path}/${version}/` } : undefined;
}

function findLicense(document: Document, url: string): License | undefined {
  if (WIKIMEDIA.test(new URL(url).hostname)) return openLicense(WIKIMEDIA_LICENSE);
  const named = [...document.querySelectorAll('a[rel~="license"], link[rel~="license"]')].map((link) =>
    openLicense(link.getAttribute('href') ?? ''),
  );
  return named.every(Boolean) ? named[0] : undefined;
}

function readDay(time: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(time.trim())?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function findPublicationDate(document: Document): string | undefined {
  const meta = document.querySelector('meta[property="article:published_time"]');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => /"datePublished"\s*:\s*"([^"]{4,40})"/.exec(script.textContent ?? '')?.[1] ?? '',
  );
  const time = document.querySelector('time[datetime]');
  const times = [meta?.getAttribute('content'), ...data, time?.getAttribute('datetime')];
  return times.map((each) => readDay(each ?? '')).find(Boolean);
}

function pageFacts(document: Document, url: string): PageFacts {
  const declared = document.documentElement?.getAttribute('lang') ?? '';
  const language = /^[a-z]{2,3}(?=-|$)/i.exec(declared.trim())?.[0].toLowerCase();
  const license = findLicense(document, url);
  const published = findPublicationDate(document);
  return { ...(language && { language }), ...(license && { license }), ...(published && { published }) };
}

export type ReadableText = PageFacts & {
  title: string;
  /** Blocks separated by blank lines: paragraphs, headings `## …` or `### …`, lists `- …`, tables `| … | … |`. */
  text: string;
  /** Of a page too long to read whole, what this is of it: the parts about the subject, or its beginning. */
  excerpt?: 'subject' | 'start';
};

/** A page that cannot serve as a source. */
export class UnreadablePageError extends NotedError {
  override readonly name = 'UnreadablePageError';
}

const MAX_TITLE_CHARACTERS = 200;
const MIN_WORDS = 40;

const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const PLAIN_TYPES = new Set(['text/plain', 'text/markdown', 'text/x-markdown']);

function hasEnoughWords(text: string): boolean {
  // English rules find the words of any script; the start of a long text is enough to tell.
  return countWords(text.slice(0, MIN_WORDS * 50), 'english') >= MIN_WORDS;
}

function finish({ title, text, ...facts }: ReadableText, url: string, wholeText = () => text): ReadableText {
  if (!hasEnoughWords(text)) {
    throw new UnreadablePageError(
      note(hasEnoughWords(wholeText()) ? 'writing.sources.noArticle' : 'writing.sources.tooShort'),
    );
  }
  return { title: shorten(title || new URL(url).host, MAX_TITLE_CHARACTERS), text, ...facts };
}

/**
 * Readable text of an HTML page: its article, else all outside its menus. Of a long page it is what has most to do with a
 * subject. @throws UnreadablePageError below 40 words
 */
export function readableText(html: string, url: string, subject?: string): ReadableText {
  const { document: page, isWhole } = parseDocument(html);
  const facts = pageFacts(page, url);
  const textIn = (selector: string) => tidy(page.querySelector(selector)?.textContent ?? '');
  const name = textIn('title') || textIn('h1');
  removeMenus(page);
  removeBoilerplate(page, url);
  const whole = page.cloneNode(true) as Document;
  const article = mainText(page);
  const { language } = facts;
  const linesIn = (root: Element) => pageLines(readHtml(root, { from: 'page', language }).blocks);
  const main = article ? withoutBylines(linesIn(article.root), article.author) : [];
  const blocks = hasEnoughWords(joinBlocks(main)) ? main : linesIn(wholeText(whole));
  const read = pageText(blocks, { subject, language });
  const excerpt = !isWhole && { excerpt: 'start' as const };
  return finish({ title: tidy(article?.title ?? '') || name, ...excerpt, ...read, ...facts }, url, () =>
    joinBlocks(linesIn(parseDocument(html).document.body)),
  );
}

function plainText(content: string, url: string, subject?: string): ReadableText {
  const { title, blocks } = markdownPage(content);
  const [firstLine = ''] = blocks[0] ?? [];
  const isName = firstLine.length <= MAX_TITLE_CHARACTERS;
  return finish({ title: title || (isName ? firstLine : ''), ...pageText(blocks, { subject }) }, url);
}

type FetchedPage = { url: string; contentType: string | null; body: Uint8Array; subject?: string | undefined };

/** Readable text of a page in HTML, Markdown or plain text. @throws UnreadablePageError, also for any other kind of file. */
export function readablePage({ url, subject, ...page }: FetchedPage): ReadableText {
  const type = page.contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const content = decodePage(page.body, page.contentType);
  const isText = type === '' || HTML_TYPES.has(type) || PLAIN_TYPES.has(type);
  if (!isText || content.includes('\0')) {
    throw new UnreadablePageError(note('writing.sources.otherFile'));
  }
  const isHtml = type === '' ? /^\s*<(?:!doctype|html|head|body)\b/i.test(content) : HTML_TYPES.has(type);
  return isHtml ? readableText(content, url, subject) : plainText(content, url, subject);
}
