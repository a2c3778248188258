import { expect, test } from 'vitest';
import { GET as markdown } from '@/app/api/blogs/[id]/markdown/route.ts';
import { GET as sitemap } from '@/app/sitemaps/[page]/route.ts';
import { GET as feed } from '@/app/user/[usernameSlug]/feed.json/route.ts';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from '../../support/blogs.ts';
import { get, params } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

type Writer = 'model' | 'digest' | 'library' | 'close' | 'person';

/** A blog of a new creator by a writer. */
async function blogBy(writer: Writer) {
  const { user } = await signedInUser();
  const { id } = await (await db()).blog.create({ data: { ...blogRow({ id: newId(), userId: user.id }), writer } });
  return { id, slug: user.slug };
}

const textOf = async (name: string) => (await sitemap(get('/x'), params({ page: name }))).text();

/** Whether each place for search engines and feeds lists a blog. */
async function placesOf({ id, slug }: { id: string; slug: string }) {
  const text = await markdown(get('/x'), params({ id }));
  const entries = await feed(get('/x'), params({ usernameSlug: slug }));
  return {
    sitemap: (await textOf('blogs-1.xml')).includes(`/share/${id}<`),
    creators: (await textOf('pages.xml')).includes(`/user/${slug}<`),
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
  expect(await placesOf(await blogBy(writer))).toEqual({
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
