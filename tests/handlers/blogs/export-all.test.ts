import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { HOSTILE_TEXTS, imageWith } from '../../support/blogs.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { freshAddress, makeRefusal } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

async function userWith(...given: BlogColumns[]) {
  const { user, headers } = await signedInUser({ name: 'Ada & <Co>' });
  const ids: string[] = [];
  for (const [at, each] of given.entries()) {
    const createdAt = new Date(Date.UTC(2026, 2, 1 + at, 12));
    ids.push((await savedBlog({ userId: user.id, createdAt, ...each })).id);
  }
  return { user, headers, ids };
}

const ask = (query: string, headers: Record<string, string>) => api.get(`/api/exports?${query}`, headers);

/** The blogs and pictures of an archive, without the signed records. */
async function responseFiles(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const blogs = Object.entries(files).filter(([name]) => !name.startsWith('provenance/'));
  return Object.fromEntries(blogs.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

/** The items of a WordPress export, by an XML parser. */
async function responseItems(response: Response) {
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' || name === 'wp:postmeta' });
  return parser.parse(xml).rss.channel.item;
}

test('exports all blogs but the bin as a ZIP of Markdown files', async () => {
  const { headers } = await userWith(
    { title: 'Tea' },
    { title: 'Tea', visibility: 'draft', language: 'french' },
    { title: 'Gone', deletedAt: new Date() },
  );
  const response = await ask('format=markdown', headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="quillcast-markdown.zip"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const files = await responseFiles(response);
  expect(Object.keys(files)).toEqual(['blog-tea/index.md', 'blog-tea-2/index.md']);
  expect(files['blog-tea/index.md']).toMatch(/^---\ntitle: Tea\ndate: 2026-03-01T12:00:00.000Z\n/);
  expect(files['blog-tea-2/index.md']).toContain('\nlang: fr\n');
  expect(files['blog-tea-2/index.md']).toContain('\ndraft: true\n');
  expect(files['blog-tea-2/index.md']).toContain('\n## A heading\n\nSome content.\n');
});

test('a Markdown ZIP includes the pictures', async () => {
  const { headers, ids } = await userWith({ title: 'Leaf' });
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } })
      .webp()
      .toBuffer(),
  );
  const id = newId();
  const blogId = ids[0] ?? '';
  await (await db()).image.create({ data: { id, blogId, contentType: 'image/webp', width: 8, height: 8, bytes } });
  const image = imageWith({ url: `/api/images/${id}`, alt: 'A leaf' });
  const stolen = { ...image, url: '/api/images/somebody-elses' };
  const sections = [{ heading: 'Leaves', content: 'Green.', images: [image, stolen] }];
  await (await db()).blog.update({ where: { id: blogId }, data: { sections } });
  const archive = unzipSync(new Uint8Array(await (await ask('format=markdown', headers)).arrayBuffer()));
  expect(Object.keys(archive)).toEqual([
    `blog-leaf/pictures/${id}.webp`,
    'blog-leaf/index.md',
    'provenance/blog-leaf.md.json',
  ]);
  expect(archive[`blog-leaf/pictures/${id}.webp`]).toEqual(bytes);
  expect(Buffer.from(archive['blog-leaf/index.md'] ?? []).toString()).toContain(`![A leaf](pictures/${id}.webp)`);
  const response = await ask('format=wordpress-zip', headers);
  expect(response.headers.get('content-disposition')).toContain('"quillcast-wordpress.zip"');
  const exported = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(exported)).toEqual([`pictures/${id}.webp`, 'blog-leaf.xml', 'provenance/blog-leaf.xml.json']);
  expect(XMLValidator.validate(Buffer.from(exported['blog-leaf.xml'] ?? []).toString())).toBe(true);
  const items = await responseItems(await ask('format=wordpress', headers));
  expect(items.map((item: Record<string, string>) => item['wp:post_type'])).toEqual([
    'post',
    'attachment',
    'attachment',
  ]);
  expect(items[1]['wp:attachment_url']).toMatch(new RegExp(`^https?://[^/]+/api/images/${id}$`));
  expect(items[1]['wp:post_parent']).toBe(items[0]['wp:post_id']);
});

test('titles that look like paths become plain file names', async () => {
  const { headers } = await userWith(
    ...['../../etc/passwd', 'C:\\x', '/root', '..', '\u202Egnp', ''].map((title) => ({ title })),
  );
  const names = Object.keys(await responseFiles(await ask('format=markdown', headers)));
  expect(names).toEqual([
    'blog-etcpasswd/index.md',
    'blog-cx/index.md',
    'blog-root/index.md',
    'blog-untitled/index.md',
    'blog-gnp/index.md',
    'blog-untitled-2/index.md',
  ]);
});

