import { expect, test } from 'vitest';
import { pageCount, pageOf } from '@/components/profile/profile-screen.tsx';

test.each([
  [null, 1],
  ['1', 1],
  ['7', 7],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['two', 1],
  ['1e3', 1],
  ['999999', 1],
])('page=%j means page %i', (text, page) => {
  expect(pageOf(text)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [100, 10],
])('%i blogs make %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});
