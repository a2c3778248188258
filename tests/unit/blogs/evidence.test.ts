import { expect, test } from 'vitest';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { blogPosting } from '@/lib/blogs/reading/metadata.ts';
import { blogWith } from '../../support/blogs.ts';

const HIVES = { url: 'https://bees.example/hives', title: 'Hives' };
const SOURCES = [
  { number: 1, ...HIVES, quote: 'Bees *drink*\ntwo litres.' },
  { number: 2, url: 'https://trees.example/', title: 'Trees', quote: 'Lime flowers in June.' },
  { number: 3, ...HIVES, quote: 'Hives are heavy.' },
];

test('names each page once in JSON-LD, however many passages are cited', () => {
  expect(blogPosting(blogWith({ sources: SOURCES }), 'https://quillcast.test').citation).toEqual([
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

test('leaves a footnote without a passage as it is', () => {
  const [{ quote, ...source }] = SOURCES as [(typeof SOURCES)[number]];
  const markdown = blogMarkdown(blogWith({ sources: [source], content: { intro: 'Water [1].' } }), '');
  expect(markdown).toContain('[^1]: [Hives](https://bees.example/hives)\n');
});

test('citation marks are not words', () => {
  const intro = 'word '.repeat(460);
  const marked = 'word [12] '.repeat(460);
  const blog = (text: string) => blogWith({ sources: SOURCES, content: { intro: text } });
  const { wordCount } = blogPosting(blog(intro), 'https://quillcast.test');
  expect(blogPosting(blog(marked), 'https://quillcast.test').wordCount).toBe(wordCount);
  expect(readingMinutes(blog(marked))).toBe(readingMinutes(blog(intro)));
});
