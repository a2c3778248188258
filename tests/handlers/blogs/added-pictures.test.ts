import { expect, test } from 'vitest';
import { sweepAddedPictures } from '@/lib/blogs/editing/service.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { changeCover, pictureUrl, uploadPicture } from '../../support/covers.ts';
import { ownedBlog } from '../../support/owned-blog.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function add(id: string, headers: Record<string, string>): Promise<string> {
  const response = await uploadPicture(id, await pictureUrl(60, 40), headers);
  expect(response.status).toBe(200);
  return (await response.json()).url;
}

async function save(
  id: string,
  images: readonly string[],
  headers: Record<string, string>,
  alternativeTexts: Record<string, string> = {},
) {
  const { content, updatedAt } = await getBlog(id);
  const { title, intro, conclusion } = content;
  const half = Math.ceil(images.length / 2);
  const sections = [images.slice(0, half), images.slice(half)].map((each) => ({
    heading: 'A heading',
    content: 'Some content.',
    images: each,
  }));
  const body = { title, intro, conclusion, sections, alternativeTexts, basedOn: updatedAt };
  return api.put(`/api/blogs/${id}`, body, headers);
}

const readPictures = async (id: string) => (await getBlog(id)).content.sections.flatMap(({ images }) => images);

const readStored = async (blogId: string) => (await db()).image.findMany({ where: { blogId } });

test('saving a text keeps its added pictures and alt texts', async () => {
  const { id, headers } = await ownedBlog();
  const url = await add(id, headers);
  expect(await readPictures(id)).toEqual([]);
  expect((await save(id, [url], headers, { [url]: 'A teapot' })).status).toBe(200);
  expect(await readPictures(id)).toEqual([
    { url, title: '', alt: 'A teapot', source: '', sourceUrl: '', width: 60, height: 40 },
  ]);
  expect((await readStored(id)).map(({ unsavedSince }) => unsavedSince)).toEqual([null]);
});

test('an added picture of another blog is refused', async () => {
  const theirs = await ownedBlog();
  const url = await add(theirs.id, theirs.headers);
  const { id, headers } = await ownedBlog();
  expect((await save(id, [url], headers)).status).toBe(400);
  expect(await readPictures(id)).toEqual([]);
});

test('the cover is no picture of a text', async () => {
  const { id, headers } = await ownedBlog();
  const picture = await pictureUrl(60, 40);
  const { cover } = await (await changeCover(id, { kind: 'uploaded', picture, alt: '' }, headers)).json();
  expect((await save(id, [cover.url], headers)).status).toBe(400);
});

test('a text has up to 6 pictures', async () => {
  const { id, headers } = await ownedBlog();
  const urls: string[] = [];
  for (let at = 0; at < 7; at += 1) urls.push(await add(id, headers));
  const answer = await save(id, urls, headers);
  expect([answer.status, (await answer.json()).message]).toEqual([
    400,
    'A blog can have up to 6 images. Remove one first.',
  ]);
  expect((await save(id, urls.slice(0, 6), headers)).status).toBe(200);
});

test('a text that had more pictures keeps them', async () => {
  const image = { title: 'A', source: '', sourceUrl: '', width: 4, height: 3 };
  const images = Array.from({ length: 8 }, (_, at) => ({ ...image, url: `https://example.org/${at}.jpg` }));
  const sections = [images.slice(0, 4), images.slice(4)].map((each) => ({ heading: 'A', content: 'B', images: each }));
  const { id, headers } = await ownedBlog({ sections });
  const urls = images.map(({ url }) => url);
  expect((await save(id, urls.toReversed(), headers)).status).toBe(200);
  const url = await add(id, headers);
  expect((await save(id, [...urls, url], headers)).status).toBe(400);
});

test('removes pictures that no text showed for 30 days', async () => {
  const { id, headers } = await ownedBlog();
  const [forgotten, recent, saved] = [await add(id, headers), await add(id, headers), await add(id, headers)];
  await save(id, [saved], headers);
  const prisma = await db();
  const age = async (url: string, days: number) =>
    prisma.image.updateMany({
      where: { id: url.split('/').at(-1) ?? '', unsavedSince: { not: null } },
      data: { unsavedSince: new Date(Date.now() - days * DAY_MS) },
    });
  await age(forgotten, 31);
  await age(recent, 29);
  await age(saved, 31);
  await sweepAddedPictures();
  const left = (await readStored(id)).map((each) => `/api/images/${each.id}`);
  expect(left.toSorted()).toEqual([recent, saved].toSorted());
});

test('keeps the newest 24 unsaved pictures', async () => {
  const { id, headers } = await ownedBlog();
  const first = await add(id, headers);
  for (let at = 0; at < 24; at += 1) await add(id, headers);
  const left = (await readStored(id)).map((each) => `/api/images/${each.id}`);
  expect(left).toHaveLength(24);
  expect(left).not.toContain(first);
});

test('refuses a file that is no picture', async () => {
  const { id, headers } = await ownedBlog();
  const answer = await uploadPicture(id, 'data:image/png;base64,bm90IGE=', headers);
  expect([answer.status, (await answer.json()).message]).toEqual([
    400,
    expect.stringContaining('The image is not an image file'),
  ]);
});
