import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';
import { makeRefusal } from '../../support/requests.ts';

const makeText = (title: string) => ({
  title,
  description: '',
  intro: 'In **bold**.',
  keyPoints: '',
  conclusion: '',
  sections: [{ key: 0, heading: '', content: 'One.', images: [] }],
  questions: [],
  alternativeTexts: {},
});

function store({ id, headers, basedOn }: OwnedBlog, title: string, version: string | null, changes: object = {}) {
  const text = { draft: { ...makeText(title), ...changes }, base: makeText('Before'), basedOn };
  return api.put(`/api/blogs/${id}/draft`, { text, version }, headers);
}

const discard = ({ id, headers }: OwnedBlog, version: string) =>
  api.delete(`/api/blogs/${id}/draft`, { version }, headers);

async function stored({ id, headers }: OwnedBlog) {
  return (await (await api.get(`/api/blogs/${id}/draft`, headers)).json()).draft;
}

test('stores and returns a draft, even an invalid one', async () => {
  const blog = await ownedBlog();
  expect(await stored(blog)).toBeNull();
  const first = await (await store(blog, '', null)).json();
  const second = await (await store(blog, 'Better', first.version)).json();
  expect(await stored(blog)).toMatchObject({
    version: second.version,
    text: { draft: { title: 'Better', intro: 'In **bold**.' }, base: { title: 'Before' } },
  });
  expect(await (await db()).blogDraft.count({ where: { blogId: blog.id } })).toBe(1);
});

test('strips characters that PostgreSQL cannot store', async () => {
  const blog = await ownedBlog();
  expect((await store(blog, 'Be\u0000es\uD800', null)).status).toBe(200);
  expect((await stored(blog)).text.draft.title).toBe('Bees\uFFFD');
});

test('leaves the blog as it is', async () => {
  const blog = await ownedBlog();
  await store(blog, 'Unsaved', null);
  const row = await readRow(blog.id);
  expect(row).toMatchObject({ title: 'A Title', editedAt: null });
  expect(row.updatedAt.toISOString()).toBe(blog.basedOn);
});

test('refuses a draft based on an outdated version', async () => {
  const blog = await ownedBlog();
  const { version } = await (await store(blog, 'Mine', null)).json();
  expect((await store(blog, 'Other window', null)).status).toBe(409);
  await store(blog, 'Mine, longer', version);
  expect(await makeRefusal(store(blog, 'Other window', version))).toEqual([
    409,
    'Another window has saved a newer draft of this text.',
  ]);
  expect((await stored(blog)).text.draft.title).toBe('Mine, longer');
});

test('refuses one of two simultaneous first drafts', async () => {
  const blog = await ownedBlog();
  const answers = await Promise.all([store(blog, 'One', null), store(blog, 'Two', null)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('discards the given version and no newer one', async () => {
  const blog = await ownedBlog();
  const { version } = await (await store(blog, 'Mine', null)).json();
  const { version: newer } = await (await store(blog, 'Mine, longer', version)).json();
  await discard(blog, version);
  expect(await stored(blog)).not.toBeNull();
  await discard(blog, newer);
  expect(await stored(blog)).toBeNull();
});

test('saving the text removes its draft', async () => {
  const blog = await ownedBlog();
  const { version } = await (await store(blog, 'Mine', null)).json();
  expect((await saveText(blog, { title: 'Saved', draftVersion: version })).status).toBe(200);
  expect(await stored(blog)).toBeNull();
});

test('saving in another window keeps this window’s draft', async () => {
  const blog = await ownedBlog();
  await store(blog, 'Mine', null);
  expect((await saveText(blog, { title: 'Saved' })).status).toBe(200);
  expect((await stored(blog)).text.draft.title).toBe('Mine');
});

test('goes with its blog', async () => {
  const blog = await ownedBlog();
  await store(blog, 'Mine', null);
  const prisma = await db();
  await prisma.blog.delete({ where: { id: blog.id } });
  expect(await prisma.blogDraft.count({ where: { blogId: blog.id } })).toBe(0);
});

test('is refused without a section, and by a body of another shape', async () => {
  const blog = await ownedBlog();
  expect((await store(blog, 'T', null, { sections: [] })).status).toBe(400);
  expect(await stored(blog)).toBeNull();
});
