import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { NONCE_HEADER } from '@/lib/http/content-security-policy.ts';
import { serve } from '../../support/serve-cached.ts';

const CSS = {
  '/_next/static/chunks/app.css': [
    ':root{--used:1px;--unused:2px;--ink:red}@property --tw-unread{syntax:"*";inherits:false}',
    '@media (width>=40rem){.sm\\:grid-cols-2{columns:2}.sm\\:grid-cols-9{columns:9}}',
    '.dark h1{padding:var(--used)}.menu>button[data-copied]{margin:0}.gone{margin:1px}h6{margin:2px}',
  ].join(''),
  '/blog/styles/retro.css?v=1': [
    '@font-face{font-family:"Tea";src:url(/fonts/latin.woff2);unicode-range:U+41-5A}',
    '@font-face{font-family:"Tea";src:url(/fonts/cyrillic.woff2);unicode-range:U+400-45F}',
    '.blog[data-style=retro]{font-family:"Tea"}.blog[data-style=minimal]{margin:3px}#wine{margin:4px}',
    '[lang|=zh]{margin:5px}[lang|=ja]{margin:6px}a[href^=http]{margin:7px}[hidden]:where(:not([hidden=until-found])){margin:8px}',
  ].join(''),
};

const page = (nonce: string) =>
  [
    '<!DOCTYPE html><html lang="zh-Hans"><head>',
    '<link rel="stylesheet" href="/_next/static/chunks/app.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/blog/styles/retro.css?v=1" data-precedence="blog"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    `<script src="/_next/static/chunks/a.js" async="" nonce="${nonce}"></script>`,
    `<script nonce="${nonce}">theme()</script>`,
    `<script src="/_next/static/chunks/old.js" noModule="" nonce="${nonce}"></script>`,
    '<script type="application/ld+json">{"@type":"BlogPosting"}</script></head>',
    '<body><article class="blog" data-style="retro" id="tea"><h1 class="sm:grid-cols-2">TEA</h1></article>',
    '<p class="menu"><button>Copy</button><svg><path fill="var(--ink)"></path></svg><a href="https://tea.example/" hidden>Tea</a></p>',
    `<script id="_R_" nonce="${nonce}">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>`,
    `<script src="/_next/static/chunks/b.js" nonce="${nonce}" async=""></script>`,
    `<script nonce="${nonce}">(self.__next_f=self.__next_f||[]).push([0])</script>`,
    `<script nonce="${nonce}">self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\u003c/p\\u003e).push(\\n"])</script></body></html>`,
  ].join('');

const application: RequestListener = ({ url = '', headers }, response) => {
  const css = CSS[url as keyof typeof CSS];
  if (css) return response.writeHead(200, { 'content-type': 'text/css' }).end(css);
  response.writeHead(url.includes('/missing') ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    link: '</_next/static/chunks/app.css>; rel=preload; as="style"',
  });
  response.end(page(String(headers[NONCE_HEADER])));
};

test('sends a page that is read without the framework', async () => {
  const { get } = await serve(application);
  const { text, headers } = await get('/share/tea');
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script>', '<script type="application/ld+json">']);
  expect(text).toContain('<script>theme()</script>');
  expect(text).not.toMatch(/_next|rel="(?:stylesheet|preload)"/);
  expect(headers.link).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
});

test('has in the page the rules that it uses, and those for what its reader changes', async () => {
  const { get } = await serve(application);
  const css = /<style data-without-react="[\w-]{8}">(.*)<\/style>/s.exec((await get('/share/tea')).text)?.[1];
  expect(css).toBe(
    [
      ':root{--used:1px;--ink:red}@media (width>=40rem){.sm\\:grid-cols-2{columns:2}}.dark h1{padding:var(--used)}',
      '.menu>button[data-copied]{margin:0}',
      '@font-face{font-family:"Tea";src:url(/fonts/latin.woff2);unicode-range:U+41-5A}',
      '.blog[data-style=retro]{font-family:"Tea"}[lang|=zh]{margin:5px}a[href^=http]{margin:7px}',
      '[hidden]:where(:not([hidden=until-found])){margin:8px}',
    ].join(''),
  );
});

test('has at the address of the page what React needs to take it over', async () => {
  const { get, reached } = await serve(application);
  const { text, headers } = await get('/share/tea?hydrate');
  const [, version] = /data-without-react="([\w-]+)"/.exec((await get('/share/tea')).text) ?? [];
  expect(JSON.parse(text)).toEqual({
    version,
    styles: [
      ['/_next/static/chunks/app.css', 'next'],
      ['/blog/styles/retro.css?v=1', 'blog'],
    ],
    pushed: [
      ['TURBOPACK', { otherChunks: ['a.js'] }],
      ['__next_f', [0]],
      ['__next_f', [1, '1:"$Sreact.fragment"</p>).push(\n']],
    ],
    scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-robots-tag': 'noindex' });
  expect((await get('/share/tea?hydrate')).headers['cache-status']).toBe('quillcast; hit');
  expect(reached.filter(({ url }) => url === '/share/tea')).toHaveLength(1);
});

test('makes both anew when the blog changes', async () => {
  const { get, cache, reached } = await serve((request, response) => {
    response.setHeader('x-made', '1');
    application(request, response);
  });
  await get('/share/tea');
  cache.resume(true);
  expect((await get('/share/tea?hydrate')).headers['cache-status']).toBe('quillcast; fwd=miss');
  expect(reached.filter(({ url }) => url === '/share/tea')).toHaveLength(2);
});

test.each(['/login', '/batch', '/share/missing'])('leaves %s with the framework', async (path) => {
  const { get } = await serve(application);
  expect((await get(path)).text).toContain('<script src="/_next/static/chunks/b.js"');
});

test.each(['/', '/create', '/de/create', '/view/tea', '/user/ana', '/user/ana/tags/tea', '/library', '/ja/library'])(
  'sends %s without it',
  async (path) => {
    const { get } = await serve(application);
    expect((await get(path)).text).not.toContain('/_next/');
  },
);

test('keeps the framework where a stylesheet does not come', async () => {
  const { get } = await serve((request, response) => {
    if (request.url?.endsWith('.css')) response.writeHead(500).end();
    else application(request, response);
  });
  const { status, text } = await get('/share/tea');
  expect(status).toBe(200);
  expect(text).toContain('<script src="/_next/static/chunks/b.js"');
});

test('asks for nothing anew where there is no hydration', async () => {
  const { get, reached } = await serve(application);
  await get('/batch');
  expect((await get('/batch?hydrate')).headers['cache-status']).toBe('quillcast; hit');
  expect(reached).toHaveLength(1);
});

test('repeats no nonce', async () => {
  const nonces: string[] = [];
  const { get } = await serve(({ url = '', headers }, response) => {
    const nonce = String(headers[NONCE_HEADER]);
    nonces.push(nonce);
    const css = CSS[url as keyof typeof CSS];
    response.writeHead(200, { 'content-type': css ? 'text/css' : 'text/html; charset=utf-8' });
    response.end(css ?? page(nonce).replace('fragment', `fragment ${nonce}`));
  });
  const texts = [(await get('/share/tea')).text, (await get('/share/tea?hydrate')).text];
  expect(nonces).toHaveLength(3);
  expect(nonces.filter((nonce) => texts.join().includes(nonce))).toEqual([]);
});
