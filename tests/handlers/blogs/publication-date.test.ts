import { expect, test } from 'vitest';
import { publishOnTime } from '@/lib/blogs/bin-and-visibility/service.ts';
import { publishNextDue } from '@/lib/blogs/mutations.ts';
import { blogMetadata, blogPosting } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { type BlogColumns, ownedBlog, readRow, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const WRITTEN = new Date('2026-01-05T10:00:00Z');

/** A user with a blog created on 5 January 2026. */
async function makeOwner(given: BlogColumns) {
  const { user, headers, id } = await ownedBlog({ createdAt: WRITTEN, updatedAt: WRITTEN, ...given });
  const show = (visibility: string) => api.put('/api/blogs/visibility', { ids: [id], visibility }, headers);
  const answer = async () => (await api.get(`/api/blogs/${id}`, headers)).json();
  return { user, headers, id, show, answer };
}

test('publication sets the date of a draft and keeps its creation time', async () => {
  const { id, show, answer } = await makeOwner({ visibility: 'draft' });
  expect((await answer()).publishedAt).toBeUndefined();
  const before = new Date().toISOString();
  expect((await show('public')).status).toBe(200);
  const { createdAt, publishedAt } = await answer();
  expect(createdAt).toBe('2026-01-05T10:00:00.000Z');
  expect(publishedAt >= before).toBe(true);
  const blog = await getBlog(id);
  expect(blogPosting(blog, 'http://quillcast.test')).toMatchObject({
    datePublished: publishedAt,
    dateModified: publishedAt,
  });
  expect(blogMetadata(blog).openGraph).toMatchObject({ publishedTime: publishedAt });
  const { html } = await (await api.post('/api/blogs/html', { blogId: id })).json();
  expect(html).toContain(`<time dateTime="${publishedAt}">`);
});

test('profile and feed list the latest publication first', async () => {
  const { user, id, show, answer } = await makeOwner({ visibility: 'draft' });
  const later = await savedBlog({ userId: user.id, createdAt: new Date('2026-02-01T10:00:00Z') });
  await show('public');
  const { publishedAt } = await answer();
  const blogs = await (await api.get(`/api/blogs/username/${user.slug}`)).json();
  expect(blogs.map((blog: { id: string }) => blog.id)).toEqual([id, later.id]);
  const { items } = await (await api.get(`/user/${user.slug}/feed.json`)).json();
  expect(items[0]).toMatchObject({ date_published: publishedAt });
  expect(items[1]).toMatchObject({ date_published: '2026-02-01T10:00:00.000Z' });
});

test('publication counts as a change in the sitemap', async () => {
  const { id, show, answer } = await makeOwner({ visibility: 'draft' });
  await show('public');
  const { publishedAt } = await answer();
  const xml = await (await api.get('/sitemaps/blogs-1.xml')).text();
  expect(xml).toContain(`/share/${id}</loc><lastmod>${publishedAt}</lastmod>`);
});

test('hiding and publishing again keeps the first date', async () => {
  const { show, answer } = await makeOwner({ visibility: 'public' });
  await show('unlisted');
  await show('public');
  expect((await answer()).publishedAt).toBe('2026-01-05T10:00:00.000Z');
});

test('scheduled publication sets the date', async () => {
  const before = new Date().toISOString();
  const { id, answer } = await makeOwner({ visibility: 'draft', publishAt: new Date(0) });
  expect(await publishNextDue()).toMatchObject({ id });
  expect((await answer()).publishedAt >= before).toBe(true);
});

test('claiming a visitor’s blog sets its publication date', async () => {
  const before = new Date().toISOString();
  const visitorId = newId();
  const { user, id, answer } = await makeOwner({ userId: null, visitorId, visibility: 'unlisted' });
  await claimVisitorBlogs(visitorId, user.id);
  expect(await answer()).toMatchObject({ id, userId: user.id, visibility: 'public' });
  expect((await answer()).publishedAt >= before).toBe(true);
});

test.each([
  [{}, { published: '2026-01-01' }],
  [{ editedAt: '2026-01-02' }, { published: '2026-01-01', edited: '2026-01-02' }],
  [{ publishedAt: '2026-03-01', editedAt: '2026-01-02' }, { published: '2026-03-01' }],
])('edits before publication are not shown as edits: %j', (given, shown) => {
  expect(blogDates({ createdAt: '2026-01-01', ...given })).toEqual(shown);
});

type Headers = Record<string, string>;

const choose = (defaultVisibility: string, headers: Headers) =>
  api.put('/api/account/default-visibility', { defaultVisibility }, headers);

async function visibilityOfNewBlog(headers: Headers) {
  const answer = await api.post('/api/blogs/generate', { topic: 'Growing tea', length: 'small' }, headers);
  const { id } = await answer.json();
  return (await readRow(id)).visibility;
}

test('new blogs of accounts are public, of visitors unlisted', async () => {
  expect(await visibilityOfNewBlog((await signedInUser()).headers)).toBe('public');
  expect(await visibilityOfNewBlog((await knownVisitor()).headers)).toBe('unlisted');
});

test.each(['draft', 'unlisted'])('an account can set %s as the default visibility', async (visibility) => {
  const { headers, id } = await ownedBlog();
  const response = await choose(visibility, headers);
  expect((await response.json()).user).toMatchObject({ defaultVisibility: visibility });
  expect(await visibilityOfNewBlog(headers)).toBe(visibility);
  const before = await readRow(id);
  expect(before.visibility).toBe('public');
});

test.each(['draft', 'unlisted', 'public'] as const)(
  'what a visitor made becomes %s when an account claims it that has set so',
  async (defaultVisibility) => {
    const { user } = await signedInUser({ defaultVisibility });
    const visitorId = newId();
    const { id } = await savedBlog({ visitorId, visibility: 'unlisted' });
    await claimVisitorBlogs(visitorId, user.id);
    expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({
      userId: user.id,
      visibility: defaultVisibility,
    });
  },
);

test('claiming includes the visitor’s deleted blogs', async () => {
  const { user } = await signedInUser();
  const visitorId = newId();
  const deletedAt = new Date();
  const { id } = await savedBlog({ visitorId, visibility: 'unlisted', deletedAt });
  await claimVisitorBlogs(visitorId, user.id);
  expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ deletedAt });
});

