import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { keyFaults, otherLanguages, sentencesIn, sentencesOf, valueFaults } from '../../support/catalogues.ts';

const SOURCE = sentencesOf('en');

test('every English message compiles', () => {
  const broken = [...SOURCE].filter(([, sentence]) => {
    try {
      compile(sentence);
      return sentence.trim() !== sentence || sentence === '';
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test('names the keys that a catalogue lacks and has too many', () => {
  const source = sentencesIn({ a: { b: 'B', c: { d: 'D' } } });
  expect(keyFaults(source, sentencesIn({ a: { b: 'Б', e: 'Е' } }))).toEqual({ missing: ['a.c.d'], needless: ['a.e'] });
  expect(keyFaults(source, source)).toEqual({ missing: [], needless: [] });
});

test.each([
  ['the same words', 'Save', 'Сохранить', []],
  ['the same value elsewhere', '{count} of {size}', '{size}, {count}', []],
  ['forms that English lacks', '{count} blogs', '{count, plural, one {# блог} few {# блога} other {# блогов}}', []],
  ['fewer forms', '{count, plural, one {# blog} other {# blogs}}', '{count, plural, other {# 件}}', []],
  ['the same tag', 'Read <link>this</link>.', '<link>これ</link>を読む。', []],
  ['no value', 'Hello {name}', '你好', ['a.b: none, not {name}']],
  ['another value', 'Hello {name}', '你好 {title}', ['a.b: {title}, not {name}']],
  ['a value too many', 'Hello', '你好 {name}', ['a.b: {name}, not none']],
  ['no tag', 'Read <link>this</link>.', 'Читать', ['a.b: none, not <link>']],
  ['a value within a tag', '<b>{name}</b>', '{name}<b>!</b>', []],
  ['a value only in a form', '{n, plural, other {{name}}}', '{n, plural, other {#}}', ['a.b: {n}, not {name} {n}']],
  [
    'other options',
    '{kind, select, a {A} other {B}}',
    '{kind, select, b {A} other {B}}',
    ['a.b: {kind: b, other}, not {kind: a, other}'],
  ],
])('compares the values of a translation with %s', (_, english, other, faults) => {
  expect(valueFaults(sentencesIn({ a: { b: english } }), sentencesIn({ a: { b: other } }))).toEqual(faults);
});

test('every catalogue takes the values of the English one', () => {
  const faults = otherLanguages().map((language) => [language, valueFaults(SOURCE, sentencesOf(language))]);
  expect(faults.filter(([, found]) => found?.length !== 0)).toEqual([]);
});

test('no catalogue has keys that the English one lacks', () => {
  const needless = otherLanguages().map((language) => [language, keyFaults(SOURCE, sentencesOf(language)).needless]);
  expect(needless.filter(([, found]) => found?.length !== 0)).toEqual([]);
});
