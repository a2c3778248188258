import { expect, test } from 'vitest';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { api } from '../../support/api.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

type Writer = 'model' | 'digest' | 'library' | 'close' | 'person';

/** A blog of a new creator by a writer. */
async function blogBy(writer: Writer) {
  const { id, user } = await ownedBlog({ writer });
  return { id, slug: user.slug };
}

const makeText = async (name: string) => (await api.get(`/sitemaps/${name}`)).text();

/** Whether each place for search engines and feeds lists a blog. */
async function blogPlaces({ id, slug }: { id: string; slug: string }) {
  const text = await api.get(`/api/blogs/${id}/markdown`);
  const entries = await api.get(`/user/${slug}/feed.json`);
  return {
    sitemap: (await makeText('blogs-1.xml')).includes(`/share/${id}<`),
    creators: (await makeText('pages.xml')).includes(`/user/${slug}<`),
    feed: (await entries.text()).includes(`/share/${id}`),
    markdown: text.headers.get('x-robots-tag') !== 'noindex',
    page: blogMetadata(await getBlog(id)).robots === undefined,
  };
}

test.each<[Writer, boolean]>([
  ['model', true],
  ['person', true],
  ['digest', false],
  ['library', false],
  ['close', false],
])('search engines and feeds list a blog by a %s: %s', async (writer, isShown) => {
  // An entry that is always there, as a sitemap cannot be empty.
  await blogBy('model');
  expect(await blogPlaces(await blogBy(writer))).toEqual({
    sitemap: isShown,
    creators: isShown,
    feed: isShown,
    markdown: isShown,
    page: isShown,
  });
});

test('does not index pages of close notes', async () => {
  const { id } = await blogBy('close');
  expect(blogMetadata(await getBlog(id)).robots).toEqual({ index: false, follow: true });
});
