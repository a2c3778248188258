import sharp from 'sharp';
import { expect, test } from 'vitest';
import { saveCover } from '@/lib/blogs/editing/mutations.ts';
import { deleteBlogs, putIntoBin } from '@/lib/blogs/mutations.ts';
import { structuredData } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { changeCover, deleteCover, pictureUrl } from '../../support/covers.ts';
import { ownedBlog, readRow } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';

const uploaded = async (alt = 'A red field') => ({ kind: 'uploaded', picture: await pictureUrl(1000, 500), alt });

const readImages = async (blogId: string) =>
  (await (await db()).image.findMany({ where: { blogId }, orderBy: { width: 'desc' } })).map(
    ({ id, width, height }) => ({ id, width, height }),
  );

async function coveredBlog() {
  const blog = await ownedBlog();
  const { cover } = await (await changeCover(blog.id, await uploaded(), blog.headers)).json();
  return { ...blog, cover };
}

test('stores an uploaded cover in two sizes with alt text', async () => {
  const { id, headers } = await ownedBlog();
  const response = await changeCover(id, await uploaded(), headers);
  expect(response.status).toBe(200);
  const { cover } = await response.json();
  expect(cover).toEqual({
    url: expect.stringMatching(/^\/api\/images\/[\w-]{22}$/),
    alt: 'A red field',
    title: '',
    source: '',
    sourceUrl: '',
    width: 1000,
    height: 500,
  });
  const imageId = cover.url.split('/').at(-1);
  expect(await readImages(id)).toEqual([
    { id: imageId, width: 1000, height: 500 },
    { id: `${imageId}-800`, width: 800, height: 400 },
  ]);
  expect((await getBlog(id)).cover).toEqual(cover);
});

test('has no smaller copy of a cover that is narrow', async () => {
  const { id, headers } = await ownedBlog();
  const picture = await pictureUrl(640, 400);
  await changeCover(id, { kind: 'uploaded', picture, alt: '' }, headers);
  expect((await readImages(id)).map(({ width }) => width)).toEqual([640]);
  expect(await (await api.get(`/embed/${id}`)).text()).not.toContain('800w');
});

test('shows the cover at the top of the article, for every width of screen', async () => {
  const { id, cover } = await coveredBlog();
  const html = await (await api.get(`/embed/${id}`)).text();
  const figure = /<figure class="blog-cover">.*?<\/figure>/s.exec(html)?.[0] ?? '';
  expect(figure).toContain(`src="http://quillcast.test${cover.url}"`);
  expect(figure).toContain(`http://quillcast.test${cover.url}-800 800w`);
  expect(figure).toMatch(/alt="A red field".*width="1000".*height="500"/);
  expect(figure).toMatch(/fetchpriority="high"/i);
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('blog-cover"'));
  expect(html.indexOf('blog-cover"')).toBeLessThan(html.indexOf('class="blog-intro"'));
});

test('replacing a cover removes the pictures of the one before', async () => {
  const { id, headers, cover } = await coveredBlog();
  const before = await readImages(id);
  await changeCover(id, await uploaded(), headers);
  const after = await readImages(id);
  expect(after).toHaveLength(2);
  expect(after.filter(({ id: each }) => before.some((old) => old.id === each))).toEqual([]);
  const old = cover.url.split('/').at(-1);
  expect((await api.get(`/api/images/${old}`)).status).toBe(404);
});

test('removing the cover removes its pictures', async () => {
  const { id, headers } = await coveredBlog();
  expect((await deleteCover(id, headers)).status).toBe(200);
  expect(await readImages(id)).toEqual([]);
  expect((await getBlog(id)).cover).toBeUndefined();
});

test('of two simultaneous covers only one keeps its pictures', async () => {
  const { id, headers } = await ownedBlog();
  const body = await uploaded();
  await Promise.all([changeCover(id, body, headers), changeCover(id, body, headers)]);
  const imageId = (await getBlog(id)).cover?.url.split('/').at(-1);
  expect((await readImages(id)).map((each) => each.id)).toEqual([imageId, `${imageId}-800`]);
});

test('a blog deleted during a cover search keeps its cover', async () => {
  const { id, cover } = await coveredBlog();
  await putIntoBin([id]);
  await saveCover(id, () => null);
  const row = await readRow(id);
  expect(row.cover).toMatchObject({ url: cover.url });
  await deleteBlogs({ id });
  await saveCover(id, () => null);
  expect(await (await db()).blog.count({ where: { id } })).toBe(0);
});

