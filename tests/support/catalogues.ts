import { globSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { type Catalogue, readCatalogue } from '../../lib/messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '../../lib/messages/languages.ts';

/** Sentences in ICU form by key. */
export type Sentences = ReadonlyMap<string, string>;

export function sentencesIn(catalogue: Catalogue, parents: readonly string[] = []): Sentences {
  const entries = Object.entries(catalogue).flatMap(([part, value]): (readonly [string, string])[] => {
    const parts = [...parents, part];
    return typeof value === 'string' ? [[parts.join('.'), value]] : [...sentencesIn(value, parts)];
  });
  return new Map(entries);
}

export const sentencesOf = (language: string): Sentences => sentencesIn(readCatalogue(language));

export const otherLanguages = (): string[] =>
  globSync('messages/*.json')
    .map((file) => path.basename(file, '.json'))
    .filter((language) => language !== SOURCE_LANGUAGE)
    .toSorted();

/** Keys that a catalogue lacks, and those that it has too many. */
export function keyFaults(source: Sentences, other: Sentences): { missing: string[]; needless: string[] } {
  return {
    missing: [...source.keys()].filter((key) => !other.has(key)),
    needless: [...other.keys()].filter((key) => !source.has(key)),
  };
}

const SELECT = 1;
const [FIRST_WITH_OPTIONS, LAST_WITH_OPTIONS] = [1, 3];

/** What code gives a compiled message: `{name}`, `<name>`, and `{name: a, b}` for the options of a select. */
function argumentsIn(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node: unknown): string[] => {
    if (!Array.isArray(node)) return [];
    const [name, kind, ...rest] = node;
    if (kind === undefined) return [`{${name}}`];
    if (typeof kind !== 'number' || kind === 0) return [`<${name}>`, ...argumentsIn([kind, ...rest])];
    const options = kind >= FIRST_WITH_OPTIONS && kind <= LAST_WITH_OPTIONS ? rest[0] : {};
    const given = kind === SELECT ? `{${name}: ${Object.keys(options).toSorted().join(', ')}}` : `{${name}}`;
    return [given, ...Object.values(options).flatMap(argumentsIn)];
  });
}

const given = (sentence: string) => [...new Set(argumentsIn(compile(sentence)))].toSorted().join(' ');

/** Sentences that take other values or tags than those of `source`, as `key: theirs, not those of the source`. */
export function valueFaults(source: Sentences, other: Sentences): string[] {
  return [...other].flatMap(([key, sentence]) => {
    const [theirs, ours] = [given(sentence), given(source.get(key) ?? sentence)];
    return theirs === ours ? [] : [`${key}: ${theirs || 'none'}, not ${ours || 'none'}`];
  });
}
