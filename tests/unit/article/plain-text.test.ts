import { expect, test } from 'vitest';
import { plainLine, runningText } from '@/lib/article/plain-text.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { blogWith } from '../../support/blogs.ts';

const TABLE = '| Tea | Heat | Time |\n| Green | 80 °C [1] | 2 min |\n|  | 98 °C |  |';

test('flattens a table to one line, column by column', () => {
  expect(plainLine(`Before.\n\n${TABLE}\n\n> After [1].`, new Set([1]))).toBe(
    'Before. Green – Heat: 80 °C; Time: 2 min Heat: 98 °C After.',
  );
});

test('running text drops tables and quotation marks only', () => {
  expect(runningText(`One.\n\n${TABLE}\n\n> Two\n> three.\n\n- four\n- five`)).toBe(
    'One.\n\nTwo three.\n\n- four\n- five',
  );
  expect(runningText('One | two > three [1].\n\n\nFour.')).toBe('One | two > three [1].\n\nFour.');
});

test('key points and answers count in the reading time', () => {
  const long = 'word '.repeat(460);
  const questions = [{ question: 'Why?', answer: long }];
  expect(readingMinutes(blogWith({ content: { keyPoints: [long], questions } }))).toBe(4);
});

test('table cells count in the reading time', () => {
  const rows = '| Word after word | and another word |\n'.repeat(40);
  const intro = `| Head | Head |\n${rows}`;
  expect(readingMinutes(blogWith({ content: { intro } }))).toBe(1);
  expect(readingMinutes(blogWith({ content: { intro: `${intro}${rows}${rows}` } }))).toBe(3);
});

test.each([
  ['japanese', 5500, 10],
  ['chinese', 4000, 10],
] as const)('reading time of %s goes by its characters', (language, characters, minutes) => {
  const intro = `${'雨が降る。'.repeat(characters / 4)}`;
  expect(readingMinutes(blogWith({ language, content: { intro } }))).toBe(minutes);
});
