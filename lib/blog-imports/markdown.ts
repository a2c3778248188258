import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { NOTE_ATTRIBUTE } from '@/lib/article/read-html-elements.ts';
import { blogRecordSchema } from '@/lib/blogs/record.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { htmlText } from './parts.ts';
import { pictureLink } from './picture-links.ts';
import { type ArchivePlace, ImportError, MAX_POST_CHARACTERS, type PictureLink, type RawPost } from './schema.ts';

const FORMATS: readonly { pattern: RegExp; parse: (text: string) => unknown; name: string; lines: string }[] = [
  {
    pattern: /^---[ \t]*\n([\s\S]{0,2000000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    // No tags or types, and no aliases, as a few lines of them could expand to gigabytes.
    parse: (text) => parseYaml(text, { schema: 'failsafe', maxAliasCount: 0 }),
    ...{ name: 'YAML', lines: '---' },
  },
  {
    pattern: /^\+\+\+[ \t]*\n([\s\S]{0,2000000}?)\n\+\+\+[ \t]*(?:\n|$)/,
    parse: parseToml,
    ...{ name: 'TOML', lines: '+++' },
  },
  { pattern: /^(\{\n[\s\S]{0,2000000}?\n\})[ \t]*(?:\n|$)/, parse: JSON.parse, ...{ name: 'JSON', lines: '{ }' } },
];

/** Dates, the publication before the creation. */
const DATES = 'date publishdate pubdate published published_at publishedat created created_at createdat'.split(' ');
const LABELS = ['tags', 'categories', 'keywords'];
const ADDRESSES = ['permalink', 'url', 'aliases', 'redirect_from'];

type FrontMatter = {
  texts: Map<string, string>;
  dates: string[];
  tags: string[];
  series: RawPost['series'];
  addresses: string[];
  record: unknown;
  body: string;
};

/** Reads front matter in YAML, TOML or JSON. @throws ImportError if it is invalid */
function readFrontMatter(markdown: string): FrontMatter {
  const format = FORMATS.find(({ pattern }) => pattern.test(markdown));
  const [whole = '', inner = ''] = format?.pattern.exec(markdown) ?? [];
  let values: unknown;
  try {
    values = format?.parse(inner);
  } catch {
    throw new ImportError(note('imports.frontMatter', { format: format?.name ?? '', lines: format?.lines ?? '' }));
  }
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  const texts = new Map(
    entries.flatMap(([name, value]) => {
      const text = value instanceof Date ? value.toISOString() : value;
      return typeof text === 'string' ? [[name.toLowerCase(), text.trim()] as const] : [];
    }),
  );
  const namesIn = (label: string, separator?: string) => {
    const value = entries.find(([name]) => name.toLowerCase() === label)?.[1];
    const names = typeof value === 'string' && separator ? value.split(separator) : [value].flat();
    return names.filter((name) => typeof name === 'string');
  };
  const [series] = namesIn('series');
  const order = texts.get('series_order') ?? '';
  return {
    texts,
    dates: DATES.map((name) => texts.get(name) ?? '').filter((text) => /\d/.test(text)),
    tags: LABELS.flatMap((label) => namesIn(label, ',')),
    series: series ? { name: series, part: /^\d{1,4}$/.test(order) ? Number(order) : 1 } : undefined,
    addresses: entries
      .flatMap(([name, value]) => (ADDRESSES.includes(name.toLowerCase()) ? [value].flat() : []))
      .filter((value) => typeof value === 'string'),
    record: entries.find(([name]) => name === 'quillcast')?.[1],
    body: markdown.slice(whole.length).replace(/^\n+/, ''),
  };
}

/** The parts around the article in GET /share/{id}.md. */
const CANONICAL = /\n\nCanonical: <[^\s<>]+>\s*$/;
const BYLINE = /^(# .+\n\n)_.+_\n\n/;
const NOTE = /\n\n_([^\n]+)_$/;
const ABOUT = /\n\n\*\*([^\n]+)\*\*: [^\n]+$/;
const COVER = /^(# .+\n\n)!\[((?:\\.|[^\\\]])*)\]\(([^\s()]+)\)(?:\n_\[?((?:\\.|[^\\\]])*)(?:\]\(([^\s()]*)\))?_)?\n\n/;

const withoutEscapes = (text: string) => text.replace(/\\([\\`*_{}[\]<>#|~&+=.)-])/g, '$1');

/** Strips the frame of our own Markdown: byline, cover, note, author and address. */
function withoutFrame(text: string): { body: string; note?: string; cover?: PictureLink | undefined } {
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

/** Marks of footnotes as `[n]`, and their texts as notes of `readHtml`. Names become numbers that are free. */
function footnotes(markdown: string): HtmlExtension {
  const numbers = new Map<string, number>();
  let highest = Math.max(0, ...Array.from(markdown.matchAll(/\[\^(\d{1,3})\]/g), ([, digits]) => Number(digits)));
  const footnoteNumber = (context: CompileContext, token: Token): number => {
    context.resume();
    const name = context.sliceSerialize(token).toLowerCase();
    const number = numbers.get(name) ?? (/^\d{1,3}$/.test(name) ? Number(name) : ++highest);
    numbers.set(name, number);
    return number;
  };
  return {
    enter: {
      gfmFootnoteCallString() {
        this.buffer();
      },
      gfmFootnoteDefinitionLabelString() {
        this.buffer();
      },
      gfmFootnoteDefinition() {
        this.getData('tightStack').push(false);
      },
    },
    exit: {
      gfmFootnoteCallString(token) {
        this.raw(`[${footnoteNumber(this, token)}]`);
      },
      gfmFootnoteDefinitionLabelString(token) {
        this.tag(`<div ${NOTE_ATTRIBUTE}="${footnoteNumber(this, token)}">`);
      },
      gfmFootnoteDefinition() {
        this.tag('</div>');
        this.getData('tightStack').pop();
      },
    },
  };
}

const markdownHtml = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral(), gfmFootnote(), cjkFriendlyExtension()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmAutolinkLiteralHtml(), footnotes(markdown)],
  });

/** Reads GitHub Flavored Markdown with footnotes and front matter. @throws ImportError if the latter is invalid */
export function readMarkdown(text: string, place?: ArchivePlace): RawPost {
  const unified = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { texts, dates, tags, series, ...front } = readFrontMatter(unified);
  const record = blogRecordSchema.safeParse(front.record).data;
  const { body, ...frame } = withoutFrame(front.body);
  const title = texts.get('title') ?? '';
  const [coverUrl, coverAlt, coverCredit] = ['cover', 'coveralt', 'covercredit'].map((name) => texts.get(name));
  return {
    // Titles from other sites can contain entities: "Tom &amp; Jerry".
    title: record ? title : htmlText(title.replaceAll('<', '&lt;')),
    // One that is too long is refused as a post.
    html: body.length > MAX_POST_CHARACTERS ? body : markdownHtml(body),
    dates,
    tags,
    series,
    slug: texts.get('slug'),
    addresses: front.addresses,
    language: texts.get('lang') ?? texts.get('language'),
    description: texts.get('description'),
    record,
    conclusionHeading: texts.get('conclusionheading'),
    sourceType: texts.get('digital_source_type'),
    note: texts.get('note') ?? frame.note,
    cover: coverUrl
      ? pictureLink({ url: coverUrl, alt: coverAlt ?? '', source: coverCredit ?? '' }, place)
      : frame.cover,
  };
}
