import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../e2e/support/app-server.ts';
import { listen } from '../fakes/local-server.ts';
import { startNginx } from './start-nginx.ts';

/** What the product sends where SITE_URL is https. */
const PRODUCT = 'max-age=31536000';

let processes: Awaited<ReturnType<typeof listen>>[];
const sites: Awaited<ReturnType<typeof startNginx>>[] = [];

/** A process that sends the header with everything but /plain. */
const startProcess = () =>
  listen((asked, response) => {
    const headers = asked.url === '/plain' ? {} : { 'strict-transport-security': PRODUCT };
    response.writeHead(200, { ...headers, 'cache-control': 'public, s-maxage=60' }).end('Tea');
  });

beforeAll(async () => {
  processes = [await startProcess(), await startProcess()];
  const ports = processes.map(({ url }) => Number(new URL(url).port));
  for (const protocol of ['https', 'http'] as const) {
    sites.push(await startNginx(await freePort(), ports, '', protocol));
  }
}, 120_000);
afterAll(async () => {
  for (const site of sites) await site.stop();
  for (const { close } of processes) await close();
});

async function siteHeader(site: number, path: string, body?: Buffer) {
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  const method = body ? 'POST' : 'GET';
  const answer = await request(`${sites[site]?.url}${path}`, { dispatcher, method, body });
  await answer.body.dump();
  return { status: answer.statusCode, header: answer.headers['strict-transport-security'] };
}

const [HTTPS, HTTP] = [0, 1];

test.each(['/share/tea', '/plain'])('over TLS %s has Strict-Transport-Security once, made and kept', async (path) => {
  expect(await siteHeader(HTTPS, path)).toEqual({ status: 200, header: PRODUCT });
  expect(await siteHeader(HTTPS, path)).toEqual({ status: 200, header: PRODUCT });
});

test('over TLS what nginx answers by itself has it, too', async () => {
  const tooLarge = Buffer.alloc(83 * 1024 * 1024);
  expect(await siteHeader(HTTPS, '/api/imports', tooLarge)).toEqual({ status: 413, header: PRODUCT });
});

test('without TLS nginx adds nothing', async () => {
  expect(await siteHeader(HTTP, '/plain')).toEqual({ status: 200, header: undefined });
});
