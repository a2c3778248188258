import { expect, test } from 'vitest';
import { formArticle } from '@/lib/backlinks/platforms/custom/custom.ts';
import { postMarkdown } from '@/lib/backlinks/platforms/shared/post.ts';
import { blogMarkdown, markdownFile } from '@/lib/blog-exports/markdown.ts';
import { articleHtml, postHtml } from '@/lib/blog-exports/post-html.tsx';
import { blogPosting } from '@/lib/blogs/reading/metadata.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { writeRecord } from '@/lib/provenance/service.ts';
import { blogWith } from '../../support/blogs.ts';
import { CANONICAL_URL, postWith } from '../../support/posts.ts';
import { read } from '../blog-design/render-article.ts';

const AUTHOR = { url: 'author:2026-11-29', title: 'The author, November 29, 2026' };
const TOLD = 'I lost <four> colonies.';
const PAGE = { number: 2, url: 'https://bees.example/', title: 'Bees', quote: 'Bees drink.' };

const BLOG = blogWith({
  sources: [{ number: 1, ...AUTHOR, quote: TOLD }, PAGE],
  content: { intro: 'I know loss [1]. Bees drink [2].' },
});
const OF_LIBRARY: Partial<Blog> = {
  writer: 'library',
  sources: [
    { number: 1, ...AUTHOR, quote: TOLD },
    { number: 2, url: 'https://quillcast.test/library/english/bees', title: 'Beekeeping' },
  ],
};
const POST = postWith({ blog: BLOG });
const pictureUrl = (url: string) => url;

test.each([
  [
    'a post as HTML',
    postHtml({ blog: BLOG, canonicalUrl: CANONICAL_URL }, { pictureUrl }),
    '“I lost &lt;four&gt; colonies.”',
  ],
  ['an article of WordPress’s export', articleHtml(BLOG, { pictureUrl }), '“I lost &lt;four&gt; colonies.”'],
  ['Markdown', blogMarkdown(BLOG, ''), '“I lost \\<four\\> colonies.”'],
  ['a Markdown file', markdownFile(BLOG, '', pictureUrl).split('\n---\n')[1] ?? '', '“I lost \\<four\\> colonies.”'],
  ['a post in Markdown', postMarkdown(POST), '- \\[1\\] “I lost \\<four\\> colonies.”'],
  ['the text for a form', formArticle(POST, true).text, '[1] “I lost <four> colonies.”'],
])('%s shows the author’s source without a link and with its passage', (_, text, passage) => {
  expect(text).toContain('The author, November 29, 2026');
  expect(text).toContain(passage);
  expect(text).not.toContain('author:2026');
  expect(text).not.toMatch(/[[>]The author, November 29, 2026(?:\]\(|<\/a>)/);
});

test.each([
  ['a digest', { writer: 'digest' } as const, [AUTHOR.title, PAGE.title], [TOLD, PAGE.quote]],
  ['an article of the library', OF_LIBRARY, [AUTHOR.title], [TOLD]],
])('a page of %s opens what the author told, under a title that is no link', (_, given, titles, passages) => {
  const page = read({ ...BLOG, ...given });
  expect(page.texts('.blog-page > p bdi')).toEqual(titles);
  expect(page.texts('.blog-page blockquote')).toEqual(passages);
  expect(page.attributes('.blog-intro sup button', 'aria-label')[0]).toBe(`Source 1: ${AUTHOR.title}`);
  expect(page.attributes('#quote-1 blockquote', 'cite')).toEqual([null]);
  expect(page.all('#quote-1 a:not(.blog-back)')).toEqual([]);
});

test('an article of the library still names its note in the byline', () => {
  const page = read({ ...BLOG, ...OF_LIBRARY });
  expect(page.attributes('.blog-languages a', 'href')).toEqual(['https://quillcast.test/library/english/bees']);
  expect(page.all('.blog-note')).toEqual([]);
});

test('JSON-LD cites pages only', () => {
  expect({ ...blogPosting(BLOG, 'https://quillcast.test') }.citation).toEqual([
    { '@type': 'WebPage', url: PAGE.url, name: PAGE.title },
  ]);
});

test('the signed record has the passage with its address and its hash', () => {
  expect(writeRecord(BLOG, null).passages[0]).toEqual({
    number: 1,
    ...AUTHOR,
    quoteHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
