import { marked } from 'marked';
import { parse } from 'yaml';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './errors.ts';
import type { RawPost } from './types.ts';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** What stands around the article in a blog's own Markdown (GET /share/{id}.md). */
const CANONICAL = /\n\nCanonical: <[^\s<>]+>\s*$/;
const BYLINE = /^(# .+\n\n)_.+_\n\n/;
const NOTE = /\n\n_[^\n]+_$/;

const FOOTNOTE = /^\[\^(\d{1,3})\]:[ \t]+(.+)$/gm;
const FOOTNOTE_MARK = /(?<!\\)\[\^(\d{1,3})\]/g;

/** A footnote that is a source: its link, and the passage it rests on. */
const SOURCE = /^\[((?:\\.|[^\\\]])*)\]\((https?:[^\s()]+)\)(?:: “(.+)”)?$/;

const withoutEscapes = (text: string) => text.replace(/\\([\\`*_{}[\]<>#|~&+=.)-])/g, '$1');

/** What front matter says, by lower-case names; every value is text. */
function frontMatter(yaml: string): Map<string, string> {
  let values: unknown;
  try {
    // No tags, no types, and no aliases, of which a few lines could make gigabytes.
    values = parse(yaml, { schema: 'failsafe', maxAliasCount: 0 });
  } catch {
    throw new ImportError(IMPORT_MESSAGES.frontMatter);
  }
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value.trim()] as const] : [],
    ),
  );
}

/** Without what our own Markdown has around the article. */
function withoutFrame(text: string): string {
  if (!CANONICAL.test(text)) return text;
  return text.replace(CANONICAL, '').replace(NOTE, '').replace(BYLINE, '$1');
}

function footnoteSource(number: number, text: string): BlogSource {
  const [, title, url, quote] = SOURCE.exec(text) ?? [];
  if (!url) return { number, url: '', title: withoutEscapes(text) };
  return {
    number,
    url,
    title: withoutEscapes(title ?? ''),
    ...(quote && { quote: withoutEscapes(quote) }),
  };
}

/** A text without its footnotes, which are what it cites by number. */
function withoutFootnotes(text: string): { body: string; sources: BlogSource[] } {
  const sources = [...text.matchAll(FOOTNOTE)].map(([, number, note = '']) =>
    footnoteSource(Number(number), note.trim()),
  );
  const known = new Set(sources.map(({ number }) => number));
  const body = text
    .replace(FOOTNOTE, '')
    .replace(FOOTNOTE_MARK, (mark, number) =>
      known.has(Number(number)) ? `\\[${number}\\]` : mark,
    );
  return { body, sources };
}

/**
 * A Markdown file (GitHub Flavored Markdown, with footnotes and front matter) as a post.
 * @throws ImportError where its front matter is no YAML
 */
export function readMarkdown(text: string): RawPost {
  const unified = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const front = FRONT_MATTER.exec(unified);
  const values = frontMatter(front?.[1] ?? '');
  const { body, sources } = withoutFootnotes(withoutFrame(unified.slice(front?.[0].length ?? 0)));
  return {
    title: values.get('title') ?? '',
    html: marked.parse(body, { async: false, gfm: true }),
    date: values.get('date'),
    language: values.get('lang') ?? values.get('language'),
    description: values.get('description'),
    sources,
  };
}
