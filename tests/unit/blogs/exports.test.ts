import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '@/lib/blog-design/article/document.tsx';
import { blogIdOfAddress, embedCode, oEmbed } from '@/lib/blog-exports/embed.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { sitemap } from '@/lib/blog-exports/sitemap.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { blogPosting, structuredData } from '@/lib/blogs/reading/metadata.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';
import { blogWith, HOSTILE_TEXTS } from '../../support/blogs.ts';

const ORIGIN = 'https://quillcast.test';

test('embeds a blog by a frame of full width, 800 high, without border, and a credit link', () => {
  const credit = inEnglish('embed.credit', { brand: 'Quillcast' });
  expect(embedCode({ id: 'abc', title: 'Tea & "Cake"' }, ORIGIN, credit)).toBe(
    '<iframe src="https://quillcast.test/embed/abc" width="100%" height="800" frameborder="0" style="max-width: 800px;" title="Tea &amp; &quot;Cake&quot;"></iframe>\n' +
      '<p><a href="https://quillcast.test">Created with Quillcast - AI-powered blog generator</a></p>',
  );
});

test.each([
  ['lowercases and hyphenates', 'How to Brew Coffee', 'blog-how-to-brew-coffee.html'],
  ['keeps other scripts', 'Как заварить чай', 'blog-как-заварить-чай.html'],
  ['drops what a path or header could trip over', '../../x"\r\n.html', 'blog-x-html.html'],
  ['never ends up without a name', '???', 'blog-untitled.html'],
])('names the downloaded file: %s', (_, title, name) => {
  expect(downloadFileName(title)).toBe(name);
});

test.each(['茶', 'ж', '𠮷', 'a'])(
  'names a file no longer than file systems take, of a long title of %j',
  (character) => {
    const name = downloadFileName(character.repeat(300));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(245);
    expect(name).toMatch(new RegExp(`^blog-${character}{50,100}\\.html$`, 'u'));
  },
);

const SHAPED = blogWith({
  sources: [{ number: 1, url: 'https://tea.example/heat', title: 'Heat' }],
  content: {
    intro: 'Begin.\n\n| Tea | Heat |\n| --- | --- |\n| Green | 80 °C [1] |\n| a \\| b | |',
    keyPoints: ['Soft water is *best* [1].', 'Wait.'],
    sections: [{ heading: 'Leaves', content: '> Watch the leaf [1].', images: [] }],
    questions: [{ question: 'How hot?', answer: 'Hot [1].\n\n- very' }],
  },
});

test('Markdown has tables, quotations, key points at the top and questions at the end', () => {
  expect(blogMarkdown(SHAPED, '').split('\n\n').slice(3, -1)).toEqual([
    'Begin.',
    '| Tea | Heat |\n| --- | --- |\n| Green | 80 °C [^1] |\n| a \\| b |  |',
    '## Key points',
    '- Soft water is *best* [^1].\n- Wait.',
    '## Leaves',
    '> Watch the leaf [^1].',
    '## Conclusion',
    'The end.',
    '## Questions and answers',
    '### How hot?',
    'Hot [^1].',
    '- very',
    '## Sources',
    '[^1]: [Heat](https://tea.example/heat)',
  ]);
});

test('JSON-LD lists the questions, if there are any', () => {
  const [posting, questions, ...more] = structuredData(SHAPED, ORIGIN);
  expect(posting).toMatchObject({ '@type': 'BlogPosting' });
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [{ '@type': 'Question', name: 'How hot?', acceptedAnswer: { '@type': 'Answer', text: 'Hot. very' } }],
  });
  expect(more).toEqual([]);
  expect(structuredData(blogWith(), ORIGIN)).toHaveLength(1);
});

test('Markdown has alt texts, empty where nobody described a picture', () => {
  const image = { url: '/api/images/i', title: 'Leaves', source: '', sourceUrl: '', width: 9, height: 9 };
  const images = [{ ...image, alt: 'A blue pot' }, { ...image, alt: '' }, image];
  const blog = blogWith({ content: { sections: [{ heading: 'A', content: 'B.', images }] } });
  const address = 'https://quillcast.test/api/images/i';
  expect(blogMarkdown(blog, '')).toContain(`![A blue pot](${address})\n\n![](${address})\n\n![](${address})`);
});

