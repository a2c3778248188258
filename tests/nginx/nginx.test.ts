import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER } from '../support/readers.ts';
import { siteClient } from './site-client.ts';
import { startNginx } from './start-nginx.ts';
import { startTwoProcesses } from './two-processes.ts';

let app: Awaited<ReturnType<typeof startTwoProcesses>>;
let site: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  app = await startTwoProcesses();
  site = await startNginx(app.port, app.ports);
}, 300_000);
afterAll(async () => {
  await site.stop();
  await app.stop();
});

const { send, write, newWriter } = siteClient(() => site.url);

/** Asks every 20 ms until the answer is as wanted. @returns how long it took, in ms */
async function msUntil(path: string, isWanted: (answer: Awaited<ReturnType<typeof send>>) => boolean) {
  const started = performance.now();
  while (!isWanted(await send(path))) await sleep(20);
  return performance.now() - started;
}

describe('deploy/nginx.conf before two processes', () => {
  test('answers a public page from its own cache', async () => {
    await send('/share/featured');
    const again = await send('/share/featured', { headers: { cookie: 'theme=dark' } });
    expect(again.headers['x-cache']).toBe('HIT');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.headers['content-security-policy']).toContain('script-src');
  });

  test('sends each reader the best encoding that they take', async () => {
    const page = '/share/featured.md';
    const plain = (await send(page)).body.toString();
    const asked = (accepted: string) => send(page, { headers: { 'accept-encoding': accepted } });
    const brotli = await asked('gzip, deflate, br, zstd');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    const gzip = await asked('br;q=0, gzip;q=0.5');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    const identity = await asked('brotli, zstd');
    expect(identity.headers['content-encoding']).toBeUndefined();
    expect(identity.body.toString()).toBe(plain);
  });

  test('tells a reader who has the answer that it has not changed', async () => {
    const { headers } = await send('/share/featured');
    const again = await send('/share/featured', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('keeps no part of a page, no personal answer and nothing that sets a cookie', async () => {
    await send('/share/featured');
    // Next sends a browser on to the address that has the part's fingerprint.
    const { headers } = await send('/share/featured', { headers: { rsc: '1' } });
    const part = await send(String(headers.location), { headers: { rsc: '1' } });
    expect(part.headers['x-cache']).toBe('BYPASS');
    expect(part.headers['content-type']).toContain('text/x-component');
    expect((await send('/share/featured')).headers['content-type']).toContain('text/html');
    for (const path of ['/login', '/api/auth/session', '/api/health', '/api/subscription/can-create']) {
      await send(path);
      expect((await send(path)).headers['x-cache']).toBe('MISS');
    }
  });

  test.each([
    ['cookie', 'next-auth.session-token=x'],
    ['cookie', 'theme=dark; __Secure-next-auth.session-token.0=x'],
    ['cookie', 'quillcast_visitor=x'],
    ['authorization', 'Bearer x'],
  ])('passes a request with %s: %s on and stores nothing of its answer', async (name, value) => {
    const headers = { [name]: value };
    const page = `/share/featured.md?${randomUUID()}`;
    expect((await send(page, { headers })).headers['x-cache']).toBe('BYPASS');
    expect((await send(page)).headers['x-cache']).toBe('MISS');
    expect((await send(page, { headers })).headers['x-cache']).toBe('BYPASS');
  });

  test('lets an owner save what they have just read, while others read it too', async () => {
    const { id, cookie } = await newWriter();
    const path = `/api/blogs/${id}`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      await send(path);
      const { content, updatedAt } = JSON.parse((await send(path, { headers: { cookie } })).body.toString());
      const edit = { ...content, title: `Edit ${turn}`, basedOn: updatedAt };
      statuses.push((await write(path, 'PUT', edit, cookie)).status);
    }
    expect([...new Set(statuses)]).toEqual([200]);
  });

  test('shows an edit within two seconds', async () => {
    const { id, cookie } = await newWriter();
    for (const style of ['retro', 'minimal', 'brutalist']) {
      await send(`/api/blogs/${id}`);
      const edited = await write('/api/blogs/style', 'POST', { blogId: id, style, colorTheme: 'blue' }, cookie);
      expect(edited.status).toBe(200);
      const ms = await msUntil(`/api/blogs/${id}`, ({ body }) => JSON.parse(body.toString()).style === style);
      expect(ms).toBeLessThan(2000);
    }
  });

  test('answers 404 within two seconds after an account is deleted', async () => {
    const { id, email, cookie } = await newWriter();
    expect((await send(`/share/${id}`)).status).toBe(200);
    expect((await write('/api/account', 'DELETE', { email }, cookie)).status).toBe(200);
    expect(await msUntil(`/share/${id}`, ({ status }) => status === 404)).toBeLessThan(2000);
  });

  test('streams what happens while an article is written', async () => {
    const { body, statusCode } = await request(`${site.url}/api/blogs/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, accept: 'text/event-stream' },
      body: JSON.stringify({ topic: 'Green tea', length: 'medium' }),
    });
    expect(statusCode).toBe(200);
    const pieces: string[] = [];
    for await (const piece of body) pieces.push(piece.toString());
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces[0]).toContain(': open');
    expect(pieces.join('')).toContain('event: done');
  });

  test('lets the largest request through that the product takes', async () => {
    const answer = await send('/api/blogs/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: Buffer.alloc(84_149_764, ' '),
    });
    expect(answer.status).toBe(400);
  });

  test('counts 1,000 views of 200 readers, and from where they came, though most pages come from its cache', async () => {
    const { id, cookie } = await newWriter();
    const page = `/share/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, client) => {
        const dispatcher = new Agent({ localAddress: `127.0.1.${client + 1}` });
        const statuses: unknown[] = [];
        for (let visit = 0; visit < 20; visit += 1) {
          const headers = { 'user-agent': `${BROWSER} Reader/${visit % 4}` };
          statuses.push((await send(page, { headers, dispatcher })).headers['x-cache']);
          await send(`/api/views/${id}/page.gif`, { headers, dispatcher });
        }
        const headers = { 'user-agent': BROWSER, referer: 'https://news.example/item' };
        await send(page, { headers, dispatcher });
        await dispatcher.close();
        return statuses;
      }),
    );
    expect(answers.flat().filter((status) => status === 'HIT').length).toBeGreaterThan(500);
    const counted = async () => {
      const { body } = await send(`/api/blogs/${id}/views`, { headers: { cookie } });
      const { days, referrers } = JSON.parse(body.toString());
      return { ...days.at(-1), referrers };
    };
    await expect
      .poll(counted, { timeout: 20_000 })
      .toMatchObject({ views: 1000, readers: 200, referrers: [{ host: 'news.example', count: 50 }] });
  });

  test('serves visitors from pages of this site from its cache', async () => {
    const asked = async (referer: string) => {
      await send('/share/featured');
      return (await send('/share/featured', { headers: { referer } })).headers['x-cache'];
    };
    expect(await asked(`${site.url}/user/ada`)).toBe('HIT');
    expect(await asked(`${site.url}.example/`)).toBe('BYPASS');
    expect(await asked('https://news.example/')).toBe('BYPASS');
  });

  test('answers every reader while one of the two processes is killed', async () => {
    const { id } = await newWriter();
    const statuses = new Map<number, number>();
    let reading = true;
    const reader = async (number: number) => {
      while (reading) {
        // Addresses that nginx has not kept, so that a process is asked.
        const { status } = await send(`/api/blogs/${id}?reader=${number}-${randomUUID()}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const readers = Array.from({ length: 20 }, (_, number) => reader(number));
    await sleep(500);
    await app.processes[0]?.kill();
    await sleep(3000);
    reading = false;
    await Promise.all(readers);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(500);
  });

  test('writes down that something was read, and not by whom', async () => {
    await send('/llms.txt?token=secret', {
      headers: {
        'user-agent': 'Someones-Browser/1',
        referer: 'https://somewhere.example/',
        'x-forwarded-for': '203.0.113.99',
      },
    });
    await expect.poll(site.accessLog, { timeout: 15_000 }).toContain('"GET /llms.txt HTTP/1.1" 200');
    expect(await site.accessLog()).not.toMatch(
      /127\.0\.0\.1|::1|203\.0\.113|Someones-Browser|somewhere\.example|secret/,
    );
  });

  test.each(['/api/imports', '/api/blogs/none/sections/0', '/api/batches/none/events'])(
    'passes %s on as it comes, however long it takes',
    async (path) => {
      const { status, headers } = await send(path);
      expect(status).toBeGreaterThanOrEqual(400);
      // Nowhere else: it says where an answer came from that may be kept.
      expect(headers['x-cache']).toBeUndefined();
    },
  );

  test('counts a client by its own address, whatever it says', async () => {
    const statuses: number[] = [];
    for (const address of Array.from({ length: 8 }, (_, number) => `203.0.113.${number}`)) {
      const headers = { 'x-forwarded-for': address, 'x-client-address': address };
      statuses.push(
        (await write('/api/blogs/generate', 'POST', { topic: 'Tea', length: 'small' }, '', headers)).status,
      );
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(403);
  });
});
