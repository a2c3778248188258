import { expect, test } from 'vitest';
import {
  blogMetadata,
  metaDescription,
  previewMetadata,
  socialDescription,
  structuredData,
} from '@/lib/blogs/reading/metadata.ts';
import { blogWith } from '../../support/blogs.ts';

test('links a blog to its creator’s feeds', () => {
  const owned = blogWith({ userDisplayName: 'Ada', usernameSlug: 'ada' });
  expect(blogMetadata(owned).alternates?.types).toMatchObject({
    'application/rss+xml': [{ url: '/user/ada/feed.xml', title: 'Ada on Quillcast' }],
    'application/feed+json': [{ url: '/user/ada/feed.json', title: 'Ada on Quillcast' }],
  });
  expect(blogMetadata(blogWith()).alternates?.types).not.toHaveProperty('application/rss+xml');
  expect(blogMetadata(blogWith({ language: 'chinese' })).openGraph).toMatchObject({ locale: 'zh_CN' });
});

test.each([
  [undefined, 'en_US', 'en'],
  ['en-GB', 'en_GB', 'en-GB'],
])('names the variety %s of English to networks and programs', (variety, network, program) => {
  const blog = blogWith({
    ...(variety && { locale: variety }),
    content: { questions: [{ question: 'A?', answer: 'B.' }] },
  });
  expect(blogMetadata(blog).openGraph).toMatchObject({ locale: network });
  const data = structuredData(blog, 'https://quillcast.test');
  expect(data).toMatchObject([{ inLanguage: program }, { inLanguage: program }]);
});

const INTRO = `${'a'.repeat(155)}${'b'.repeat(45)}${'c'.repeat(50)}`;

test('a preview is described by its intro and kept out of search results', () => {
  const blog = blogWith({ description: 'All about tea.', content: { intro: INTRO } });
  const social = `${'a'.repeat(155)}${'b'.repeat(45)}`;
  expect(previewMetadata(blog)).toMatchObject({
    title: { absolute: 'A Title | Quillcast Preview' },
    description: `${'a'.repeat(155)}...`,
    openGraph: { title: 'A Title', description: social, type: 'article' },
    twitter: { description: social },
    robots: { index: false },
  });
});

test('other pages have the blog’s description', () => {
  const blog = blogWith({ description: 'All about tea.', content: { intro: INTRO } });
  expect(blogMetadata(blog)).toMatchObject({
    description: 'All about tea.',
    openGraph: { description: 'All about tea.' },
    twitter: { description: 'All about tea.' },
  });
});

test('counts a character outside the basic plane as one and never cuts it', () => {
  const blog = blogWith({ content: { intro: '😀'.repeat(300) } });
  expect(metaDescription(blog)).toBe(`${'😀'.repeat(155)}...`);
  expect(socialDescription(blog)).toBe('😀'.repeat(200));
});
