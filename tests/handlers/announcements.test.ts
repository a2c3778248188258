import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { pingHub, publications, tellIndexNow } from '@/lib/announcements/publication.ts';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { startFakeIndexNow } from '../fakes/index-now/server.ts';
import { startLocalServer } from '../fakes/local-server.ts';
import { startFakeHub } from '../fakes/websub/server.ts';
import { api } from '../support/api.ts';
import { passPauses } from '../support/effects.ts';
import { type BlogColumns, ownedBlog, savedBlog } from '../support/owned-blog.ts';
import { changeSettings } from '../support/settings.ts';
import { fakeStripeOfFile, premiumUser } from '../support/subscriptions.ts';

const KEY = 'key-of-the-tests';

const [hub, engine] = [await startFakeHub(), await startFakeIndexNow()];

/** This site: its feeds, and the file of the key on every host, as the public port serves them. */
const site = await startLocalServer(async ({ path }) => {
  const answer = await api.get(path.replace(/^\/([a-zA-Z\d-]{8,128})\.txt$/, '/api/index-now-key/$1'));
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
});

afterAll(() => Promise.all([hub.close(), engine.close(), site.close()]));

const { stripe } = fakeStripeOfFile();

beforeEach(async () => {
  await (await db()).job.deleteMany();
  changeSettings({ SITE_URL: site.url, WEBSUB_HUB: hub.url, INDEXNOW_KEY: KEY, INDEXNOW_ENDPOINT: engine.url });
});

afterEach(() => {
  hub.topics.clear();
  engine.urls.length = 0;
});

const announce = async () => {
  await passPauses();
  await performDue(publications(pingHub, tellIndexNow));
};

const waiting = async () => (await db()).job.count({ where: { kind: 'publication' } });

/** A user on an own domain, with a blog. */
async function blogOnDomain(columns: BlogColumns) {
  // The site as the browser of a payment knows it.
  changeSettings({ SITE_URL: 'http://quillcast.test' });
  const { user } = await premiumUser(stripe());
  changeSettings({ SITE_URL: site.url });
  const host = `${user.slug}.example.org`;
  await (await db()).customDomain.create({ data: { userId: user.id, host, verifiedHost: host, token: 't' } });
  return {
    id: (await savedBlog({ userId: user.id, ...columns })).id,
    origin: `http://${host}:${new URL(site.url).port}`,
  };
}

test('a publication waits a minute for further changes', async () => {
  const { id } = await ownedBlog();
  await performDue(publications(pingHub, tellIndexNow));
  expect(await (await db()).job.findMany()).toMatchObject([{ id: `publication ${id}` }]);
  expect([hub.topics.size, engine.urls]).toEqual([0, []]);
});

test('the hub is told of the feeds of the author, the tags and the series, and finds the blog there', async () => {
  const { user, id } = await ownedBlog({ tags: ['Tea', 'C++'], series: 'Slow cooking' }, { name: 'Ada' });
  await announce();
  const home = `${site.url}/user/${user.slug}`;
  const pages = [home, `${home}/tags/tea`, `${home}/tags/c-plus-plus`, `${home}/series/slow-cooking`];
  expect([...hub.topics.keys()]).toEqual(pages.flatMap((page) => [`${page}/feed.xml`, `${page}/feed.json`]));
  for (const text of hub.topics.values()) expect(text).toContain(`${site.url}/share/${id}`);
  expect(await waiting()).toBe(0);
});

test('search engines are told of the blog and its author’s home', async () => {
  const { user, id } = await ownedBlog({ slug: 'tea' }, { name: 'Ada' });
  await announce();
  expect(engine.urls).toEqual([`${site.url}/share/${id}`, `${site.url}/user/${user.slug}`]);
});

test('on an own domain they are told of its addresses', async () => {
  const { origin } = await blogOnDomain({ slug: 'all-about-tea' });
  await announce();
  expect(engine.urls).toEqual([`${origin}/all-about-tea`, `${origin}/`]);
});

test.each<[string, BlogColumns]>([
  ['was deleted', { deletedAt: new Date() }],
  ['was hidden by the operator', { blockedAt: new Date() }],
  ['became a draft', { visibility: 'draft' }],
])('search engines are told that a blog %s', async (_, change) => {
  const { id, origin } = await blogOnDomain({ slug: 'tea' });
  await announce();
  await (await db()).blog.update({ where: { id }, data: change });
  await announce();
  expect(engine.urls.slice(2)).toEqual([`${origin}/tea`, `${origin}/`]);
});

test('nobody is told of digests, drafts and unlisted blogs', async () => {
  await ownedBlog({ writer: 'digest' }, { name: 'Ada' });
  await ownedBlog({ visibility: 'draft' }, { name: 'Ada' });
  await ownedBlog({ visibility: 'unlisted' }, { name: 'Ada' });
  const before = hub.calls.length + engine.calls.length;
  await announce();
  expect([hub.calls.length + engine.calls.length, await waiting()]).toEqual([before, 0]);
});

test('without a name, nobody is told of the author’s site', async () => {
  const { id } = await ownedBlog({}, { name: null });
  await announce();
  expect([engine.urls, hub.topics.size]).toEqual([[`${site.url}/share/${id}`], 0]);
});

test('without settings nobody is told, and the job ends', async () => {
  changeSettings({ WEBSUB_HUB: '', INDEXNOW_KEY: '' });
  await ownedBlog({}, { name: 'Ada' });
  const before = hub.calls.length + engine.calls.length;
  await announce();
  expect([hub.calls.length + engine.calls.length, await waiting()]).toEqual([before, 0]);
});

test.each([429, 500, 503])('after %i the announcement is repeated, and the other one is made', async (status) => {
  engine.answerWith(status);
  const { id } = await ownedBlog({}, { name: 'Ada' });
  await announce();
  expect([engine.urls, hub.topics.size, await waiting()]).toEqual([[], 2, 1]);
  await announce();
  expect([engine.urls[0], await waiting()]).toEqual([`${site.url}/share/${id}`, 0]);
});

test.each([400, 403, 422])('after %i the announcement is given up', async (status) => {
  engine.answerWith(status);
  hub.answerWith(status);
  await ownedBlog({}, { name: 'Ada' });
  await announce();
  expect([engine.urls, await waiting()]).toEqual([[], 0]);
});

test('the file of the key has the key and no other name', async () => {
  const answer = await api.get(`/api/index-now-key/${KEY}`);
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await api.get('/api/index-now-key/another-key')).status).toBe(404);
  changeSettings({ INDEXNOW_KEY: '' });
  expect((await api.get(`/api/index-now-key/${KEY}`)).status).toBe(404);
});
