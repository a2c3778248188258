import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppInRoot, startInRoot } from './app-in-root.ts';

const { STANDALONE_ROOT: root, TEST_DATABASE_URL: database } = process.env;
if (!root || !database) throw new Error('Run these tests with `npm run test:standalone`.');

const NOTE = readFileSync('lib/research/samples/english/better-sleep.md', 'utf8');

/** A page on another site. */
const SOURCE = `<!doctype html><html lang="en"><title>Better sleep</title><article>${NOTE.split(
  '\n\n',
)
  .map((block) => (block.startsWith('#') ? `<h2>${block}</h2>` : `<p>${block}</p>`))
  .join('')}</article></html>`;

const site = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SOURCE);
});
let app: AppInRoot;

const post = (path: string, body: object) =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url },
    body: JSON.stringify(body),
  });

const bytes = async (path: string) => {
  const response = await fetch(`${app.url}${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  app = await startInRoot(root, {
    DATABASE_URL: database,
    AUTH_SECRET: 'a secret of the tests with 32 characters',
    CREDENTIALS_KEY: Buffer.alloc(32, 7).toString('base64'),
    OUTBOUND_ALLOW_HOSTS: `127.0.0.1:${(site.address() as AddressInfo).port}`,
  });
});
afterAll(() => {
  site.close();
});

describe('the folder of npm run build, in a Debian that has nothing but Node', () => {
  test('writes a blog from a source page, which is read in a thread of its own', async () => {
    const { port } = site.address() as AddressInfo;
    const sourceUrl = `http://127.0.0.1:${port}/sleep`;
    const written = await post('/api/blogs/generate', {
      ...{ topic: 'Better sleep', length: 'small', sourceUrls: [sourceUrl] },
    });
    expect(written.status).toBe(200);
    const { id, unreadableSources } = await written.json();
    expect(unreadableSources).toEqual([]);
    expect((await bytes(`/share/${id}`)).toString()).toContain(sourceUrl);
  });

  test('draws a card with fonts of its own, Chinese ones as well', async () => {
    const { id } = await (
      await post('/api/blogs/generate', { topic: '手冲咖啡', language: 'chinese', length: 'small' })
    ).json();
    for (const blog of ['featured', id]) {
      const card = await bytes(`/api/og-image/${blog}`);
      expect(card.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('sends every font that a page names', async () => {
    const page = (await bytes('/share/featured')).toString();
    const fonts = new Set(page.match(/\/fonts\/[\w.-]+\.woff2/g));
    expect(fonts.size).toBeGreaterThan(0);
    for (const font of fonts) {
      expect((await bytes(font)).subarray(0, 4).toString()).toBe('wOF2');
    }
  });

  test('sends scripts, embeds, downloads, public files and notes of the sample library', async () => {
    const page = (await bytes('/share/featured')).toString();
    const scripts = page.match(/\/_next\/static\/[\w/.-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) await bytes(script);
    expect((await bytes('/embed/featured')).toString()).toContain('<h1');
    expect((await bytes('/social-card.png')).subarray(1, 4).toString()).toBe('PNG');
    expect((await bytes('/library/english/better-sleep')).toString()).toContain('sleep');
    const download = await post('/api/blogs/html', { blogId: 'featured' });
    expect((await download.json()).html).toContain('font/woff2;base64,');
  });

  test('stops cleanly when it is asked to', async () => {
    expect(await app.end()).toBe(0);
  });
});
