import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { renderDocument } from '@/lib/blog-design/article/document.tsx';
import { printFontFaces } from '@/lib/blog-design/fonts/faces.ts';
import { printInPage } from '@/lib/blog-exports/pdf/print.ts';
import { inBrowser } from '@/lib/browser/browser-job.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { aBlog, aSection } from './a-blog.ts';

const MONTHS = 'January February March April May June July August September October November December Thirteenth'.split(
  ' ',
);

const row = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${count}n${at}x`);

const LINK = `https://example.org/${'long'.repeat(40)}end`;
const CELLS = [
  ...[3, 7, 10, 30, 50].map((count) => [row('h', count), row('a', count), row('b', count)]),
  [['Crop', ...MONTHS], row('m', 14)],
  [
    ['Name', 'Address'],
    ['Site', LINK],
  ],
];
const TABLES = CELLS.map((rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
const STEPS = Array.from({ length: 12 }, (_, at) => `${at + 1}. step${at + 1}s`).join('\n');
/** In scripts and signs that the styles' faces lack. */
const SAMPLES = ['한국의음식', 'हिन्दी', 'ภาษาไทย', 'مرحبا', 'שלום', 'Ελλάδα', 'Nguyễn', '≥10℃→⅓'];
/** Passages, which open on a screen, of two pages; the last is no longer cited. */
const SOURCES = ['citedfirst', 'citednext', 'uncited'].map((word, at) => ({
  number: at + 1,
  url: `https://source${at % 2}s.example/`,
  title: `Source${at % 2}s`,
  quote: `The ${word} passage.`,
}));
const WORDS = [...CELLS.flat(2), ...STEPS.split(/\s+/), ...SOURCES.flatMap(({ title, quote }) => [title, quote])];

/** The PDF's text without spaces and breaks, and the pieces that are not wholly on their page. */
async function read(pdf: Uint8Array) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  let text = '';
  const outside: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , right = 0, top = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      text += item.str;
      const [, , , , x = 0, y = 0] = item.transform;
      if (x < 0 || y < 0 || x + item.width > right || y > top) outside.push(item.str);
    }
  }
  return { text: text.replace(/\s/g, '').toLowerCase(), outside };
}

test('every cell, list number and long word is on paper in every style', { timeout: 120_000 }, async () => {
  const content = [SAMPLES.join(' '), 'Cited [1][2].', STEPS, ...TABLES].join('\n\n');
  const printed = await inBrowser(async ({ page, deadline }) => {
    const pdfs: [string, Uint8Array][] = [];
    for (const style of SPECIFIED_STYLES) {
      const { content: texts } = aBlog({});
      const blog = aBlog({ style, sources: SOURCES, content: { ...texts, sections: [aSection({ content })] } });
      const fontCss = printFontFaces(style, 'english', content);
      const html = renderDocument(blog, {
        ...{ readingMinutes: 1, profileUrl: (slug) => slug, assetUrl: (url) => url, description: 'Bread', fontCss },
        ...{ canonicalUrl: blog.shareUrl, shareUrl: blog.shareUrl },
      });
      pdfs.push([style, await printInPage(page, html, deadline)]);
    }
    return pdfs;
  }, 100_000);
  for (const [style, pdf] of printed) {
    expect(Buffer.from(pdf).toString('latin1'), style).not.toContain('/Type3');
    // Those of the site, whatever the host has.
    expect(Buffer.from(pdf).toString('latin1'), style).toMatch(/GowunDodum.*NotoSansThai.*NotoSansArabic/s);
    const { text, outside } = await read(pdf);
    expect(outside, style).toEqual([]);
    expect(
      WORDS.filter((word) => !text.includes(word.replace(/\s/g, '').toLowerCase())),
      style,
    ).toEqual([]);
  }
});
