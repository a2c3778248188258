import { describe, expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { citedSources } from '@/lib/writing/evidence/citations.ts';
import { aBlog, anImage, aSection } from './a-blog.ts';
import { PLACES } from './places.ts';

const LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const BEES = { url: 'https://bees.example/', title: 'Bees & <roofs>' };
const SOURCES = [
  { number: 1, ...BEES, quote: 'Bees need water.', license: LICENSE },
  { number: 2, url: 'https://shop.example/', title: 'A shop', quote: 'Hives cost 90 euros.' },
  { number: 3, ...BEES, quote: 'Hives need shade.', license: LICENSE },
];
const blogWith = (changes: Partial<Blog>) => ({ ...aBlog({}), sources: SOURCES, ...changes });

describe.each(PLACES)('a source %s', (_, show) => {
  test('is named once in the list, with the numbers of its passages', () => {
    const shown = show(blogWith({ content: { ...aBlog({}).content, intro: 'Bees.' } }));
    const list = shown.replace(/<div class="blog-quote".*?<\/div>/gs, '');
    expect(list.match(/Bees (?:\\?&|&amp;) (?:\\?<|&lt;)roofs/g)).toHaveLength(1);
    const places = ['roofs', /\[\^?1\\?\]|value="1"/, /\[\^?3\\?\]|value="3"/, 'A shop', /\[\^?2\\?\]|value="2"/];
    const found = places.map((text) => list.search(text));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });
});

const QUOTES = ['Bees need water.', 'Hives need shade.', 'Hives cost 90 euros.'];

test.each<[string, readonly string[]]>([
  ['on its page', QUOTES],
  ['in Markdown', QUOTES],
  ['in a post in HTML', QUOTES],
  // Where nothing can be folded.
  ['in a post in Markdown', []],
  ['in a form', []],
])('passages are quoted %s: %j', (place, quotes) => {
  const shown = new Map(PLACES).get(place)?.(blogWith({}));
  expect(QUOTES.filter((quote) => shown?.includes(quote))).toEqual(quotes);
});

describe.each(PLACES)('the license of a page that may be taken over, %s', (_, show) => {
  test('is named once, with a link to its terms', () => {
    const shown = show(blogWith({}));
    expect(shown.match(/in excerpts, licensed/g)).toHaveLength(1);
    expect(shown).toContain('CC BY 4.0');
    expect(shown).toContain('creativecommons.org/licenses/by/4.0/');
  });

  test('is not spoken of where no page has one', () => {
    const shown = show(blogWith({ sources: SOURCES.slice(1, 2) }));
    expect(shown).not.toMatch(/licensed|creativecommons/);
  });
});

test('a page hands its license on to what is cited of it', () => {
  const page = { number: 4, ...BEES, text: 'Bees need water.', license: LICENSE };
  expect(citedSources([{ number: 1, source: 4, quote: 'Bees need water.' }], [page])).toEqual([SOURCES[0]]);
});

/** A blog with a picture as its cover and in a section, whose maker is named. */
function pictured(given: { drawing?: number }) {
  const image = anImage({ source: 'Drawn by Ann', sourceUrl: '', ...given });
  const { content } = aBlog({});
  const sections = [aSection({ images: [image] })];
  return aBlog({ cover: image, content: { ...content, sections } });
}

describe.each(PLACES.filter(([place]) => place !== 'in a form'))('a picture %s', (_, show) => {
  test('names its maker', () => {
    expect(show(pictured({}))).toContain('Drawn by Ann');
  });

  test('has no caption where it is a drawing of ours', () => {
    expect(show(pictured({ drawing: 0 }))).not.toMatch(/Drawn by Ann|figcaption/);
  });
});
