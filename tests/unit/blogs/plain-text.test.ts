import { expect, test } from 'vitest';
import { metaDescription } from '@/lib/blogs/page/description.ts';
import { readingMinutes } from '@/lib/blogs/reading-time.ts';
import { plainLine, runningText } from '@/lib/blogs/text/plain-text.ts';
import { blogWith } from '../../support/blogs.ts';

const TABLE = '| Tea | Heat | Time |\n| Green | 80 °C [1] | 2 min |\n|  | 98 °C |  |';

test('says in one line what a table says, column by column', () => {
  expect(plainLine(`Before.\n\n${TABLE}\n\n> After [1].`, new Set([1]))).toBe(
    'Before. Green – Heat: 80 °C; Time: 2 min Heat: 98 °C After.',
  );
});

test('running text has no tables and no marks of quotations, and is else as it was', () => {
  expect(runningText(`One.\n\n${TABLE}\n\n> Two\n> three.\n\n- four\n- five`)).toBe(
    'One.\n\nTwo three.\n\n- four\n- five',
  );
  expect(runningText('One | two > three [1].\n\n\nFour.')).toBe('One | two > three [1].\n\nFour.');
});

test('describes a blog that begins with a quotation by its words', () => {
  expect(metaDescription(blogWith({ content: { intro: '> Watch the leaf.\n\nTea.' } }))).toBe(
    'Watch the leaf.\n\nTea....',
  );
});

test('key points and answers take time to read', () => {
  const long = 'word '.repeat(460);
  const questions = [{ question: 'Why?', answer: long }];
  expect(readingMinutes(blogWith({ content: { keyPoints: [long], questions } }))).toBe(4);
});

test('what stands in a table takes time to read', () => {
  const rows = '| Word after word | and another word |\n'.repeat(40);
  const intro = `| Head | Head |\n${rows}`;
  expect(readingMinutes(blogWith({ content: { intro } }))).toBe(1);
  expect(readingMinutes(blogWith({ content: { intro: `${intro}${rows}${rows}` } }))).toBe(3);
});
