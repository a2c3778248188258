import { expect, test } from 'vitest';
import { coverAddress, plainTags, postDescription, postMarkdown } from '@/lib/backlinks/platforms/shared/post.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import { markdownHtml } from '../../fakes/post-page.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { CANONICAL_URL, postWith } from '../../support/posts.ts';

const source = (number: number, url: string, title = 'A page') => ({ number, url, title });

const imageWith = (given: Partial<BlogImage>): BlogImage => ({
  url: '/api/images/i1',
  title: 'Coffee',
  alt: 'Beans',
  source: '',
  sourceUrl: '',
  width: 600,
  height: 400,
  ...given,
});

const illustrated = (...images: BlogImage[]) =>
  postWith({ blog: { content: { sections: [{ heading: 'Beans', content: 'Fresh.', images }] } } });

test('writes the whole article and a link to the original', () => {
  const markdown = postMarkdown(
    postWith({
      blog: {
        writer: 'person',
        sources: [source(1, 'https://example.com/beans', 'Beans')],
        content: {
          intro: 'Coffee [1].\n\n- fresh\n- ground',
          sections: [{ heading: 'Water', content: '1. heat\n2. pour', images: [] }],
          conclusion: 'Drink.',
        },
      },
    }),
  );
  expect(markdown).toBe(`Coffee [\\[1\\]](https://example.com/beans).

- fresh
- ground

## Water

1. heat
2. pour

## Conclusion

Drink.

## Sources

- \\[1\\] [Beans](https://example.com/beans)

Originally published at [A Title](https://quillcast.example/share/abc123)
`);
});

test('uses no footnotes', () => {
  const sources = [source(1, 'https://example.com/a (b)'), source(2, 'not an address', 'A book')];
  const markdown = postMarkdown(postWith({ blog: { sources, content: { intro: 'a [1] b [2]' } } }));
  expect(markdown).not.toContain('[^');
  expect(markdown).toContain('a [\\[1\\]](https://example.com/a%20%28b%29) b \\[2\\]');
  expect(markdown).toContain('- \\[2\\] A book');
});

test.each([
  ['model', 'Written with AI.'],
  ['digest', 'A digest of the sources it names, made without an AI model.'],
  ['close', 'Excerpts from our library, CC BY 4.0.'],
] as const)('says of a text by the %s writer who wrote it', (writer, words) => {
  expect(postMarkdown(postWith({ blog: { writer } }))).toContain(`\n*${words}`);
});

test('gives pictures absolute addresses and credits', () => {
  const stored = imageWith({ source: 'Ada', sourceUrl: 'https://example.com/beans' });
  const remote = imageWith({ url: 'https://cdn.example/b.webp', alt: 'A [cup]', source: 'Bob' });
  const markdown = postMarkdown(illustrated(stored, remote));
  expect(markdown).toContain('![Beans](https://quillcast.example/api/images/i1)\n\n*[Ada](https://example.com/beans)*');
  expect(markdown).toContain('![A \\[cup\\]](https://cdn.example/b.webp)\n\n*Bob*');
});

test('leaves out a picture without a web address', () => {
  const markdown = postMarkdown(illustrated(imageWith({ url: 'data:image/png;base64,AAAA' })));
  expect(markdown).not.toContain('data:');
});

test.each(HOSTILE_TEXTS)('shows %j literally', (text) => {
  const html = markdownHtml(postMarkdown(postWith({ blog: { content: { title: text, intro: text } } })), '');
  const links = [...html.matchAll(/<(?:a href|img src)="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual([CANONICAL_URL]);
});

test.each([
  ['\\# not a heading', '\\# not a heading'],
  ['\\- a\nb', '\\- a b'],
  ['&lt;b&gt; & co', '\\&lt;b\\&gt; & co'],
  ['{% raw %} {{ x }}', '\\{% raw %\\} \\{\\{ x \\}\\}'],
])('escapes %j', (intro, shown) => {
  const markdown = postMarkdown(postWith({ blog: { content: { intro } } }));
  expect(markdown.split('\n')[0]).toBe(shown);
});

test('describes a blog by the start of its introduction, without citations', () => {
  const { blog } = postWith({
    blog: {
      sources: [source(1, 'https://example.com/')],
      content: { intro: `Coffee [1], for everybody.\n\n- ${'beans '.repeat(40)}` },
    },
  });
  expect(postDescription(blog)).toBe(`Coffee, for everybody. ${'beans '.repeat(21).trim()}…`);
});

test('uses the first public picture as cover', () => {
  const local = imageWith({ url: 'http://localhost:3000/api/images/i1' });
  const data = imageWith({ url: 'data:image/png;base64,AAAA' });
  expect(coverAddress(illustrated(local, data, imageWith({ url: '/api/images/i2' })))).toBe(
    'https://quillcast.example/api/images/i2',
  );
  expect(coverAddress({ ...illustrated(local), canonicalUrl: 'http://localhost:3000/share/a' })).toBeUndefined();
});

test.each([
  [
    ['Café crème', 'brewing'],
    ['cafecreme', 'brewing'],
  ],
  [
    ['Coffee', 'C++', 'a', 'b', 'c'],
    ['coffee', 'cplusplus', 'a', 'b'],
  ],
  [['Чай'], ['chay']],
  [['x'.repeat(31)], []],
  [undefined, []],
])('the tags %j of a blog are %j on a platform', (given, tags) => {
  expect(plainTags(postWith({ blog: { tags: given } }).blog, 4, 30)).toEqual(tags);
});