test('changes the alt text of the cover', async () => {
  const { id, headers, cover } = await coveredBlog();
  const described = { kind: 'described', alt: 'A field of poppies' };
  expect((await changeCover(id, described, headers)).status).toBe(200);
  expect((await getBlog(id)).cover).toEqual({ ...cover, alt: 'A field of poppies' });
});

test('a blog without a cover has nothing to describe', async () => {
  const { id, headers } = await ownedBlog();
  const answer = await changeCover(id, { kind: 'described', alt: 'Nothing' }, headers);
  expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'This blog has no cover.' }]);
});

test.each([
  ['a file that is no picture', 'data:image/png;base64,bm90IGE=', 'The image is not an image'],
  ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`, ''],
])('refuses %s as a cover', async (_, picture, message) => {
  const { id, headers } = await ownedBlog();
  expect(await makeRefusal(changeCover(id, { kind: 'uploaded', picture, alt: '' }, headers))).toEqual([
    400,
    expect.stringContaining(message),
  ]);
  expect(await readImages(id)).toEqual([]);
});

test('draws a cover in the colors of the style, another one for each number', async () => {
  const { id, headers } = await ownedBlog();
  const svg = async (number: string) => (await api.get(`/api/blogs/${id}/cover/drawings/${number}`, headers)).text();
  expect(await svg('3')).toMatch(/^<svg /);
  expect(await svg('3')).not.toBe(await svg('4'));
  const answer = await changeCover(id, { kind: 'drawn', number: 3, alt: '' }, headers);
  expect((await answer.json()).cover).toMatchObject({ drawing: 3, alt: '', source: '', width: 1200, height: 675 });
});

test('draws a drawn cover again when the style changes, and removes the one before', async () => {
  const { id, headers } = await ownedBlog();
  await changeCover(id, { kind: 'drawn', number: 3, alt: '' }, headers);
  const before = (await getBlog(id)).cover;
  const styling = { blogId: id, style: 'retro', colorTheme: 'pink' };
  expect((await api.post('/api/blogs/style', styling, headers)).status).toBe(200);
  const after = (await getBlog(id)).cover;
  expect(after).toMatchObject({ drawing: 3 });
  expect(after?.url).not.toBe(before?.url);
  const imageId = after?.url.split('/').at(-1);
  expect((await readImages(id)).map((each) => each.id)).toEqual([imageId, `${imageId}-800`]);
});

test('a change of style leaves an uploaded cover as it is', async () => {
  const { id, headers, cover } = await coveredBlog();
  const styling = { blogId: id, style: 'retro', colorTheme: 'pink' };
  await api.post('/api/blogs/style', styling, headers);
  expect((await getBlog(id)).cover).toEqual(cover);
  expect(await readImages(id)).toHaveLength(2);
});

test('the card has the cover as its picture, at the address it had', async () => {
  const { id } = await coveredBlog();
  const response = await api.get(`/api/og-image/${id}`);
  // As PNG, a photograph is larger than messengers take.
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
  const isRed = ([red = 0, green = 0, blue = 0]: number[]) =>
    Math.abs(red - 0xb5) < 8 && Math.abs(green - 0x48) < 8 && Math.abs(blue - 0x2a) < 8;
  expect(isRed(at(600, 100))).toBe(true);
  expect(isRed(at(1150, 600))).toBe(false);
});

test('names the cover first after the card in structured data, and in both feeds', async () => {
  const { id, user, cover } = await coveredBlog();
  const url = `http://quillcast.test${cover.url}`;
  const [posting] = structuredData(await getBlog(id), 'http://quillcast.test');
  expect(posting).toMatchObject({ image: [`http://quillcast.test/api/og-image/${id}`, url] });
  const json = await (await api.get(`/user/${user.slug}/feed.json`)).json();
  expect(json.items[0].image).toBe(url);
  const imageId = cover.url.split('/').at(-1);
  const picture = await (await api.get(`/api/images/${imageId}`)).arrayBuffer();
  const xml = await (await api.get(`/user/${user.slug}/feed.xml`)).text();
  expect(xml).toContain(`<enclosure url="${url}" length="${picture.byteLength}" type="image/webp"/>`);
});

test('the downloaded file carries the cover once', async () => {
  const { id, headers } = await coveredBlog();
  const { html } = await (await api.post('/api/blogs/html', { blogId: id }, headers)).json();
  const figure = /<figure class="blog-cover">.*?<\/figure>/s.exec(html)?.[0] ?? '';
  expect(figure.match(/data:image\/webp;base64,/g)).toHaveLength(1);
  expect(figure).not.toContain('/api/images/');
});
