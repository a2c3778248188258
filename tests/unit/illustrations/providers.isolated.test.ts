import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openverse, pexels, unsplash } from '@/lib/illustrations/providers.ts';
import { type FakePictures, startFakePictures } from '../../fakes/pictures/server.ts';

let fake: FakePictures;

beforeAll(async () => {
  fake = await startFakePictures();
  process.env.OUTBOUND_ALLOW_HOSTS = fake.host;
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.mode = 'well';
  fake.requests.length = 0;
});

const search = () => ({ query: 'bees & hives', count: 2, signal: new AbortController().signal });

describe('Openverse', () => {
  const provider = () => openverse({ baseUrl: fake.baseUrl, clientId: 'id', clientSecret: 'secret' });

  it('gives pictures with maker, license and page', async () => {
    expect(await provider().search(search())).toEqual([
      {
        fileUrl: `${fake.baseUrl}/files/1.jpg`,
        previewUrl: `${fake.baseUrl}/v1/images/1/thumb/`,
        title: 'Bee no. 1',
        credit: '“Bee no. 1” by Maker 1, CC BY-SA 2.0, via Openverse',
        pageUrl: 'https://photos.example/bee/1',
      },
      {
        fileUrl: `${fake.baseUrl}/files/2.jpg`,
        previewUrl: `${fake.baseUrl}/v1/images/2/thumb/`,
        title: 'Bee no. 2',
        credit: '“Bee no. 2” by Maker 2, CC0 1.0, via Openverse',
        pageUrl: 'https://photos.example/bee/2',
      },
    ]);
  });

  it('asks only for licenses that allow commerce and changes', async () => {
    await provider().search(search());
    expect(fake.requests.at(-1)?.path).toBe(
      '/v1/images/?q=bees+%26+hives&page_size=2&license_type=commercial%2Cmodification&mature=false',
    );
  });

  it('asks once for its token', async () => {
    const one = provider();
    await one.search(search());
    await one.search(search());
    const tokens = fake.requests.filter(({ path }) => path === '/v1/auth_tokens/token/');
    expect(tokens).toHaveLength(1);
  });
});

describe('Unsplash', () => {
  it('has its pictures shown from its own address, and their use reported', async () => {
    const provider = unsplash({ baseUrl: fake.baseUrl, accessKey: 'unsplash-key' });
    const [first] = await provider.search(search());
    expect(first).toEqual({
      fileUrl: 'https://images.unsplash.example/1',
      previewUrl: 'https://images.unsplash.example/1?w=400',
      title: 'a bee, 1',
      credit: 'Photo by Maker 1, Unsplash License, on Unsplash',
      pageUrl: 'https://unsplash.example/photos/1?utm_source=quillcast&utm_medium=referral',
      shownFromProvider: { width: 1080, height: 720 },
      reportUse: { url: `${fake.baseUrl}/photos/1/download`, headers: { authorization: 'Client-ID unsplash-key' } },
    });
  });
});

describe('Pexels', () => {
  it('gives pictures with maker, license and page', async () => {
    const provider = pexels({ baseUrl: fake.baseUrl, apiKey: 'pexels-key' });
    const [first] = await provider.search(search());
    expect(first).toEqual({
      fileUrl: `${fake.baseUrl}/files/1.jpg`,
      previewUrl: `${fake.baseUrl}/files/1.jpg`,
      title: 'A bee 1',
      credit: 'Photo by Maker 1, Pexels License, on Pexels',
      pageUrl: 'https://pexels.example/photo/1',
    });
  });

  it('fails when the key is wrong', async () => {
    const provider = pexels({ baseUrl: fake.baseUrl, apiKey: 'wrong' });
    await expect(provider.search(search())).rejects.toThrow('answered 401');
  });
});
