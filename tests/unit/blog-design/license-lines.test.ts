import { describe, expect, test } from 'vitest';
import { formArticle } from '@/lib/backlinks/platforms/custom/article.ts';
import { postMarkdown } from '@/lib/backlinks/platforms/shared/post-markdown.ts';
import { telegraphNodes } from '@/lib/backlinks/platforms/telegraph/nodes.ts';
import { blogMarkdown } from '@/lib/blog-exports/markdown.ts';
import { postHtml } from '@/lib/blog-exports/post-html.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { sourcesOf } from '@/lib/writing/evidence/blog-evidence.ts';
import { postWith } from '@/tests/support/posts.ts';
import { aBlog } from './a-blog.ts';
import { renderArticle } from './render-article.ts';

const LICENSE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const BEES = { url: 'https://bees.example/', title: 'Bees & <roofs>' };
const SOURCES = [
  { number: 1, ...BEES, quote: 'Bees need water.', license: LICENSE },
  { number: 2, url: 'https://shop.example/', title: 'A shop', quote: 'Hives cost 90 euros.' },
  { number: 3, ...BEES, quote: 'Hives need shade.', license: LICENSE },
];
const blogWith = (changes: Partial<Blog>) => ({ ...aBlog({}), sources: SOURCES, ...changes });
const postOf = (blog: Blog) => ({ ...postWith(), blog });

/** What each place makes of a blog, as one text. */
const PLACES: Record<string, (blog: Blog) => string> = {
  'on its page': (blog) => renderArticle(blog, { readingMinutes: 1, assetUrl: (url) => url }),
  'in Markdown': (blog) => blogMarkdown(blog, ''),
  'in a post in HTML': (blog) => postHtml(postOf(blog), { pictureUrl: () => '' }),
  'in a post in Markdown': (blog) => postMarkdown(postOf(blog)),
  'on Telegraph': (blog) => JSON.stringify(telegraphNodes(postOf(blog), 60_000).nodes),
  'in a form': (blog) => formArticle(postOf(blog), true).text,
};

describe.each(Object.entries(PLACES))(
  'the licence of a page that may be taken over, %s',
  (_, show) => {
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
  },
);

test.each(LANGUAGES)('the licence is named in words of %s, which hold the title', (language) => {
  const shown = renderArticle(blogWith({ language }), {
    readingMinutes: 1,
    assetUrl: (url) => url,
  });
  const line = /<p class="blog-license"><bdi>([^<]+)<\/bdi>/.exec(shown)?.[1];
  expect(line).toContain('Bees &amp; &lt;roofs&gt;');
  expect(line).not.toContain('{title}');
});

test('a page hands its licence on to what is cited of it', () => {
  const page = { number: 4, ...BEES, text: 'Bees need water.', license: LICENSE };
  expect(sourcesOf([{ number: 1, source: 4, quote: 'Bees need water.' }], [page])).toEqual([
    SOURCES[0],
  ]);
});
