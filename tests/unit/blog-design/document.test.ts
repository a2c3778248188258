import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { HEIGHT_SCRIPT, renderDocument } from '@/lib/blog-design/article/document.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { aBlog } from './a-blog.ts';

const render = (given: Partial<Blog> = {}, options: Partial<Parameters<typeof renderDocument>[1]> = {}) =>
  renderDocument(aBlog(given), {
    readingMinutes: 4,
    assetUrl: (address) => address,
    canonicalUrl: 'https://quillcast.example/share/abc',
    description: 'Bread rises.',
    ...options,
  });

test('is a complete document that names itself, its language and its own address', () => {
  const document = parseHTML(render({ language: 'german' })).document;
  expect(render()).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Sourdough at Sea Level and Above');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Bread rises.');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://quillcast.example/share/abc',
  );
  expect(document.querySelectorAll('main > article.blog')).toHaveLength(1);
});

test('writes British English with its language and its dates', () => {
  const document = parseHTML(render({ locale: 'en-GB' })).document;
  expect(document.documentElement.lang).toBe('en-GB');
  expect(document.querySelector('article')?.getAttribute('lang')).toBe('en-GB');
  expect(document.querySelector('time')?.textContent).toBe('4 March 2026');
});

test('carries its styles and nothing that runs or is fetched', () => {
  const html = render();
  expect(html).toContain('.blog[data-style=retro]');
  expect(html).toContain('@media screen and (prefers-color-scheme:dark)');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|stylesheet|src="http|url\(/);
});

test('takes fonts and a script that it is given', () => {
  const html = render({}, { fontCss: '@font-face{font-family:"X"}', script: HEIGHT_SCRIPT });
  const document = parseHTML(html).document;
  expect(document.querySelector('style')?.textContent).toMatch(/^@font-face\{font-family:"X"\}/);
  expect(document.querySelector('script:not([type])')?.textContent).toBe(HEIGHT_SCRIPT);
});

test('cannot be left through its title or description', () => {
  const hostile = '</title></style><script>alert(1)</script>';
  const html = render({ content: { ...aBlog({}).content, title: hostile } }, { description: `"${hostile}` });
  const document = parseHTML(html).document;
  expect(document.querySelectorAll('script:not([type])')).toHaveLength(0);
  expect(document.title).toBe(hostile);
});

test('stays out of search results only if asked to', () => {
  const robots = (html: string) => parseHTML(html).document.querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robots(render({}, { noIndex: true }))).toBe('noindex');
  expect(robots(render())).toBeUndefined();
});

test('tells the framing page how tall it is, at once and when that changes', () => {
  const heights: unknown[] = [];
  let height = 812.4;
  const element = { getBoundingClientRect: () => ({ height }) };
  let changed = () => {};
  class ResizeObserver {
    constructor(callback: () => void) {
      changed = callback;
    }
    observe() {}
  }
  const parent = { postMessage: (message: unknown) => heights.push(message) };
  new Function('document', 'parent', 'ResizeObserver', HEIGHT_SCRIPT)(
    { documentElement: element },
    parent,
    ResizeObserver,
  );
  height = 900;
  changed();
  expect(heights).toEqual([
    { type: 'blog:height', height: 813 },
    { type: 'blog:height', height: 900 },
  ]);
});
