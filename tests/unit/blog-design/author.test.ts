import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';
import { aBlog } from './a-blog.ts';
import { readMarkup, renderArticle } from './render-article.ts';

const AUTHOR = {
  thumbnailURL: '/api/images/a-192',
  photoURL: '/api/images/a-512',
  biography: 'Bakes <b>bread</b>.',
  links: ['https://www.example.org/ada/'],
};

const articleBy = (author: Blog['author'], given: Partial<Blog> = {}) => {
  const blog = aBlog({ userDisplayName: 'Ada', usernameSlug: 'ada', ...given });
  const assetUrl = (address: string) => address;
  return readMarkup(renderArticle(author ? { ...blog, author } : blog, { assetUrl }));
};

test.each(SPECIFIED_STYLES)('%s shows who wrote it, above and below', (style) => {
  const page = articleBy(AUTHOR, { style });
  expect(page.querySelector('.blog-author img')?.getAttribute('src')).toBe('/api/images/a-192');
  expect(page.querySelector('.blog-author')?.textContent).toBe('By Ada on Quillcast');
  expect(page.querySelector('.blog-creator .blog-biography')?.textContent).toBe('Bakes <b>bread</b>.');
  expect(page.querySelectorAll('.blog-creator img')).toHaveLength(1);
});

test('a picture beside a name says nothing to who cannot see it', () => {
  expect(articleBy(AUTHOR).querySelector('.blog-author img')?.getAttribute('alt')).toBe('');
});

test('an author’s link is shown without what every address has, and vouched for by nobody', () => {
  const link = articleBy(AUTHOR).querySelector('.blog-about a');
  expect(link?.textContent).toBe('example.org/ada');
  expect(link?.getAttribute('href')).toBe('https://www.example.org/ada/');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
});

test.each<[string, Blog['author']]>([
  ['nothing', undefined],
  ['a picture alone', { thumbnailURL: '/api/images/a-192', links: [] }],
  ['links alone', { links: ['https://example.org/'] }],
])('who gives %s has no box of their own, and still a link to their profile', (_, author) => {
  const page = articleBy(author);
  expect(page.querySelector('.blog-about')).toBeNull();
  expect(page.querySelector('.blog-creator strong')?.textContent).toBe('Ada');
  expect(page.querySelector('.blog-creator > a')?.getAttribute('href')).toBe('/profile/ada');
});

test('who gave no picture has none on other sites', () => {
  const { thumbnailURL: _, ...author } = AUTHOR;
  const blog = aBlog({ userDisplayName: 'Ada', usernameSlug: 'ada', author });
  const assetUrl = (address: string) => new URL(address, 'https://quillcast.example').href;
  expect(readMarkup(renderArticle(blog, { assetUrl })).querySelector('img')).toBeNull();
});

test('an article asks for nothing before it is shown', () => {
  expect(articleBy(AUTHOR).querySelector('link')).toBeNull();
});

test('an address that is no picture’s is not asked for', () => {
  const page = articleBy({ ...AUTHOR, thumbnailURL: 'javascript:alert(1)' });
  expect(page.querySelector('img')).toBeNull();
});
