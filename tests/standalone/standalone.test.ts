import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '../fakes/pages.ts';
import { type AppInRoot, runInRoot, startInRoot } from './app-in-root.ts';

const { STANDALONE_ROOT: root } = process.env;
if (!root) throw new Error('Run these tests with `npm run test:standalone`.');

/** Pages on another site about bread. */
const PAGES = ['guide', 'recipe', 'comparison', 'history'];

const breadPage = (name: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: readFileSync(`tests/fakes/bread-pages/${name}.html`),
});

let pages: Awaited<ReturnType<typeof servePages>>;
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
  pages = await servePages(Object.fromEntries(PAGES.map((name) => [`/${name}`, breadPage(name)])));
  app = await startInRoot(root, { OUTBOUND_ALLOW_HOSTS: pages.host });
});
afterAll(() => pages[Symbol.asyncDispose]());

describe('the folder of npm run build, in a Debian that has nothing but Node', () => {
  test('writes a blog from source pages, which are read in threads of their own', async () => {
    const written = await post('/api/blogs/generate', {
      topic: 'Sourdough bread',
      length: 'small',
      sourceUrls: PAGES.map((name) => pages.at(`/${name}`)),
    });
    const answer = await written.json();
    expect(answer).toEqual({ id: expect.any(String), unreadableSources: [] });
    expect((await bytes(`/share/${answer.id}`)).toString()).toContain(pages.host);
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

  test('sends scripts, embeds, downloads, public files, notes of the sample library and pages about the site', async () => {
    // A page names them where it is asked for React.
    const { scripts } = JSON.parse((await bytes('/share/featured?hydrate')).toString());
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) await bytes(script);
    expect((await bytes('/embed/featured')).toString()).toContain('<h1');
    expect((await bytes('/social-card.png')).subarray(1, 4).toString()).toBe('PNG');
    expect((await bytes('/library/english/better-sleep')).toString()).toContain('sleep');
    expect((await bytes('/privacy')).toString()).toContain('keyed hash');
    const download = await post('/api/blogs/html', { blogId: 'featured' });
    expect((await download.json()).html).toContain('font/woff2;base64,');
  });

  test('says that it cannot run models, which it was not built for', async () => {
    const command = runInRoot(root, 'lib/models/hub/model-command.ts hf:acme/tiny-GGUF', {});
    await expect(command).rejects.toThrow('npm run build -- --local-models');
  });

  test('stops cleanly when it is asked to, and has its data when it starts again', async () => {
    const { id } = await (await post('/api/blogs/generate', { topic: 'Tea', length: 'small' })).json();
    expect(await app.end()).toBe(0);
    app = await startInRoot(root, {});
    expect((await bytes(`/share/${id}`)).toString()).toContain('Tea');
    expect(await app.end()).toBe(0);
  });
});
