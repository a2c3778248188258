import sharp from 'sharp';
import { type Answer, jsonAnswer } from '../faults.ts';
import { startLocalServer } from '../local-server.ts';

const results = (origin: string, query: URLSearchParams) => ({
  result_count: 240,
  results: Array.from({ length: Number(query.get('page_size')) }, (_, at) => at + 1).map((n) => ({
    id: `${n}`,
    title: `Bee no. ${n}`,
    creator: `Maker ${n}`,
    license: n % 2 ? 'by-sa' : 'cc0',
    license_version: n % 2 ? '2.0' : '1.0',
    url: `${origin}/files/${n}.jpg`,
    width: 1200,
    height: 800,
    thumbnail: `${origin}/v1/images/${n}/thumb/`,
    foreign_landing_url: `https://photos.example/bee/${n}`,
  })),
});

async function picture(name: string): Promise<Buffer> {
  const hue = (Number.parseInt(name, 10) * 47) % 360;
  const background = `hsl(${hue}, 60%, 50%)`;
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Starts the fake on a free port. */
export async function startFakePictures() {
  /** Requests so far; `mode` is how it goes on: as it should, with an error on every search, or with broken files. */
  const fake = {
    requests: [] as { method: string; path: string; authorization: string | undefined }[],
    mode: 'well' as 'well' | 'search-fails' | 'files-broken',
  };
  const { url: baseUrl, close } = await startLocalServer(async ({ method, path, query, headers }): Promise<Answer> => {
    const { authorization } = headers;
    fake.requests.push({ method, path: query.size > 0 ? `${path}?${query}` : path, authorization });
    if (path === '/v1/auth_tokens/token/') return jsonAnswer(200, { access_token: 'the-token', expires_in: 43_200 });
    const [, file] = /^\/files\/(\d+\.jpg)$/.exec(path) ?? [];
    if (file) {
      const body = fake.mode === 'files-broken' ? 'not a picture' : await picture(file);
      return { status: 200, headers: { 'content-type': 'image/jpeg' }, body };
    }
    if (authorization !== 'Bearer the-token') return jsonAnswer(401, { detail: 'no' });
    return fake.mode === 'search-fails'
      ? jsonAnswer(503, { detail: 'busy' })
      : jsonAnswer(200, results(baseUrl, query));
  });
  return Object.assign(fake, { host: new URL(baseUrl).host, baseUrl, close });
}

/** A server with the search of Openverse, and the files that it points to. */
export type FakePictures = Awaited<ReturnType<typeof startFakePictures>>;
