import { readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { processWide } from '../process-wide.ts';
import { SOURCE_LANGUAGE, sentenceGap } from './languages.ts';
import { createTranslator, listFormat, type Translator, within } from './translator.ts';
import type { Given, Listed, MessageKey, Messages, Namespace, ValuesFor } from './types.ts';

/** `messages/{language}.json`: sentences in ICU form by the parts of their keys. */
export type Catalogue = { readonly [part: string]: string | Catalogue };

export const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(path.resolve('messages', `${language}.json`), 'utf8'));

/** Compiles messages, those of `source` where there are no others, as plain objects, which a page can carry. */
export function compileAll(source: Catalogue, own: Catalogue): Messages {
  const compiled = Object.entries(source).map(([part, value]) => {
    const other = own[part] ?? value;
    return [
      part,
      typeof value === 'string' ? structuredClone(compile(other as string)) : compileAll(value, other as Catalogue),
    ];
  });
  return Object.fromEntries(compiled);
}

const catalogues = processWide('catalogues', () => new Map<string, Catalogue>());
const compiled = processWide('messages', () => new Map<string, Messages>());

function catalogueOf(language: string): Catalogue {
  const known = catalogues().get(language) ?? readCatalogue(language);
  catalogues().set(language, known);
  return known;
}

export const isPart = (part: string): boolean => Object.hasOwn(catalogueOf(SOURCE_LANGUAGE), part);

export const isMessageKey = (text: string): text is MessageKey =>
  /^[a-z]\w*(?:\.[\w-]+)+$/i.test(text) && typeof findIn(catalogueOf(SOURCE_LANGUAGE), text) === 'string';

const findIn = (catalogue: Catalogue, key: string) =>
  key.split('.').reduce<string | Catalogue | undefined>((found, part) => (found as Catalogue)?.[part], catalogue);

/** All messages under the first part of a key, compiled once. */
export function messagesOf(language: string, part: string): Messages {
  const name = `${language}.${part}`;
  const known = compiled().get(name);
  if (known) return known;
  const source = catalogueOf(SOURCE_LANGUAGE)[part] as Catalogue;
  const own = (catalogueOf(language)[part] ?? {}) as Catalogue;
  const made = compileAll(source, own);
  compiled().set(name, made);
  return made;
}

export function translatorFor<Name extends Namespace>(language: string, namespace: Name): Translator<Name> {
  const [part = '', ...rest] = namespace.split('.');
  const common = createTranslator<'common'>(language, messagesOf(language, 'common'));
  return createTranslator<Name>(language, within(messagesOf(language, part), rest), common);
}

/** A sentence for the user, in no language yet. */
export type Sentence = { key: MessageKey; values?: Readonly<Record<string, unknown>> | undefined };

/** Names a sentence, with its values. */
export const sentence = <Key extends MessageKey>(key: Key, ...[values]: Given<Listed<ValuesFor<Key>>>): Sentence => ({
  key,
  values,
});

const asNote = (said: Sentence): string => JSON.stringify(said, writeDate);

/**
 * A sentence as a text that can be stored or thrown before its reader is known: its key and values as JSON. Values are
 * texts, which may be notes themselves, lists of texts, numbers, and dates.
 */
export const note = <Key extends MessageKey>(key: Key, ...values: Given<Listed<ValuesFor<Key>>>): string =>
  asNote(sentence(key, ...values));

const NOTE = /^\{"key":"([\w.-]+)"(?:,"values":\{.*\})?\}$/s;

/** JSON knows no dates, and a text may look like one. */
function writeDate(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  return this[name] instanceof Date ? { date: value } : value;
}

const readDate = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'date' in value ? new Date(value.date as string) : value;

function readNote(text: string): Sentence | undefined {
  if (!isMessageKey(NOTE.exec(text)?.[1] ?? '')) return undefined;
  try {
    return JSON.parse(text, readDate);
  } catch {
    return undefined;
  }
}

type PlainTranslator = (key: string, values: Sentence['values']) => string;

/** Notes follow each other as sentences; other texts are listed: a, b and c. */
function sayAll(language: string, list: readonly string[]): string {
  const said = list.map((each) => say(language, each));
  return list.some(readNote) ? said.join(sentenceGap(language)) : listFormat(language).format(said);
}

function sayValue(language: string, value: unknown): unknown {
  if (Array.isArray(value)) return sayAll(language, value);
  return typeof value === 'string' ? say(language, value) : value;
}

function saySentence(language: string, { key, values = {} }: Sentence): string {
  const [part = '', ...rest] = key.split('.');
  const translate = createTranslator(language, messagesOf(language, part)) as unknown as PlainTranslator;
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(language, value)]);
  return translate(rest.join('.'), Object.fromEntries(said));
}

/** Says a sentence in a language, and a text as it is unless it is a note. */
export function say(language: string, said: Sentence | string): string {
  if (typeof said !== 'string') return saySentence(language, said);
  const found = readNote(said);
  try {
    return found ? saySentence(language, found) : said;
  } catch {
    // Somebody's own text that looks like a note and lacks its values.
    return said;
  }
}

/** A sentence of the API, whose language is English. */
export const inEnglish = <Key extends MessageKey>(key: Key, ...values: Given<Listed<ValuesFor<Key>>>): string =>
  say(SOURCE_LANGUAGE, sentence(key, ...values));

/** An error with a reason for the user: a sentence, or another's words. Its message is in English. */
export class NotedError extends Error {
  readonly #reason: string;
  constructor(reason: Sentence | string, options?: ErrorOptions) {
    super(say(SOURCE_LANGUAGE, reason), options);
    this.#reason = typeof reason === 'string' ? reason : asNote(reason);
  }

  /** A note, or another's words. Not a field, as logs have the message. */
  get reason(): string {
    return this.#reason;
  }
}
