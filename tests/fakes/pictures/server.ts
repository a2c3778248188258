import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createServer } from '../http-server.ts';

/** A server with the search of Openverse, and the files that it points to. */
export type FakePictures = {
  baseUrl: string;
  /** `host:port`, for OUTBOUND_ALLOW_HOSTS. */
  host: string;
  /** Requests so far: method, path with query, and the Authorization header. */
  requests: { method: string; path: string; authorization: string | undefined }[];
  /** How it goes on: as it should, with an error on every search, or with files that are no pictures. */
  mode: 'well' | 'search-fails' | 'files-broken';
  close: () => Promise<void>;
};

const results = (url: URL) => ({
  result_count: 240,
  results: Array.from({ length: Number(url.searchParams.get('page_size')) }, (_, at) => at + 1).map((n) => ({
    id: `${n}`,
    title: `Bee no. ${n}`,
    creator: `Maker ${n}`,
    license: n % 2 ? 'by-sa' : 'cc0',
    license_version: n % 2 ? '2.0' : '1.0',
    url: `${url.origin}/files/${n}.jpg`,
    width: 1200,
    height: 800,
    thumbnail: `${url.origin}/v1/images/${n}/thumb/`,
    foreign_landing_url: `https://photos.example/bee/${n}`,
  })),
});

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function sendFile(response: ServerResponse, name: string, isBroken: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  if (isBroken) {
    response.end('not a picture');
    return;
  }
  const hue = (Number.parseInt(name, 10) * 47) % 360;
  const background = `hsl(${hue}, 60%, 50%)`;
  response.end(
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

/** Starts the fake on a free port. */
export async function startFakePictures(): Promise<FakePictures> {
  const requests: FakePictures['requests'] = [];
  const fake = { requests, mode: 'well' as FakePictures['mode'] };

  async function answer(request: IncomingMessage, response: ServerResponse, origin: string) {
    const url = new URL(request.url ?? '/', origin);
    const { authorization } = request.headers;
    requests.push({ method: request.method ?? '', path: url.pathname + url.search, authorization });
    if (url.pathname === '/v1/auth_tokens/token/') {
      return send(response, 200, { access_token: 'the-token', expires_in: 43_200 });
    }
    const file = /^\/files\/(\d+\.jpg)$/.exec(url.pathname)?.[1];
    if (file) return sendFile(response, file, fake.mode === 'files-broken');
    if (authorization !== 'Bearer the-token') return send(response, 401, { detail: 'no' });
    if (fake.mode === 'search-fails') return send(response, 503, { detail: 'busy' });
    return send(response, 200, results(url));
  }

  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    void answer(request, response, `http://127.0.0.1:${port}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(fake, {
    host,
    baseUrl: `http://${host}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}