test('names the publisher with a logo in JSON-LD', () => {
  expect(blogPosting(blogWith(), ORIGIN)).toMatchObject({
    publisher: { name: 'Quillcast', logo: { '@type': 'ImageObject', url: 'https://quillcast.test/apple-icon.png' } },
  });
});

test.each(HOSTILE_TEXTS)('%j in JSON-LD cannot end its script element', (text) => {
  const data = blogPosting(blogWith({ content: { title: text } }), ORIGIN);
  const { document } = parseHTML(`<html><body>${renderToStaticMarkup(StructuredData({ data }))}</body></html>`);
  expect(document.body.children).toHaveLength(1);
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '').headline).toBe(text);
});

test.each([
  ['model', 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'],
  ['digest', 'https://schema.org/AlgorithmicMediaDigitalSource'],
  ['close', 'https://schema.org/AlgorithmicMediaDigitalSource'],
  ['person', undefined],
] as const)('JSON-LD names the source type of a %s', (writer, digitalSourceType) => {
  expect({ ...blogPosting(blogWith({ writer }), ORIGIN) }.digitalSourceType).toBe(digitalSourceType);
});

test('escapes a text in Markdown', () => {
  const link = '[click](javascript:alert(1)) <b>x</b> *y*';
  const markdown = blogMarkdown(blogWith({ content: { title: link } }), 'A note.');
  expect(markdown).toContain('# \\[click\\](javascript:alert(1)) \\<b\\>x\\</b\\> \\*y\\*');
  expect(markdown).toContain('_A note._');
  expect(markdown).toContain('Canonical: <https://quillcast.test/share/abc123>');
});

test('keeps lists and turns citations into footnotes', () => {
  const source = { number: 1, url: 'https://example.com/a (b)', title: 'Page' };
  const markdown = blogMarkdown(blogWith({ sources: [source], content: { intro: '- one [1]\n- two [2]' } }), '');
  expect(markdown).toContain('- one [^1]\n- two \\[2\\]');
  expect(markdown).toContain('[^1]: [Page](https://example.com/a%20%28b%29)');
});

test('Markdown names author and date in the article’s language', () => {
  const markdown = blogMarkdown(blogWith({ language: 'german', userDisplayName: 'Ada' }), '');
  expect(markdown).toContain('\n_Von Ada auf Quillcast · 1. März 2026 · 1 Min. Lesezeit_\n');
  expect(markdown).toContain('## Fazit\n');
  expect(markdown).not.toContain('Conclusion');
});

test('Markdown of British English has its tag and dates', () => {
  const markdown = blogMarkdown(blogWith({ locale: 'en-GB' }), '');
  expect(markdown).toContain('\nlang: en-GB\n');
  expect(markdown).toContain(' · 1 March 2026 · ');
});

test('Markdown lists the same sources under the same heading as the page', () => {
  const sources = [
    { number: 1, url: 'https://example.com/a', title: 'Seite', quote: 'Zwei Liter.' },
    { number: 2, url: 'https://example.com/b', title: '' },
    { number: 3, url: 'urn:isbn:1', title: 'Ein Buch' },
  ];
  const blog = blogWith({ language: 'german', sources, content: { intro: 'Wasser [1] und [3].' } });
  expect(blogMarkdown(blog, '')).toContain(
    [
      '## Quellen',
      '[Seite](https://example.com/a) [^1]',
      '[^1]: „Zwei Liter.“',
      '2. [https://example.com/b](https://example.com/b)',
      '[^3]: Ein Buch',
    ].join('\n\n'),
  );
});

test('Markdown credits pictures as their captions do', () => {
  const picture = { url: '/api/images/1', title: 'A loaf', alt: 'A loaf', width: 1200, height: 800 };
  const images = [
    { ...picture, source: 'Flour & Field', sourceUrl: 'https://example.org/loaf' },
    { ...picture, source: 'Ann', sourceUrl: '' },
    { ...picture, source: 'Illustration by Quillcast', sourceUrl: '', drawing: 1 },
  ];
  const sections = [{ heading: 'Bread', content: 'Rises.', images }];
  const markdown = blogMarkdown(blogWith({ content: { sections } }), '');
  expect(markdown).toContain(
    '![A loaf](https://quillcast.test/api/images/1)\n_[Flour & Field](https://example.org/loaf)_',
  );
  expect(markdown).toContain('\n_Ann_');
  expect(markdown).not.toContain('Illustration');
});

test.each([
  ['/share/abc', 'abc'],
  ['/s/abc/', 'abc'],
  ['/view/a-b_c', 'a-b_c'],
  ['/profile/abc', undefined],
  ['/share/a/b', undefined],
])('finds the blog of the address %s: %s', (path, id) => {
  expect(blogIdOfAddress(`${ORIGIN}${path}`, ORIGIN)).toBe(id);
});

test.each(['https://evil.example/share/abc', 'javascript:alert(1)', 'nothing'])('finds no blog at %s', (address) => {
  expect(blogIdOfAddress(address, ORIGIN)).toBeUndefined();
});

test('limits an oEmbed frame to the requested size', () => {
  expect(oEmbed(blogWith(), ORIGIN, { maxwidth: 400, maxheight: 300 })).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 400,
    height: 300,
    html: expect.stringContaining('src="https://quillcast.test/embed/abc123" width="400" height="300"'),
  });
});

