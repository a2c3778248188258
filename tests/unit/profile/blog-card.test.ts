import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultCard } from '@/components/batch-results/results-screen.tsx';
import { BlogCard } from '@/components/profile/blogs/blog-grid.tsx';
import { introExcerpt } from '@/lib/blogs/article-texts.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { blogWith } from '../../support/blogs.ts';

const cards = [
  [
    'My Blogs and a profile',
    (blog: Blog) =>
      renderToStaticMarkup(createElement(BlogCard, { blog: { ...blog, excerpt: 'An intro.' }, date: blog.createdAt })),
  ],
  [
    'the results of a batch',
    (blog: Blog) =>
      renderToStaticMarkup(
        createElement(ResultCard, {
          blog: { ...blog, excerpt: introExcerpt(blog, 120) },
          url: 'https://quillcast.test/view/a',
        }),
      ),
  ],
] as const;

test.each(cards)('a card in %s shows the blog’s design, late and without a jump', (_, render) => {
  const html = render(blogWith({ id: 'abc', updatedAt: '2026-03-01T12:00:00.000Z' }));
  expect(html).toMatch(
    /<img src="\/api\/og-image\/abc\?v=1772366400000" alt="" width="1200" height="630" loading="lazy"/,
  );
});

test.each(cards)('a card in %s names the language of its title', (_, render) => {
  const html = render(blogWith({ language: 'chinese', content: { title: '秋日徒步' } }));
  expect(html).toMatch(/<h3 lang="zh-Hans"[^>]*>秋日徒步<\/h3>/);
});

test('an intro ends at a word within its limit', () => {
  const html = cards[1][1](blogWith({ content: { intro: 'seven77 '.repeat(40) } }));
  expect(html).toContain(`>${'seven77 '.repeat(15).trim()}…</p>`);
});
