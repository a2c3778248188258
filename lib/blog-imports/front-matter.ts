import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ImportError } from './types.ts';

type Format = { pattern: RegExp; parse: (text: string) => unknown; problem: string };

/** Front matter as static site generators write it. */
const FORMATS: readonly Format[] = [
  {
    pattern: /^---[ \t]*\n([\s\S]{0,2000000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
    // No tags or types, and no aliases, as a few lines of them could expand to gigabytes.
    parse: (text) => parseYaml(text, { schema: 'failsafe', maxAliasCount: 0 }),
    problem: IMPORT_MESSAGES.frontMatter('YAML', '---'),
  },
  {
    pattern: /^\+\+\+[ \t]*\n([\s\S]{0,2000000}?)\n\+\+\+[ \t]*(?:\n|$)/,
    parse: parseToml,
    problem: IMPORT_MESSAGES.frontMatter('TOML', '+++'),
  },
  {
    pattern: /^(\{\n[\s\S]{0,2000000}?\n\})[ \t]*(?:\n|$)/,
    parse: JSON.parse,
    problem: IMPORT_MESSAGES.frontMatter('JSON', '{ }'),
  },
];

/** Dates, the publication before the creation. */
const DATES = 'date publishdate pubdate published published_at publishedat created created_at createdat'.split(' ');
const LABELS = ['tags', 'categories', 'keywords'];

export type FrontMatter = {
  /** Texts by lower-case name. */
  texts: Map<string, string>;
  dates: string[];
  /** Tags and categories, which a blog does not have. */
  labels: number;
  record: unknown;
  /** The Markdown below it. */
  body: string;
};

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Reads front matter in YAML, TOML or JSON. Errors: ImportError if it is invalid. */
export function readFrontMatter(markdown: string): FrontMatter {
  const format = FORMATS.find(({ pattern }) => pattern.test(markdown));
  const [whole = '', inner = ''] = format?.pattern.exec(markdown) ?? [];
  let values: unknown;
  try {
    values = format?.parse(inner);
  } catch {
    throw new ImportError(format?.problem ?? '');
  }
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  const texts = new Map(
    entries.flatMap(([name, value]) => {
      const text = textOf(value);
      return typeof text === 'string' ? [[name.toLowerCase(), text.trim()] as const] : [];
    }),
  );
  return {
    texts,
    dates: DATES.map((name) => texts.get(name) ?? '').filter((text) => /\d/.test(text)),
    labels: entries.filter(([name]) => LABELS.includes(name.toLowerCase())).flatMap(([, value]) => value || []).length,
    record: entries.find(([name]) => name === 'quillcast')?.[1],
    body: markdown.slice(whole.length).replace(/^\n+/, ''),
  };
}
