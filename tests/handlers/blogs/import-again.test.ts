import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { type File, type Importer, importer, importFiles, item, lookAt, wxr } from '../../support/imports.ts';

const TEA: File = { name: 'tea.md', text: '# Tea\n\nHot.' };
const TWO: File = { name: 'two.xml', text: wxr(item('One.', 'One') + item('Two.', 'Two')) };

const send = (account: Importer, file: File, places = [0]) =>
  importFiles(account, [file], { posts: places.map((post) => ({ file: 0, post })) });
const look = async (account: Importer, file: File) => (await lookAt(account, [file]))[0].posts;
const countBlogs = async ({ user }: Importer) => (await db()).blog.count({ where: { userId: user.id } });

function remove({ headers }: Importer, id: string) {
  return api.post('/api/bin', { ids: [id] }, headers);
}

test('importing a file again leads to the existing blog', async () => {
  const account = await importer();
  const [first] = await send(account, TWO, [0]);
  // The connection broke after the first post; both are sent again under another file name.
  const again = await send(account, { ...TWO, name: 'two (1).xml' }, [0, 1]);
  expect(again).toEqual([
    { file: 0, post: 0, title: 'One', id: first.id, wasImported: true, notes: [] },
    { file: 0, post: 1, title: 'Two', id: expect.any(String), notes: [] },
  ]);
  expect(await countBlogs(account)).toBe(2);
});

test('two simultaneous imports of a file make one blog', async () => {
  const account = await importer();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(account, TEA)));
  const ids = answers.map(([{ id }]) => id);
  expect(new Set(ids).size).toBe(1);
  expect(await countBlogs(account)).toBe(1);
  expect(answers.filter(([{ wasImported }]) => wasImported)).toHaveLength(3);
});

test('two equal posts in one file make two blogs', async () => {
  const account = await importer();
  await send(account, { name: 'x.xml', text: wxr(item('Same.') + item('Same.')) }, [0, 1]);
  expect(await countBlogs(account)).toBe(2);
});

test('the preview links to the blog of an earlier import', async () => {
  const account = await importer();
  expect((await look(account, TEA))[0].importedAs).toBeUndefined();
  const [{ id }] = await send(account, TEA);
  expect((await look(account, TEA))[0].importedAs).toBe(id);
});

test('another account imports the same file for itself', async () => {
  await send(await importer(), TEA);
  const account = await importer();
  const [done] = await send(account, TEA);
  expect(done.wasImported).toBeUndefined();
  expect(await countBlogs(account)).toBe(1);
});

test('imports a deleted blog again, and restoring the old one works', async () => {
  const account = await importer();
  const [{ id }] = await send(account, TEA);
  expect((await remove(account, id)).status).toBe(200);
  expect((await look(account, TEA))[0].importedAs).toBeUndefined();
  const [again] = await send(account, TEA);
  expect(again).toMatchObject({ id: expect.any(String), notes: [] });
  expect(again.id).not.toBe(id);
  expect(again.wasImported).toBeUndefined();
  const prisma = await db();
  await prisma.$executeRaw`UPDATE blogs SET deleted_at = NULL WHERE id = ${id}`;
  expect((await send(account, TEA))[0]).toMatchObject({ id: again.id, wasImported: true });
});

test('imports a permanently deleted blog again', async () => {
  const account = await importer();
  const [{ id }] = await send(account, TEA);
  await remove(account, id);
  expect((await api.delete('/api/bin', { ids: [id] }, account.headers)).status).toBe(200);
  const [again] = await send(account, TEA);
  expect(again.wasImported).toBeUndefined();
  expect(await countBlogs(account)).toBe(1);
});

test('posts imported before do not count against the day', async () => {
  const account = await importer();
  for (const _ of Array(6)) await send(account, TEA, Array(100).fill(0));
  const [done] = await send(account, { name: 'other.md', text: '# Other\n\nText.' });
  expect(done.problem).toBeUndefined();
});

test('the database allows one blog per account and post', async () => {
  const account = await importer();
  const [{ id }] = await send(account, TEA);
  const [{ id: other }] = await send(account, { name: 'other.md', text: '# Other\n\nText.' });
  await expect(
    (await db()).$executeRaw`
      UPDATE blogs SET import_key = (SELECT import_key FROM blogs WHERE id = ${id}) WHERE id = ${other}`,
  ).rejects.toThrow(/unique|23505/i);
});
