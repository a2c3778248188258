import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchPictures } from '@/lib/illustrations/openverse.ts';
import { type FakePictures, startFakePictures } from '../../fakes/pictures/server.ts';
import { changeSettings } from '../../support/settings.ts';

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

const search = (count = 2) => searchPictures('bees & hives', count, new AbortController().signal);

it('gives pictures with maker, license and page', async () => {
  expect(await search()).toEqual([
    {
      fileUrl: `${fake.baseUrl}/files/1.jpg`,
      previewUrl: `${fake.baseUrl}/v1/images/1/thumb/`,
      title: 'Bee no. 1',
      credit: '“Bee no. 1” by Maker 1, CC BY-SA 2.0, via Openverse',
      pageUrl: 'https://photos.example/bee/1',
    },
    expect.objectContaining({ credit: '“Bee no. 2” by Maker 2, CC0 1.0, via Openverse' }),
  ]);
});

it('requests only licenses that allow commerce and changes, and its token once', async () => {
  await search();
  await search(3);
  const paths = fake.requests.map(({ path }) => path);
  expect(paths.at(-1)).toBe(
    '/v1/images/?q=bees+%26+hives&page_size=3&license_type=commercial%2Cmodification&mature=false',
  );
  expect(paths.filter((path) => path === '/v1/auth_tokens/token/')).toHaveLength(1);
});
