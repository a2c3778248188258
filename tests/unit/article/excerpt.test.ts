import { expect, test } from 'vitest';
import { excerpt, lineExcerpt } from '@/lib/article/plain-text.ts';

test('keeps a text at the limit', () => {
  expect(excerpt('Tea is a leaf.', 14, 'en')).toBe('Tea is a leaf.');
});

test.each([
  ['en', 'Water just off the boil suits black tea.', 18, 'Water just off the…'],
  ['en', 'Water just off the boil suits black tea.', 20, 'Water just off the…'],
  ['en', 'Water just off the boil suits black tea.', 23, 'Water just off the boil…'],
  ['de', 'Wasser, das gerade gekocht hat', 12, 'Wasser, das…'],
  ['fr', 'L’eau, juste avant ébullition', 20, 'L’eau, juste avant…'],
  ['ru', 'Вода, которая только что закипела', 14, 'Вода, которая…'],
  ['zh-Hans', '大多数读书笔记都停在第四页', 6, '大多数读书…'],
  ['ja', '自宅でおいしいコーヒーを淹れる方法', 9, '自宅でおいしい…'],
])('cuts between words in %s: %s', (tag, text, limit, expected) => {
  expect(excerpt(text, limit, tag)).toBe(expected);
});

test('leaves neither a comma nor an opening bracket before the ellipsis', () => {
  expect(excerpt('Green tea, (sencha above all) is steamed.', 12, 'en')).toBe('Green tea…');
});

test.each([
  ['en', 'Every batch has a start. Then it goes on.', 24, 'Every batch has a start…'],
  ['en', 'Is it hot? Then wait a minute.', 10, 'Is it hot?…'],
  ['ja', '水を沸かします。お茶を淹れます。', 8, '水を沸かします…'],
])('leaves no full stop before the ellipsis in %s: %s', (tag, text, limit, expected) => {
  expect(excerpt(text, limit, tag)).toBe(expected);
});

test('cuts a single word longer than the limit', () => {
  expect(excerpt('a'.repeat(200), 150, 'en')).toBe(`${'a'.repeat(150)}…`);
});

test('never splits a character', () => {
  expect(excerpt('😀'.repeat(160), 150, 'en')).toBe(`${'😀'.repeat(150)}…`);
});

test('a card has neither marks nor citations', () => {
  expect(lineExcerpt('**Hot** [1], [water](https://a.example/) [9].\n\n- One\n- Two', 20, 'en')).toBe(
    'Hot, water. One Two',
  );
});
