import { markdownHtml } from '@/lib/article/markdown-html.ts';
import { blogRecordSchema } from '@/lib/blogs/record.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { readFrontMatter } from './front-matter.ts';
import { htmlText } from './html-text.ts';
import { pictureLink } from './picture-links.ts';
import { type ArchivePlace, MAX_POST_CHARACTERS, type PictureLink, type RawPost } from './types.ts';

/** The parts around the article in GET /share/{id}.md. */
const CANONICAL = /\n\nCanonical: <[^\s<>]+>\s*$/;
const BYLINE = /^(# .+\n\n)_.+_\n\n/;
const NOTE = /\n\n_([^\n]+)_$/;
const ABOUT = /\n\n\*\*([^\n]+)\*\*: [^\n]+$/;
const COVER = /^(# .+\n\n)!\[((?:\\.|[^\\\]])*)\]\(([^\s()]+)\)(?:\n_\[?((?:\\.|[^\\\]])*)(?:\]\(([^\s()]*)\))?_)?\n\n/;

/** Its further paragraphs are indented. */
const FOOTNOTE = /^\[\^([^\]\s]{1,60})\]:[ \t]+(.+(?:\n(?:[ \t]*\n)*(?: {2}|\t)[ \t]*\S.*)*)$/gm;
const FOOTNOTE_MARK = /(?<!\\)\[\^([^\]\s]{1,60})\]/g;

/** A footnote: a link with an optional passage, or a passage alone. */
const SOURCE = /^\[((?:\\.|[^\\\]])*)\]\((https?:[^\s()]+)\)(?:: “(.+)”)?(?: · .+)?$/;
const PASSAGE = /^“(.+)”$/;

const withoutEscapes = (text: string) => text.replace(/\\([\\`*_{}[\]<>#|~&+=.)-])/g, '$1');

type Frame = { body: string; note?: string; cover?: PictureLink | undefined };

/** Strips the frame of our own Markdown: byline, cover, note, author and address. */
function withoutFrame(text: string): Frame {
  if (!CANONICAL.test(text)) return { body: text };
  const whole = text.replace(CANONICAL, '');
  const byline = BYLINE.exec(whole)?.[0] ?? '';
  const [about, author] = ABOUT.exec(whole) ?? [''];
  const withNote = author && byline.includes(author) ? whole.slice(0, -about.length) : whole;
  const note = NOTE.exec(withNote)?.[1];
  const article = withNote.replace(NOTE, '').replace(BYLINE, '$1');
  const [, , alt = '', url = '', credit = '', creditUrl = ''] = COVER.exec(article) ?? [];
  const link = pictureLink({ url, alt: withoutEscapes(alt), source: withoutEscapes(credit) });
  return {
    body: link ? article.replace(COVER, '$1') : article,
    cover: link && { ...link, sourceUrl: isHttpUrl(creditUrl) ? creditUrl : '' },
    ...(note && { note: withoutEscapes(note) }),
  };
}

function footnoteSource(number: number, text: string): BlogSource {
  const passage = PASSAGE.exec(text)?.[1];
  if (passage) return { number, url: '', title: '', quote: withoutEscapes(passage) };
  const [, title, url, quote] = SOURCE.exec(text) ?? [];
  if (!url) return { number, url: '', title: withoutEscapes(text) };
  return { number, url, title: withoutEscapes(title ?? ''), ...(quote && { quote: withoutEscapes(quote) }) };
}

function withoutFootnotes(text: string): { body: string; sources: BlogSource[] } {
  const notes = [...text.matchAll(FOOTNOTE)];
  const numbers = new Map(notes.map(([, name = '']) => [name, /^\d{1,3}$/.test(name) ? Number(name) : 0]));
  let highest = Math.max(0, ...numbers.values());
  for (const [name, number] of numbers) if (number === 0) numbers.set(name, ++highest);
  const sources = notes.map(([, name = '', note = '']) =>
    footnoteSource(numbers.get(name) ?? 0, note.replace(/\s*\n\s*/g, ' ').trim()),
  );
  const body = text
    .replace(FOOTNOTE, '')
    .replace(FOOTNOTE_MARK, (mark, name) => (numbers.has(name) ? `\\[${numbers.get(name)}\\]` : mark));
  return { body, sources };
}

/** Reads GitHub Flavored Markdown with footnotes and front matter. Errors: ImportError if the latter is invalid. */
export function readMarkdown(text: string, place?: ArchivePlace): RawPost {
  const unified = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { texts, dates, labels, ...front } = readFrontMatter(unified);
  const record = blogRecordSchema.safeParse(front.record).data;
  const frame = withoutFrame(front.body);
  const { body, sources } = withoutFootnotes(frame.body);
  const title = texts.get('title') ?? '';
  const [coverUrl, coverAlt, coverCredit] = ['cover', 'coveralt', 'covercredit'].map((name) => texts.get(name));
  return {
    // Titles from other sites can contain entities: "Tom &amp; Jerry".
    title: record ? title : htmlText(title.replaceAll('<', '&lt;')),
    // One that is too long is refused as a post.
    html: body.length > MAX_POST_CHARACTERS ? body : markdownHtml(body),
    dates,
    labels,
    language: texts.get('lang') ?? texts.get('language'),
    description: texts.get('description'),
    sources,
    record,
    sourceType: texts.get('digital_source_type'),
    note: texts.get('note') ?? frame.note,
    cover: coverUrl
      ? pictureLink({ url: coverUrl, alt: coverAlt ?? '', source: coverCredit ?? '' }, place)
      : frame.cover,
  };
}
