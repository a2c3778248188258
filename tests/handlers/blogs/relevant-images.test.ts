import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { type FakePictures, startFakePictures } from '../../fakes/pictures/server.ts';
import { api } from '../../support/api.ts';
import { newBatch, readBlogs } from '../../support/batches.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

test('without any provider, draws illustrations that are all different and have no caption', async () => {
  const { headers } = await signedInUser();
  const batch = newBatch({ length: 'medium', includeImages: true });
  const ids: string[] = [];
  for (const index of [0, 1]) ids.push((await (await batch.item(index, headers)).json()).id);
  const pictures = (await readBlogs(ids)).flatMap(({ content }) => content.sections.flatMap(({ images }) => images));
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(new Set(pictures.map(({ source }) => source))).toEqual(new Set(['']));
  expect(new Set(pictures.map(({ alt }) => alt))).toEqual(new Set(['']));
  const rows = await (await db()).image.findMany({ where: { blogId: { in: ids } } });
  const hashes = rows.map(({ bytes }) =>
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(pictures.length);
  const page = await (await api.post('/api/blogs/html', { blogId: ids[0] }, headers)).json();
  expect(page.html).toContain('<figure>');
  expect(page.html).not.toContain('<figcaption>');
});

test('adds none unless asked', async () => {
  const { headers } = await signedInUser();
  const { id } = await (await newBatch().item(0, headers)).json();
  expect(await (await db()).image.count({ where: { blogId: id } })).toBe(0);
});

async function writtenWithImages(indexes: readonly number[]) {
  const { headers } = await signedInUser();
  const batch = newBatch({ includeImages: true, length: 'medium', findSources: false });
  const ids: string[] = [];
  for (const index of indexes) ids.push((await (await batch.item(index, headers)).json()).id);
  const blogs = await readBlogs(ids);
  return blogs.map(({ content }) => content.sections.flatMap(({ images }) => images));
}

describe('from a provider', () => {
  let fake: FakePictures;

  beforeAll(async () => {
    fake = await startFakePictures();
    changeSettings({
      OUTBOUND_ALLOW_HOSTS: fake.host,
      OPENVERSE_BASE_URL: fake.baseUrl,
      OPENVERSE_CLIENT_ID: 'id',
      OPENVERSE_CLIENT_SECRET: 'secret',
    });
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.mode = 'well';
  });

  test('stores the provider’s pictures with license and maker in the caption', async () => {
    const [pictures = []] = await writtenWithImages([0]);
    expect(pictures[0]).toMatchObject({
      title: 'Bee no. 1',
      alt: 'Bee no. 1',
      source: '“Bee no. 1” by Maker 1, CC BY-SA 2.0, via Openverse',
      sourceUrl: 'https://photos.example/bee/1',
      url: expect.stringMatching(/^\/api\/images\/[\w-]{22}$/),
      width: 900,
      height: 600,
    });
    const id = pictures[0]?.url.split('/').at(-1) ?? '';
    const row = await (await db()).image.findUniqueOrThrow({ where: { id } });
    expect(row.contentType).toBe('image/webp');
  });

  test('gives the blogs of a batch different pictures', async () => {
    const titles = (await writtenWithImages([0, 1, 2])).flat().map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(['search-fails', 'files-broken'] as const)('draws instead when it is %s', async (mode) => {
    fake.mode = mode;
    const [pictures = []] = await writtenWithImages([0]);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.map(({ drawing }) => drawing)).toEqual(pictures.map((_, at) => at));
  });
});
