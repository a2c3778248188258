import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import SeriesPage from '@/app/user/[usernameSlug]/series/[key]/page.tsx';
import TagPage, { generateMetadata } from '@/app/user/[usernameSlug]/tags/[key]/page.tsx';
import { findGroup, findPublicGroups } from '@/lib/blogs/groups/queries.ts';
import { blogMetadata, blogPosting } from '@/lib/blogs/reading/metadata.ts';
import { getBlog, readSeries } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { makeOwner } from '../../support/my-blogs.ts';
import { readAnswer } from '../../support/requests.ts';
import { serve } from '../../support/serve-cached.ts';

const PUT = '/api/blogs/groups';

const readGroups = async (ids: string[]) =>
  (await db()).blog.findMany({
    where: { id: { in: ids } },
    select: { tags: true, series: true, seriesPart: true },
    orderBy: { createdAt: 'desc' },
  });

test('several blogs get tags and become a series in the order of their ids', async () => {
  const { headers, ids } = await makeOwner([{ tags: ['Old', 'Tea'] }, {}]);
  const [first = '', second = ''] = ids;
  const updatedBefore = await (await db()).blog.findMany({ where: { id: { in: ids } }, select: { updatedAt: true } });
  const body = { ids: [second, first], addTags: ['tea', 'Café'], removeTags: ['old'], series: { name: 'Leaves' } };
  expect(await readAnswer(api.put(PUT, body, headers))).toEqual([200, { success: true }]);
  expect(await readGroups(ids)).toEqual([
    { tags: ['Tea', 'Café'], series: 'Leaves', seriesPart: 2 },
    { tags: ['Tea', 'Café'], series: 'Leaves', seriesPart: 1 },
  ]);
  const updated = await (await db()).blog.findMany({ where: { id: { in: ids } }, select: { updatedAt: true } });
  expect(updated).toEqual(updatedBefore);
});

test('changes none of several if one is another user’s', async () => {
  const mine = await makeOwner([{}]);
  const theirs = await makeOwner([{}]);
  const body = { ids: [...mine.ids, ...theirs.ids], addTags: ['Tea'] };
  expect((await api.put(PUT, body, mine.headers)).status).toBe(403);
  expect(await readGroups([...mine.ids, ...theirs.ids])).toEqual(
    Array(2).fill({ tags: [], series: null, seriesPart: null }),
  );
});