/** A draft due in so many ms. */
async function scheduled(inMs: number, more: { deletedAt?: Date } = {}) {
  const publishAt = new Date(Date.now() + inMs);
  return ownedBlog({ visibility: 'draft', publishAt, ...more });
}

const readState = async (id: string) =>
  (await db()).blog.findUnique({ where: { id }, select: { visibility: true, publishAt: true } });

test('a draft is published on time and appears in every list', async () => {
  const { user, id } = await scheduled(-1000);
  const names = await changesDuring(async () => expect(await publishNextDue()).toMatchObject({ id }));
  expect(names).toEqual([`blog:${id}`, 'blogs', `blogs-of:${user.id}`]);
  expect(await readState(id)).toEqual({ visibility: 'public', publishAt: null });
  expect(await publishNextDue()).toBeNull();
});

test('publishes neither early nor from the bin', async () => {
  await scheduled(60_000);
  await scheduled(-1000, { deletedAt: new Date() });
  expect(await publishNextDue()).toBeNull();
});

test('no two processes publish the same draft', async () => {
  const ids = [(await scheduled(-1000)).id, (await scheduled(-1000)).id];
  const published = await Promise.all([publishNextDue(), publishNextDue(), publishNextDue()]);
  const done = published.flatMap((each) => (each ? [each.id] : []));
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('all overdue drafts are published in one go', async () => {
  const ids = [(await scheduled(-60_000)).id, (await scheduled(-1000)).id];
  await publishOnTime();
  for (const id of ids) expect(await readState(id)).toEqual({ visibility: 'public', publishAt: null });
});
