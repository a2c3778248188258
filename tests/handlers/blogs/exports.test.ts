import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { HOSTILE_TEXTS } from '../../support/blogs.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { SPECIFIED_STYLES } from '../../support/specified-styles.ts';

const blog = async (columns?: BlogColumns) => (await savedBlog(columns)).id;

const parseHtml = async (blogId: string): Promise<string> =>
  (await (await api.post('/api/blogs/html', { blogId })).json()).html;

afterEach(() => vi.restoreAllMocks());

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function htmlErrors(html: string) {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
  );
}

/** JSON-LD, which does not run. */
const DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;

test('downloads a blog as one valid self-contained file without scripts', async () => {
  const html = await parseHtml(await blog());
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html.replaceAll(DATA, '')).not.toContain('<script');
  expect(html).not.toMatch(/(?:src=|url\()["']?(?:https?:)?\/\//);
  expect(await htmlErrors(html)).toEqual([]);
});

test.each(HOSTILE_TEXTS)('%j stays text in the file and in the embed', async (text) => {
  const section = { heading: text, content: text, images: [] };
  const id = await blog({ title: text, intro: text, conclusion: text, sections: [section] });
  const embedded = await (await api.get(`/embed/${id}`)).text();
  for (const html of [await parseHtml(id), embedded]) {
    expect(html.replaceAll(DATA, '')).not.toMatch(/<script>alert|onerror=alert[^&]*>|href="javascript:/);
    expect(html.match(/<article/g)).toHaveLength(1);
  }
});

test('lets any site frame the embed, and sets no cookie', async () => {
  const id = await blog();
  const response = await api.get(`/embed/${id}`);
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('an embed is sandboxed and runs one script', async () => {
  const id = await blog();
  const response = await api.get(`/embed/${id}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${hash}';`);
  expect(policy).toContain('sandbox allow-scripts allow-popups');
  expect(policy).not.toContain('allow-same-origin');
});

test('an embed can be reported on this site, in a new tab, and a file cannot', async () => {
  const id = await blog();
  const html = await (await api.get(`/embed/${id}`)).text();
  const link = `<a href="http://quillcast.test/report/${id}" target="_blank" rel="noopener nofollow">Report</a>`;
  expect(html.split('</article>')[1]).toContain(link);
  expect(await parseHtml(id)).not.toContain('/report/');
});

test('answers a missing embed with a document', async () => {
  const response = await api.get('/embed/nothing');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<p>This blog is no longer available.</p>');
  expect(html).toMatch(/<a href="https?:\/\/[^/"]+\/" target="_blank" rel="noopener">/);
  expect(html.replaceAll(DATA, '')).not.toContain('<script');
  expect(await htmlErrors(html)).toEqual([]);
});

test('answers an embed error with a document without details', async () => {
  const id = await blog();
  vi.spyOn((await db()).blog, 'findUnique').mockRejectedValue(new Error('secret of the database'));
  vi.spyOn((await db()).blog, 'findFirst').mockRejectedValue(new Error('secret of the database'));
  const response = await api.get(`/embed/${id}`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('<p>This blog cannot be shown right now.</p>');
  expect(html).not.toContain('secret');
});

const TITLES = [
  ['english', 'How to brew better coffee at home'],
  ['french', 'Le vélo en ville : par où commencer'],
  ['spanish', 'Cómo elegir una cámara para viajar'],
  ['german', 'Die schönsten Wanderwege im Herbst'],
  ['chinese', '如何在家种植香草'],
  ['japanese', '自宅でおいしいコーヒーを淹れる方法'],
  ['russian', 'Как заварить хороший чай'],
  ['portuguese', 'Como escolher uma câmara para viagens'],
  ['italian', 'Come scegliere un buon libro'],
  ['english', '😀🚀'],
  ['english', 'x'.repeat(300)],
  ['english', 'مرحبا بالعالم'],
  ['english', 'বাংলা ভাষা'],
] as const;

test.each([
  ...TITLES.map(([language, title]) => ({ language, title })),
  ...SPECIFIED_STYLES.map((style) => ({ style, colorTheme: 'teal' as const })),
  ...HOSTILE_TEXTS.map((title) => ({ title })),
])('draws a card of %j', async (given) => {
  const id = await blog(given);
  const response = await api.get(`/api/og-image/${id}`);
  expect(response.status).toBe(200);
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});