test.each([
  ['six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'A blog has up to 5 tags'],
  ['a long tag', { addTags: ['a'.repeat(41)] }, 'A tag or series is too long'],
  ['a tag without letters', { addTags: ['…'] }, 'A tag or series needs a letter or digit'],
  ['a series without a name', { series: { name: ' ' } }, 'A tag or series cannot be empty'],
])('refuses %s', async (_, change, message) => {
  const { headers, ids } = await makeOwner([{}]);
  const response = await api.put(PUT, { ids, ...change }, headers);
  expect([response.status, (await response.json()).message]).toEqual([400, message]);
});

test('lists an author’s tags and series, suggests some, and renames them', async () => {
  const { headers, ids } = await makeOwner([{ tags: ['Tea', 'Water'], series: 'Leaves' }, { tags: ['Tea'] }]);
  const read = async () => (await api.get(`/api/blogs/groups?of=${ids[0]}`, headers)).json();
  const { groups, suggested } = await read();
  expect(groups).toEqual([
    { kind: 'tags', key: 'tea', name: 'Tea', blogs: 2 },
    { kind: 'series', key: 'leaves', name: 'Leaves', blogs: 1 },
    { kind: 'tags', key: 'water', name: 'Water', blogs: 1 },
  ]);
  expect(suggested).toEqual(expect.any(Array));
  expect((await api.patch(PUT, { kind: 'tags', from: 'tea', to: 'Water' }, headers)).status).toBe(200);
  expect((await readGroups(ids)).map(({ tags }) => tags)).toEqual([['Water'], ['Water']]);
});

test('finds the public blogs of a tag, the newest first, and of a series in order', async () => {
  const made = [
    { tags: ['Tea'], series: 'Leaves', seriesPart: 2, publishedAt: new Date(1) },
    { tags: ['Tea'], series: 'Leaves', seriesPart: 1, publishedAt: new Date(2) },
    { tags: ['Tea'], series: 'Leaves', seriesPart: 3, visibility: 'draft' as const },
    { tags: ['Tea'], series: 'Leaves', seriesPart: 4, deletedAt: new Date() },
  ];
  const { user, ids } = await makeOwner(made);
  const [first = '', second = ''] = ids;
  expect(await findGroup(user.id, 'tags', 'tea')).toEqual({ name: 'Tea', ids: [second, first] });
  expect(await findGroup(user.id, 'series', 'leaves')).toEqual({ name: 'Leaves', ids: [second, first] });
  expect(await findGroup(user.id, 'tags', 'water')).toBeNull();
  const { slug } = user;
  expect(await findPublicGroups(user.id)).toEqual([
    { slug, kind: 'tags', key: 'tea' },
    { slug, kind: 'series', key: 'leaves' },
  ]);
  const series = await readSeries(await getBlog(first));
  expect(series?.parts.map(({ id }) => id)).toEqual([second, first]);
});

test('serves a tag’s page from the cache until a blog gets the tag', async () => {
  const { user, headers, ids } = await makeOwner([{ title: 'First', tags: ['Green tea'] }, { title: 'Second' }]);
  const path = `/user/${user.slug}/tags/green-tea`;
  const { get, reached, cache } = await serve((_, response) => {
    const params = Promise.resolve({ usernameSlug: user.slug, key: 'green-tea' });
    void TagPage({ params }).then((page) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(renderToStaticMarkup(page)),
    );
  });
  const titles = async () =>
    [...(await get(path)).text.matchAll(/<h[13][^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, title]) => title);
  expect(await titles()).toEqual(['Green tea', 'First']);
  expect(await titles()).toEqual(['Green tea', 'First']);
  expect(reached).toHaveLength(1);
  const names = await changesDuring(() => api.put(PUT, { ids: ids.slice(1), addTags: ['green TEA'] }, headers));
  for (const name of names) cache.invalidate(name);
  expect(await titles()).toEqual(['Green tea', 'First', 'Second']);
});

test('a tag has one address, which others lead to, and none without public blogs', async () => {
  const { user } = await makeOwner([{ tags: ['C++'] }, { tags: ['Secret'], visibility: 'draft' }]);
  const at = (key: string) => ({ params: Promise.resolve({ usernameSlug: user.slug, key }) });
  const url = `http://quillcast.test/user/${user.slug}/tags/c-plus-plus`;
  expect((await generateMetadata(at('c-plus-plus'))).alternates?.canonical).toBe(url);
  const to = { digest: `NEXT_REDIRECT;replace;/user/${user.slug}/tags/c-plus-plus;308;` };
  await expect(TagPage(at('C%2B%2B'))).rejects.toMatchObject(to);
  for (const key of ['secret', 'c', '%E2%80%A6', '%']) {
    expect((await generateMetadata(at(key))).title).toEqual({ absolute: 'Nothing is here' });
    // The page that says so has the author's frame, and status 404 (e2e/groups.spec.ts).
    expect((await TagPage(at(key))).props).toEqual({ slug: user.slug });
  }
  expect((await SeriesPage(at('c-plus-plus'))).props).toEqual({ slug: user.slug });
});

test('the sitemap lists tags and series of authors with a name', async () => {
  const { user } = await makeOwner([{ tags: ['Tea'], series: 'Leaves' }]);
  const site = `http://quillcast.test/user/${user.slug}`;
  const addresses = async () =>
    (await (await api.get('/sitemaps/pages.xml')).text())
      .split(/<\/?loc>/)
      .filter((address) => address.startsWith(`${site}/`));
  expect(await addresses()).toEqual([`${site}/tags/tea`, `${site}/series/leaves`]);
  await (await db()).user.update({ where: { id: user.id }, data: { name: null } });
  expect(await addresses()).toEqual([]);
});

test('a blog’s data names its tags and series', async () => {
  const { ids } = await makeOwner([{ tags: ['Tea'], series: 'Leaves', seriesPart: 2 }]);
  const blog = await getBlog(ids[0] ?? '');
  expect(blogPosting(blog, 'http://quillcast.test')).toMatchObject({
    keywords: ['Tea'],
    isPartOf: { '@type': 'CreativeWorkSeries', name: 'Leaves' },
    position: 2,
  });
  expect(blogMetadata(blog).openGraph).toMatchObject({ tags: ['Tea'] });
});
