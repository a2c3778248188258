import { describe, expect, test } from 'vitest';
import { readablePage, readableText } from '@/lib/research/pages/readable-text.ts';

const WORDS = 'Bees carry pollen from one flower to the next on every warm and dry day of the year. ';
const PROSE = `<p>${WORDS.repeat(3)}</p>`;

/** The blocks of a page that has this and enough prose around it. */
function htmlBlocks(html: string): string[] {
  const page = `<!doctype html><html><head><title>Bees</title></head><body><article>${PROSE}${html}${PROSE}</article></body></html>`;
  return readableText(page, 'https://bees.example/').text.split('\n\n').slice(1, -1);
}

/** A page with this in its head or body. */
function makeFacts(parts: { html?: string; head?: string; body?: string }, url = 'https://a.example/') {
  const page = `<!doctype html><html ${parts.html ?? ''}><head><title>Bees</title>${parts.head ?? ''}</head><body>${PROSE}${parts.body ?? ''}</body></html>`;
  const { language, license, published } = readableText(page, url);
  return { language, license, published };
}

describe('the blocks of a page', () => {
  test.each([
    ['h2', '## Hives'],
    ['h3', '### Hives'],
    ['h5', '### Hives'],
  ])('mark the heading %s', (tag, line) => {
    expect(htmlBlocks(`<${tag}>Hives</${tag}>${PROSE}`)[0]).toBe(line);
  });

  test('keep all that belongs to an item in its line, and inner lists as items', () => {
    const html = `<ol><li><p>Open.</p><p>Look.</p></li><li>Close<ul><li>slowly</li></ul></li></ol>`;
    expect(htmlBlocks(html)).toEqual(['- Open. Look.\n- Close\n- slowly']);
  });

  test.each([
    ['a list of links', '<ul><li><a href="/">Home</a><li><a href="/a">About</a><li><a href="/b">Shop</a></ul>'],
    ['crumbs', '<p><a href="/">Home</a> › <a href="/bees">Bees</a> › <a href="/roofs">Roofs</a></p>'],
    ['named crumbs', '<div class="site-breadcrumbs"><a href="/">Home</a> › Roofs</div>'],
    ['tabs', '<div role="tablist"><span>Text</span><span>Video</span></div>'],
  ])('leave out %s', (_, html) => {
    expect(htmlBlocks(html + PROSE)).toEqual([WORDS.repeat(3).trim()]);
  });

  test.each([
    [
      'rows over all others',
      `<tr>${'<td rowspan="9999">word</td>'.repeat(5000)}</tr>${'<tr><td>x</td></tr>'.repeat(4000)}`,
    ],
    ['one row of thousands of cells', `<tr>${'<td>word</td>'.repeat(9000)}</tr><tr><td>x</td></tr>`],
    ['cells as wide as can be', `<tr>${'<td colspan="99999">word</td>'.repeat(5000)}</tr>`.repeat(2)],
  ])('are no more than is stored from a table of %s', (_, rows) => {
    const { text } = readableText(`<html><body>${PROSE}<table>${rows}</table></body></html>`, 'https://a.example/');
    expect(text.length).toBeLessThanOrEqual(60_000);
  });

  test('are the same in Markdown, without its marks', () => {
    const body = `---
title: "Bees at home"
license: CC BY 4.0
---

A **first** paragraph with a [link](https://a.example "there") and *stress*,
over two lines. ${WORDS.repeat(3)}

## Hives

### Size
1. One
2. Two
   goes on

| Month | Work |
|-------|:----:|
| May   | Look |
`;
    const page = { url: 'https://a.example/', contentType: 'text/markdown', body: new TextEncoder().encode(body) };
    expect(readablePage(page)).toEqual({
      title: 'Bees at home',
      text: [
        `A first paragraph with a link and stress, over two lines. ${WORDS.repeat(3).trim()}`,
        ...['## Hives', '### Size', '- One\n- Two goes on', '| Month | Work |\n| May | Look |'],
      ].join('\n\n'),
    });
  });
});

describe('what a page says of itself', () => {
  const OPEN = '<a rel="license" href="https://creativecommons.org/licenses/by/4.0/">L</a>';

  test.each([
    ['lang="pt-BR"', 'pt'],
    ['lang="DE"', 'de'],
    ['lang=""', undefined],
    ['lang="english"', undefined],
  ])('is its language: %s', (html, language) => {
    expect(makeFacts({ html }).language).toBe(language);
  });

  test.each([
    ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0', 'licenses/by/4.0/'],
    ['http://creativecommons.org/licenses/by-sa/3.0/deed.de', 'CC BY-SA 3.0', 'licenses/by-sa/3.0/'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0', 'publicdomain/zero/1.0/'],
    ['https://www.creativecommons.org/publicdomain/mark/1.0', 'Public Domain Mark 1.0', 'publicdomain/mark/1.0/'],
  ])('is its open license: %s', (href, name, path) => {
    const license = { name, url: `https://creativecommons.org/${path}` };
    expect(makeFacts({ body: `<a rel="nofollow license" href="${href}">Licence</a>` }).license).toEqual(license);
    expect(makeFacts({ head: `<link rel="license" href="${href}">` }).license).toEqual(license);
  });

  test.each([
    ['for no commercial use', '<a rel="license" href="https://creativecommons.org/licenses/by-nc/4.0/">L</a>'],
    ['without derivatives', '<a rel="license" href="https://creativecommons.org/licenses/by-nd/4.0/">L</a>'],
    ['on another site', OPEN.replace('.org/', '.org.evil.example/')],
    ['only linked to', OPEN.replace(' rel="license"', '')],
    ['beside one that is not open', `${OPEN}<a rel="license" href="/terms">T</a>`],
  ])('is no open license %s', (_, body) => {
    expect(makeFacts({ body }).license).toBeUndefined();
  });

  test('is the license of a Wikimedia wiki', () => {
    expect(makeFacts({}, 'https://fr.wikipedia.org/wiki/Abeille').license).toEqual({
      name: 'CC BY-SA 4.0',
      url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    });
    expect(makeFacts({}, 'https://wikipedia.org.example/').license).toBeUndefined();
  });

  test.each([
    ['<meta property="article:published_time" content="2024-05-03T09:00:00Z">', '2024-05-03'],
    ['<script type="application/ld+json">{"@type":"Article","datePublished": "2023-11-30"}</script>', '2023-11-30'],
    ['<meta property="article:published_time" content="yesterday">', undefined],
  ])('is the day it was published: %s', (head, day) => {
    expect(makeFacts({ head }).published).toBe(day);
  });

  test('is the day of its first time, where nothing else tells it', () => {
    expect(makeFacts({ body: '<time datetime="2022-02-01T10:00">February</time>' }).published).toBe('2022-02-01');
  });
});
