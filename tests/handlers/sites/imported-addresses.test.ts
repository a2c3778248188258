import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { resolveAddress } from '@/lib/sites/addresses.ts';
import { api } from '../../support/api.ts';
import { importer, importFiles, item, lookAt, wxr } from '../../support/imports.ts';
import { readRow, savedBlog } from '../../support/owned-blog.ts';

const markdown = (...front: string[]) => ({
  name: 'a.md',
  text: `---\n${['title: Tea', ...front].join('\n')}\n---\n\nHot.\n`,
});

const post = (link: string, name: string) => ({
  name: 'export.xml',
  text: wxr(item('<p>Hot.</p>', 'Tea', 'post', `<link>${link}</link><wp:post_name>${name}</wp:post_name>`)),
});

/** Imports a post; returns the row, its redirects, and the notes of preview and import. */
async function imported(file: ReturnType<typeof markdown>, account: Awaited<ReturnType<typeof importer>>) {
  const [{ posts }] = await lookAt(account, [file]);
  const [{ id, notes }] = await importFiles(account, [file]);
  const rows = await (await db()).redirect.findMany({ where: { blogId: id }, orderBy: { path: 'asc' } });
  return { id, slug: (await readRow(id)).slug, paths: rows.map(({ path }) => path), notes, shown: posts[0].notes };
}

test.each([
  [post('https://old.example.org/2019/05/my-tea/', 'my-tea'), 'my-tea', ['/2019/05/my-tea']],
  [post('https://old.example.org/?p=12', 'my-tea'), 'my-tea', []],
  [post('https://old.example.org/my-tea/', 'my-tea'), 'my-tea', []],
  [post('https://old.example.org/%E8%8C%B6', '%E8%8C%B6'), 'cha', ['/茶']],
  [post('http://quillcast.test/share/abc', 'my-tea'), 'my-tea', []],
  [markdown('slug: My-Tea', 'url: /posts/Tea.html'), 'my-tea', ['/posts/tea.html']],
  [markdown('permalink: https://old.example.org/a/b/?x=y'), 'tea', ['/a/b']],
  [markdown('permalink: /:categories/:title/', 'aliases: [/one/, two, "/three", /one]'), 'tea', ['/one', '/three']],
  [markdown('aliases: /only'), 'tea', ['/only']],
  [markdown('slug: search'), 'search-blog', []],
])('%j brings its slug and its addresses', async (file, slug, paths) => {
  const found = await imported(file, await importer());
  expect(found).toMatchObject({ slug, paths });
  const notes = paths.map((path) => `Its old address ${path} leads to it`);
  expect(found.notes).toEqual(notes);
  expect(found.shown).toEqual(notes);
});

test('an import overwrites no rule and no address', async () => {
  const account = await importer();
  const userId = account.user.id;
  await (await db()).redirect.create({ data: { userId, path: '/old', target: '/mine' } });
  await savedBlog({ userId, slug: 'my-tea', visibility: 'public' });
  const found = await imported(markdown('slug: my-tea', 'aliases: [/old, /older]'), account);
  expect(found).toMatchObject({ slug: 'my-tea-2', paths: ['/older'] });
  expect(await resolveAddress(account.user.slug, '/old')).toEqual({ to: `/user/${account.user.slug}/mine` });
});

test('exports have the address of each blog, which an import keeps', async () => {
  const account = await importer();
  const { id } = await imported(markdown('slug: my-address'), account);
  await api.put(`/api/blogs/${id}/address`, { slug: 'another address' }, account.headers);
  const read = async (format: string) => (await api.get(`/api/exports?format=${format}`, account.headers)).text();
  const text = await read('wordpress');
  expect(text).toContain('<wp:post_name>another-address</wp:post_name>');
  expect(await imported({ name: 'a.xml', text }, await importer())).toMatchObject({
    slug: 'another-address',
    paths: [],
  });
});
