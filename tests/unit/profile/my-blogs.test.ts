import { expect, test } from 'vitest';
import { pageCount, readPage } from '@/components/profile/profile-screen.tsx';
import { lastPageNumber, type MyBlogsView, myBlogsPath, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';

const ADDRESSES: readonly [Partial<MyBlogsView>, string][] = [
  [{}, '/blogs'],
  [{ q: '', order: 'newest', layout: 'grid', page: 1, state: undefined }, '/blogs'],
  [{ q: 'tea & cake', page: 2 }, '/blogs?q=tea+%26+cake&page=2'],
  [{ state: 'draft', order: 'title', layout: 'table' }, '/blogs?state=draft&order=title&layout=table'],
];

test.each(ADDRESSES)('the address of %j is %s', (view, address) => {
  expect(myBlogsPath(view)).toBe(address);
});

test.each(ADDRESSES)('parses the address of %j back to it', (view, address) => {
  const query = new URL(address, 'https://quillcast.test').searchParams;
  const whole = myBlogsSchema.parse(view);
  expect(myBlogsSchema.parse(Object.fromEntries(query))).toEqual(whole);
});

test('ignores repeated parameters', () => {
  expect(myBlogsSchema.parse({ q: ['tea', 'cake'], state: ['draft', 'public'] })).toEqual(myBlogsSchema.parse({}));
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [10_000, 417],
])('the last page of %i blogs is %i', (found, last) => {
  expect(lastPageNumber(found)).toBe(last);
});

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
  expect(readPage(text)).toBe(page);
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
