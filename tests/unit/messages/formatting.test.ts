import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { compileAll } from '@/lib/messages/catalogue.ts';
import { listComma, sentenceGap } from '@/lib/messages/languages.ts';
import { createTranslator, dateFormat, listFormat, numberFormat } from '@/lib/messages/translator.ts';

const ENGLISH = {
  plain: "It’s done, isn't it?",
  quoted: "'<b>' and '{name}'",
  greeting: 'Hello {name}',
  blogs: '{count, plural, =0 {No blogs} one {# blog} other {# blogs}}',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  size: '{size, number} characters',
  year: 'Since {year}',
  seen: '{kind, select, draft {A draft} other {Public}}',
  link: 'Read <link>the {what}</link>.',
  both: '{kind, select, draft {<b>{count, plural, one {# draft} other {# drafts}}</b>} other {None}}',
  saved: { title: 'Saved {name}', description: 'It has {count, plural, one {# word} other {# words}}.' },
  gone: { title: 'Gone' },
};

const RUSSIAN = {
  greeting: 'Привет, {name}',
  blogs: '{count, plural, =0 {Нет блогов} one {# блог} few {# блога} many {# блогов} other {# блога}}',
  size: '{size, number} знаков',
  saved: { title: '{name}: сохранено' },
};

/** A translator whose keys are not those of the app. */
const translator = (language: string, own: object = {}) =>
  createTranslator(language, compileAll(ENGLISH, own as typeof ENGLISH)) as unknown as {
    (key: string, values?: object): string;
    rich(key: string, values?: object): ReactNode;
    titled(stem: string, values?: object): object;
    language: string;
  };

test.each([
  ['plain', {}, "It’s done, isn't it?"],
  ['quoted', {}, '<b> and {name}'],
  ['greeting', { name: '<b>{Ada}</b>' }, 'Hello <b>{Ada}</b>'],
  ['blogs', { count: 0 }, 'No blogs'],
  ['blogs', { count: 1 }, '1 blog'],
  ['blogs', { count: 1234 }, '1,234 blogs'],
  ['place', { place: 2 }, '2nd'],
  ['place', { place: 11 }, '11th'],
  ['size', { size: 50000 }, '50,000 characters'],
  ['year', { year: 2026 }, 'Since 2026'],
  ['seen', { kind: 'draft' }, 'A draft'],
  ['seen', { kind: 'unlisted' }, 'Public'],
])('says %s with %j', (key, values, expected) => {
  expect(translator('en')(key, values)).toBe(expected);
});

describe('tags', () => {
  const shown = (node: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, node));
  const b = (words: ReactNode) => createElement('b', null, words);

  it('become what shows the words between them', () => {
    const said = translator('en').rich('link', { what: 'guide & more', link: b });
    expect(shown(said)).toBe('Read <b>the guide &amp; more</b>.');
  });

  it('become elements that get the words between them', () => {
    const said = translator('en').rich('link', { what: 'guide', link: createElement('a', { href: '/guide' }) });
    expect(shown(said)).toBe('Read <a href="/guide">the guide</a>.');
  });

  it('stand in the options of a select', () => {
    expect(shown(translator('en').rich('both', { kind: 'draft', count: 2, b }))).toBe('<b>2 drafts</b>');
  });
});

test.each([
  ['saved', { name: 'Tea', count: 1 }, { title: 'Saved Tea', description: 'It has 1 word.' }],
  ['gone', {}, { title: 'Gone' }],
])('says %s in two parts', (stem, values, expected) => {
  expect(translator('en').titled(stem, values)).toEqual(expected);
});

test.each([
  ['greeting', { name: 'Ада' }, 'Привет, Ада'],
  ['blogs', { count: 3 }, '3 блога'],
  ['blogs', { count: 11 }, '11 блогов'],
  ['size', { size: 50000 }, '50\u00A0000 знаков'],
])('says %s with %j by the rules of another language', (key, values, expected) => {
  expect(translator('ru', RUSSIAN)(key, values)).toBe(expected);
});

test.each([
  ['where a language lacks a sentence', 'gone.title', {}, 'Gone'],
  ['where it has a sentence beside', 'saved.description', { count: 1 }, 'It has 1 word.'],
])('says English %s', (_, key, values, expected) => {
  expect(translator('ru', RUSSIAN)(key, values)).toBe(expected);
});

test('shows a key that no language has', () => {
  expect(translator('en')('saved.not.there')).toBe('saved.not.there');
  expect(translator('en')('A sentence. Not a key.')).toBe('A sentence. Not a key.');
});

test('names its language', () => {
  expect(translator('zh-Hans').language).toBe('zh-Hans');
});

test.each([
  ['en', '1/31/2026', '1,234.5', 'a, b, and c'],
  ['de', '31.1.2026', '1.234,5', 'a, b und c'],
  ['ja', '2026/1/31', '1,234.5', 'a、b、c'],
])('formats dates, numbers and lists in %s', (language, date, number, list) => {
  expect(dateFormat(language, { timeZone: 'UTC' }).format(new Date('2026-01-31T12:00:00Z'))).toBe(date);
  expect(numberFormat(language).format(1234.5)).toBe(number);
  expect(listFormat(language).format(['a', 'b', 'c'])).toBe(list);
});

test.each([
  ['de', 'A. B', 'A, B'],
  ['ja', 'A.B', 'A、B'],
  ['zh-Hans', 'A.B', 'A、B'],
])('sentences and lists in %s have its marks', (language, sentences, list) => {
  expect(['A.', 'B'].join(sentenceGap(language))).toBe(sentences);
  expect(['A', 'B'].join(listComma(language))).toBe(list);
});