test('escapes addresses in a sitemap', () => {
  expect(sitemap([{ url: 'https://quillcast.test/a?b&c' }])).toContain('<loc>https://quillcast.test/a?b&amp;c</loc>');
});

test('JSON-LD describes the author with links', () => {
  const author = {
    photoURL: '/api/images/a-512',
    thumbnailURL: '/api/images/a-192',
    biography: 'Keeps bees.',
    links: ['https://example.org/ada'],
  };
  const blog = blogWith({ userDisplayName: 'Ada', usernameSlug: 'ada', author });
  expect(blogPosting(blog, ORIGIN)).toMatchObject({
    author: {
      '@type': 'Person',
      name: 'Ada',
      url: `${ORIGIN}/user/ada`,
      image: `${ORIGIN}/api/images/a-512`,
      description: 'Keeps bees.',
      sameAs: ['https://example.org/ada'],
    },
  });
});

const HIVES = { url: 'https://bees.example/hives', title: 'Hives' };
const SOURCES = [
  { number: 1, ...HIVES, quote: 'Bees *drink*\ntwo litres.' },
  { number: 2, url: 'https://trees.example/', title: 'Trees', quote: 'Lime flowers in June.' },
  { number: 3, ...HIVES, quote: 'Hives are heavy.' },
];

test('names each page once in JSON-LD, however many passages are cited', () => {
  expect(blogPosting(blogWith({ sources: SOURCES }), ORIGIN).citation).toEqual([
    { '@type': 'WebPage', url: 'https://bees.example/hives', name: 'Hives' },
    { '@type': 'WebPage', url: 'https://trees.example/', name: 'Trees' },
  ]);
});

test('names each page once in Markdown, and quotes its passages in footnotes, in one line and as text', () => {
  const markdown = blogMarkdown(blogWith({ sources: SOURCES, content: { intro: 'Water [1].' } }), '');
  expect(markdown).toContain('Water [^1].');
  expect(markdown).toContain(
    [
      '[Hives](https://bees.example/hives) [^1] [^3]',
      '[^1]: “Bees \\*drink\\* two litres.”',
      '[^3]: “Hives are heavy.”',
      '[Trees](https://trees.example/) [^2]',
      '[^2]: “Lime flowers in June.”',
    ].join('\n\n'),
  );
});

test('citation marks are not words', () => {
  const intro = 'word '.repeat(460);
  const marked = 'word [12] '.repeat(460);
  const blog = (text: string) => blogWith({ sources: SOURCES, content: { intro: text } });
  const { wordCount } = blogPosting(blog(intro), ORIGIN);
  expect(blogPosting(blog(marked), ORIGIN).wordCount).toBe(wordCount);
  expect(readingMinutes(blog(marked))).toBe(readingMinutes(blog(intro)));
});
