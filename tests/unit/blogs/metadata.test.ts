import { expect, test } from 'vitest';
import { blogMetadata } from '@/lib/blogs/metadata.ts';
import { blogWith } from '../../support/blogs.ts';

test('leads feed readers from a blog to the feeds of its creator', () => {
  const owned = blogWith({ userDisplayName: 'Ada', usernameSlug: 'ada' });
  expect(blogMetadata(owned).alternates?.types).toMatchObject({
    'application/rss+xml': [{ url: '/user/ada/feed.xml', title: 'Ada on Quillcast' }],
    'application/feed+json': [{ url: '/user/ada/feed.json', title: 'Ada on Quillcast' }],
  });
  expect(blogMetadata(blogWith()).alternates?.types).not.toHaveProperty('application/rss+xml');
});

test.each([
  ['english', 'en_US'],
  ['french', 'fr_FR'],
  ['spanish', 'es_ES'],
  ['german', 'de_DE'],
  ['chinese', 'zh_CN'],
  ['japanese', 'ja_JP'],
  ['russian', 'ru_RU'],
  ['portuguese', 'pt_BR'],
  ['italian', 'it_IT'],
] as const)('says the language %s to social networks as %s', (language, locale) => {
  expect(blogMetadata(blogWith({ language })).openGraph).toMatchObject({ locale });
});
