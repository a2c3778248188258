import { XMLParser } from 'fast-xml-parser';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { HtmlValidate } from 'html-validate';
import { afterEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { changeSettings } from '../../support/settings.ts';
import { fakeStripeOfFile, premiumUser } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

const SITE = 'http://quillcast.test';

const { stripe } = fakeStripeOfFile();

afterEach(() => changeSettings({ WEBSUB_HUB: '' }));

const readText = async (address: string) => (await api.get(address)).text();
const readRss = async (page: string) => parseRssFeed(await readText(`${page}/feed.xml`));
const readJson = async (page: string) => parseJsonFeed(await readText(`${page}/feed.json`));

/** An author with as many blogs; the first is the oldest. */
async function authorOf(count: number, columns: BlogColumns = {}) {
  const { user } = await signedInUser({ name: 'Ada' });
  const data = Array.from({ length: count }, (_, at) =>
    blogRow({
      ...{ id: newId(), userId: user.id, title: `Blog ${at}`, intro: 'The start of it.', ...columns },
      sections: [{ heading: 'A heading', content: `${'Some words. '.repeat(500)}The end of ${at}.`, images: [] }],
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    }),
  );
  await (await db()).blog.createMany({ data });
  return { user, page: `/user/${user.slug}`, ids: data.map(({ id }) => id).reverse() };
}

/** Puts an author on an own domain. */
async function startDomain(userId: string, host: string) {
  const domain = { userId, host, verifiedHost: host, token: 't' };
  await (await db()).customDomain.create({ data: domain });
}

test('feeds have the whole texts of the newest hundred blogs, latest publication first', async () => {
  const { page, ids } = await authorOf(103);
  const newest = ids.slice(0, 100).map((id) => `${SITE}/share/${id}`);
  const [rss, json] = [await readRss(page), await readJson(page)];
  expect(rss.items?.map(({ guid }) => guid?.value)).toEqual(newest);
  expect(json.items?.map(({ id }) => id)).toEqual(newest);
  const ends = Array.from({ length: 100 }, (_, at) => expect.stringContaining(`The end of ${102 - at}.`));
  expect(rss.items?.map(({ content }) => content?.encoded)).toEqual(ends);
  expect(json.items?.map(({ content_html }) => content_html)).toEqual(ends);
  expect(rss.items?.[0]?.description).toBe('The start of it.');
});

test('a feed of exactly one page of blogs has each once', async () => {
  const { page, ids } = await authorOf(20);
  expect((await readJson(page)).items).toHaveLength(ids.length);
});

test('a feed follows the rules for RSS that readers depend on', async () => {
  const { page, user } = await authorOf(3, { tags: ['Tea & cake'] });
  const options = { ignoreAttributes: false, isArray: (name: string) => name === 'category' };
  const { channel } = new XMLParser(options).parse(await readText(`${page}/feed.xml`)).rss;
  expect(channel).toMatchObject({ title: 'Ada on Quillcast', link: `${SITE}/user/${user.slug}`, language: 'en' });
  expect(channel['atom:link']).toEqual({
    '@_rel': 'self',
    '@_href': `${SITE}/user/${user.slug}/feed.xml`,
    '@_type': 'application/rss+xml',
  });
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const item of channel.item) {
    expect(item.pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(item.link).toMatch(/^http:\/\//);
    expect(item.category).toEqual(['Tea &amp; cake']);
    expect(item['content:encoded']).not.toMatch(/(?:src|href)="(?!https?:\/\/)|<(?:script|style|iframe|form)/);
    const report = await validator.validateString(item['content:encoded']);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
  expect(new Set(channel.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text'])).size).toBe(3);
});

test('ids of items survive the start and end of an own domain, and a new address', async () => {
  const { user } = await premiumUser(stripe());
  const { id } = await savedBlog({ userId: user.id, slug: 'tea' });
  const page = `/user/${user.slug}`;
  const read = async () => {
    const [rss, json] = [await readRss(page), await readJson(page)];
    expect([rss.items?.[0]?.guid?.value, json.items?.[0]?.id]).toEqual([`${SITE}/share/${id}`, `${SITE}/share/${id}`]);
    return [rss.items?.[0]?.link, json.items?.[0]?.url, rss.link, rss.atom?.links?.[0]?.href, json.feed_url];
  };
  const here = [`${SITE}/share/${id}`, `${SITE}/share/${id}`];
  const site = [`${SITE}${page}`, `${SITE}${page}/feed.xml`, `${SITE}${page}/feed.json`];
  expect(await read()).toEqual([...here, ...site]);
  const host = `${user.slug}.example.org`;
  await startDomain(user.id, host);
  const feeds = [`http://${host}/`, `http://${host}/feed.xml`, `http://${host}/feed.json`];
  expect(await read()).toEqual([`http://${host}/tea`, `http://${host}/tea`, ...feeds]);
  const { blog, customDomain } = await db();
  await blog.update({ where: { id }, data: { slug: 'green-tea' } });
  expect((await read()).slice(0, 1)).toEqual([`http://${host}/green-tea`]);
  await customDomain.delete({ where: { userId: user.id } });
  expect(await read()).toEqual([...here, ...site]);
});

test('tags and series have feeds of their own', async () => {
  const { user } = await signedInUser({ name: 'Ada' });
  const saved = (columns: BlogColumns) => savedBlog({ userId: user.id, ...columns });
  const tea = await saved({ tags: ['Green tea', 'Cake'], series: 'Afternoons', seriesPart: 1 });
  await saved({ tags: ['Coffee'] });
  await saved({ tags: ['Green tea'], visibility: 'unlisted', series: 'Afternoons' });
  const page = `/user/${user.slug}`;
  const [tag, series] = [await readRss(`${page}/tags/green-tea`), await readJson(`${page}/series/afternoons`)];
  expect([tag.title, series.title]).toEqual(['Green tea – Ada on Quillcast', 'Afternoons – Ada on Quillcast']);
  expect([tag.link, series.home_page_url]).toEqual([
    `${SITE}${page}/tags/green-tea`,
    `${SITE}${page}/series/afternoons`,
  ]);
  expect([tag.items?.map(({ link }) => link), series.items?.map(({ url }) => url)]).toEqual([
    [`${SITE}/share/${tea.id}`],
    [`${SITE}/share/${tea.id}`],
  ]);
  expect((await api.get(`${page}/tags/milk/feed.xml`)).status).toBe(404);
  expect((await api.get(`${page}/series/green-tea/feed.json`)).status).toBe(404);
});

test.each(['xml', 'json'])('a change of a blog or its author drops the cached feed.%s', async (format) => {
  const { page, user } = await authorOf(1, { tags: ['Tea'] });
  for (const feed of [page, `${page}/tags/tea`]) {
    const { context } = await answered(() => api.get(`${feed}/feed.${format}`));
    expect([...context.tags].toSorted()).toEqual([`blogs-of:${user.id}`, `user:${user.id}`]);
  }
});

test('a blog that opts out of a use by AI companies opts its feed out', async () => {
  const { page, ids } = await authorOf(2);
  const signal = async () => (await answered(() => api.get(`${page}/feed.xml`))).context.contentSignal;
  expect(await signal()).toBeUndefined();
  await (await db()).blog.update({ where: { id: ids[1] ?? '' }, data: { aiOptOuts: ['training'] } });
  expect(await signal()).toBe('search=yes, ai-train=no');
});

test('feeds name the WebSub hub in their headers and text', async () => {
  const { page } = await authorOf(1);
  expect((await api.get(`${page}/feed.xml`)).headers.get('link')).toBeNull();
  changeSettings({ WEBSUB_HUB: 'https://hub.example/' });
  const link = (format: string) => `<https://hub.example/>; rel="hub", <${SITE}${page}/feed.${format}>; rel="self"`;
  expect((await api.get(`${page}/feed.xml`)).headers.get('link')).toBe(link('xml'));
  expect((await api.get(`${page}/feed.json`)).headers.get('link')).toBe(link('json'));
  expect((await readRss(page)).atom?.links?.map(({ rel }) => rel)).toEqual(['self', 'hub']);
});

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('blogs on an own domain are in its sitemap at their readable addresses, with the pages of the site', async () => {
  const { user } = await premiumUser(stripe());
  const [host, prisma] = [`${user.slug}.example.org`, await db()];
  await savedBlog({ userId: user.id, slug: 'tea' });
  await savedBlog({ userId: user.id, slug: 'digest', writer: 'digest' });
  await prisma.blog.createMany({
    data: Array.from({ length: 120 }, (_, at) => blogRow({ id: newId(), userId: user.id, slug: `more-${at}` })),
  });
  await prisma.sitePage.create({ data: { id: newId(), userId: user.id, slug: 'about', title: 'About', text: '' } });
  await startDomain(user.id, host);
  const ownDomain = { userId: user.id, slug: user.slug, host };
  const { result, context } = await answered(() => api.get('/sitemap.xml'), { ownDomain });
  const found = locations(await result.text());
  const places = ['/', '/archive', '/about', '/tea', '/more-119'];
  expect(found).toEqual(expect.arrayContaining(places.map((path) => `http://${host}${path}`)));
  expect(found).toHaveLength(124);
  expect([...context.tags].toSorted()).toEqual([`blogs-of:${user.id}`, `user:${user.id}`]);
});

test('the sitemap of this site has no blogs and authors of own domains in service', async () => {
  const { user } = await premiumUser(stripe());
  const blogs = [await savedBlog({ userId: user.id }), await savedBlog({ visibility: 'public' })];
  const lists = async () => {
    const [pages, all] = [await readText('/sitemaps/pages.xml'), await readText('/sitemaps/blogs-1.xml')];
    const places = locations(pages + all);
    return [...blogs.map(({ id }) => `/share/${id}`), `/user/${user.slug}`].map((path) => places.includes(SITE + path));
  };
  await (await db()).user.update({ where: { id: user.id }, data: { name: 'Ada' } });
  expect(await lists()).toEqual([true, true, true]);
  await startDomain(user.id, `${user.slug}.example.org`);
  expect(await lists()).toEqual([false, true, false]);
  await (await db()).subscription.deleteMany({ where: { userId: user.id } });
  expect(await lists()).toEqual([true, true, true]);
});
