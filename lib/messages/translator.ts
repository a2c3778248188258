import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import type { Given, KeyIn, Messages, Namespace, TitledIn, TitledMessage, ValuesIn, ValuesTitled } from './types.ts';

type Constructor<Made> = new (language: string, options?: object) => Made;

/** Formats of `Intl` are costly to make and are made once for each language and options. */
function once<Made>(Kind: Constructor<Made>) {
  const made = new Map<string, Made>();
  return (language: string, options?: object): Made => {
    const name = `${language} ${JSON.stringify(options)}`;
    const known = made.get(name) ?? new Kind(language, options);
    made.set(name, known);
    return known;
  };
}

export const dateFormat: (language: string, options?: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat = once(
  Intl.DateTimeFormat as Constructor<Intl.DateTimeFormat>,
);
export const numberFormat: (language: string, options?: Intl.NumberFormatOptions) => Intl.NumberFormat = once(
  Intl.NumberFormat as Constructor<Intl.NumberFormat>,
);
export const listFormat: (language: string, options?: Intl.ListFormatOptions) => Intl.ListFormat = once(
  Intl.ListFormat as Constructor<Intl.ListFormat>,
);

const OPTIONS = {
  formatters: { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: once(Intl.PluralRules) },
  timeZone: 'UTC',
} as Parameters<typeof format>[3];

/** Says the messages of a namespace in one language. */
export type Translator<Name extends Namespace> = {
  <Key extends KeyIn<Name>>(key: Key, ...values: Given<ValuesIn<Name, Key>>): string;
  /** For a message with tags: each is an element that gets the words between, or a function from them to what shows them. */
  rich<Key extends KeyIn<Name>>(key: Key, ...values: Given<ValuesIn<Name, Key>>): ReactNode;
  /** Title and description of a toast or another message of two parts. */
  titled<Stem extends TitledIn<Name>>(stem: Stem, ...values: Given<ValuesTitled<Name, Stem>>): TitledMessage;
  /** BCP 47 tag of the language. */
  language: string;
  /** For the words that all pages have. */
  common: Translator<'common'>;
};

export const within = (messages: Messages, parts: readonly string[]): Messages =>
  parts.reduce((found, part) => found[part] as Messages, messages);

const find = (messages: Messages, key: string) =>
  key.split('.').reduce<CompiledMessage | Messages | undefined>((found, part) => (found as Messages)?.[part], messages);

const markup = (value: unknown) =>
  isValidElement(value) ? (words: ReactNode) => cloneElement(value, undefined, words) : value;

/** Creates a translator for the messages of a namespace. A key that is missing is shown in place of its message. */
export function createTranslator<Name extends Namespace>(
  language: string,
  messages: Messages,
  common?: Translator<'common'>,
): Translator<Name> {
  const say = (key: string, values?: unknown): ReactNode => {
    const message = find(messages, key) as CompiledMessage | undefined;
    if (message === undefined) return key;
    const said = format<ReactNode>(message, language, values as FormatValues<ReactNode>, OPTIONS);
    return Array.isArray(said) ? createElement(Fragment, null, ...said) : said;
  };
  const rich = (key: string, values: object = {}) =>
    say(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markup(value)])));
  const titled = (stem: string, values?: unknown) => ({
    title: say(`${stem}.title`, values),
    ...(find(messages, `${stem}.description`) !== undefined && { description: say(`${stem}.description`, values) }),
  });
  return Object.assign(say, { rich, titled, language, common: common ?? say }) as Translator<Name>;
}
