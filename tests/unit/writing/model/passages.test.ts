import { expect, test } from 'vitest';
import { passagesAbout } from '@/lib/writing/model/passages';

const PARAGRAPHS = [
  'Cookies help us to remember you.',
  'The city counts its bridges every spring.',
  'Bees on roofs find more flowers than bees in fields.',
  'The tram runs until midnight on most days.',
  'A hive on a roof needs shade, water and a fence.',
];
const SOURCE = {
  number: 1,
  url: 'https://x.example',
  title: 'Bees',
  text: PARAGRAPHS.join('\n\n'),
};

test('takes the paragraphs about the subject, in their own order', () => {
  const text = passagesAbout(SOURCE, 'What a hive with bees on a roof needs', 'english', 110);
  expect(text).toBe(`[…]\n\n${PARAGRAPHS[2]}\n\n[…]\n\n${PARAGRAPHS[4]}`);
});

test('takes the beginning when the subject is in another language', () => {
  const text = passagesAbout(SOURCE, 'Чего хотят пчёлы', 'russian', 80);
  expect(text).toBe(`${PARAGRAPHS[0]}\n\n${PARAGRAPHS[1]}`);
});

test('takes everything when there is room', () => {
  expect(passagesAbout(SOURCE, 'bees', 'english', 10_000)).toBe(SOURCE.text);
});

test('cuts a page that is one endless paragraph', () => {
  const page = { ...SOURCE, text: 'bees '.repeat(5000) };
  expect(passagesAbout(page, 'bees', 'english', 900)).toHaveLength(900);
});