test('a WordPress export says of each post what WordPress needs', async () => {
  const { user, headers } = await userWith(
    { title: 'Public tea', description: 'Short.', slug: 'all-about-tea' },
    { title: 'Unlisted tea', visibility: 'unlisted' },
    { title: 'Draft tea', visibility: 'draft' },
  );
  const response = await ask('format=wordpress', headers);
  expect(response.headers.get('content-type')).toBe('application/xml');
  const items = await responseItems(response);
  expect(items.map((item: Record<string, string>) => item['wp:status'])).toEqual(['publish', 'private', 'draft']);
  expect(items[0]).toMatchObject({
    title: 'Public tea',
    pubDate: 'Sun, 01 Mar 2026 12:00:00 +0000',
    'dc:creator': user.slug,
    'excerpt:encoded': 'Short.',
    'wp:post_name': 'all-about-tea',
    'wp:post_date_gmt': '2026-03-01 12:00:00',
    'wp:post_type': 'post',
  });
  expect(items[0]['content:encoded']).toContain('<h2>A heading</h2><p>Some content.</p>');
});

test('escapes titles and shortcodes in a WordPress export', async () => {
  const content = 'Write [gallery] & <b>.';
  const { headers } = await userWith({
    title: 'Tom & <b> [caption]',
    description: '5 < 6 [gallery]',
    sections: [{ heading: 'How', content, images: [] }],
  });
  const [item] = await responseItems(await ask('format=wordpress', headers));
  expect(item).toMatchObject({
    title: 'Tom &amp; &lt;b&gt; &#91;caption&#93;',
    'excerpt:encoded': '5 &lt; 6 &#91;gallery&#93;',
  });
  expect(item['content:encoded']).toContain('<p>Write &#91;gallery&#93; &amp; &lt;b&gt;.</p>');
});

test('hostile texts stay text in a WordPress export', async () => {
  const { headers } = await userWith(
    ...HOSTILE_TEXTS.map((text) => ({
      title: text,
      intro: text,
      conclusion: text,
      sections: [{ heading: text, content: text, images: [] }],
    })),
  );
  const items = await responseItems(await ask('format=wordpress', headers));
  expect(items).toHaveLength(HOSTILE_TEXTS.length);
  for (const item of items) {
    expect(item['content:encoded']).not.toMatch(/<script|<img|<b>|href="javascript:/);
  }
});

test('exports chosen blogs and refuses other users’', async () => {
  const { headers, ids } = await userWith({ title: 'One' }, { title: 'Two' }, { title: 'Three' });
  const other = await userWith({ title: 'Secret', visibility: 'draft' });
  const items = await responseItems(await ask(`format=wordpress&ids=${ids[2]},${ids[0]}`, headers));
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['One', 'Three']);
  expect((await ask(`format=markdown&ids=${ids[0]},${other.ids[0]}`, headers)).status).toBe(404);
});

test('exports several PDFs as one ZIP, with drafts', async () => {
  const { headers, ids } = await userWith(
    { title: 'Tea' },
    { title: 'Tea', visibility: 'draft', intro: 'தேநீர்' },
    { title: 'Left out' },
  );
  const response = await ask(`format=pdf&ids=${ids[0]},${ids[1]}`, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('filename="quillcast-pdf.zip"');
  const files = await responseFiles(response);
  const { 'missing-fonts.txt': note, ...pdfs } = files;
  expect(note).toBe('blog-tea-2.pdf: Tamil may print as boxes.\n');
  expect(Object.keys(pdfs)).toEqual(['blog-tea.pdf', 'blog-tea-2.pdf']);
  for (const pdf of Object.values(pdfs)) expect(pdf).toMatch(/^%PDF-1\.\d/);
});

test('exports of several PDFs wait in a single line', async () => {
  const { headers, ids } = await userWith(...Array.from({ length: 7 }, () => ({})));
  const exported = ids.slice(0, 3).map((id) => ask(`format=pdf&ids=${id}`, headers));
  const printed = ids.map((id) => api.get(`/api/blogs/${id}/pdf`, { 'x-client-address': freshAddress() }));
  const answers = await Promise.all([...exported, ...printed]);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('refuses to export more than a hundred PDFs', async () => {
  const { headers } = await userWith(...Array.from({ length: 101 }, () => ({})));
  expect(await makeRefusal(ask('format=pdf', headers))).toEqual([
    400,
    'You can export up to 100 PDFs at a time. Please select some blogs.',
  ]);
});

test.each([
  ['format=docx', 400],
  ['format=pdf', 404],
  ['format=markdown&ids=', 400],
  [`format=markdown&ids=${Array.from({ length: 101 }, (_, at) => `x${at}`).join(',')}`, 400],
  ['format=markdown', 404],
])('refuses %s for a user without blogs', async (query, status) => {
  const { headers } = await signedInUser();
  expect((await ask(query, headers)).status).toBe(status);
});
