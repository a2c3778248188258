import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { type BlogColumns, type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00.100Z') });
  return () => vi.useRealTimers();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const text = { title: 'T', intro: '', conclusion: '', sections: [{ key: 0, heading: '', content: '', images: [] }] };

/** The version of a new draft; undefined if it was refused. */
async function store({ id, headers, basedOn }: OwnedBlog, version: string | null): Promise<string | undefined> {
  const body = { text: { draft: text, base: text, basedOn }, version };
  return (await (await api.put(`/api/blogs/${id}/draft`, body, headers)).json()).version;
}

const editingOf = async (blogId: string) => (await db()).blogEditing.findUnique({ where: { blogId } });

const secondsOf = async ({ id }: OwnedBlog) => (await editingOf(id))?.seconds ?? 0;

test('adds the time between drafts and up to the save, and nothing for a pause', async () => {
  const blog = await ownedBlog();
  let version = await store(blog, null);
  expect(await secondsOf(blog)).toBe(0);
  for (const seconds of [1.6, 1.6, 118.8, 121, 3600, 8]) {
    pass(seconds);
    version = await store(blog, version ?? null);
  }
  expect(await secondsOf(blog)).toBe(130);
  expect((await readRow(blog.id)).updatedAt.toISOString()).toBe(blog.basedOn);
  pass(20);
  expect((await saveText(blog, { title: 'Saved', draftVersion: version })).status).toBe(200);
  expect(await secondsOf(blog)).toBe(150);
});

test('two windows at once count the time once', async () => {
  const blog = await ownedBlog();
  const first = (await store(blog, null)) ?? '';
  pass(30);
  const second = (await store(blog, first)) ?? '';
  expect(await store(blog, first)).toBeUndefined();
  pass(30);
  expect((await saveText(blog, { title: 'Saved', draftVersion: first })).status).toBe(200);
  expect(await secondsOf(blog)).toBe(30);
  pass(30);
  await store(blog, second);
  expect(await secondsOf(blog)).toBe(90);
});

test('a clock that is set back takes no time away', async () => {
  const blog = await ownedBlog();
  const version = (await store(blog, null)) ?? '';
  pass(-60);
  await store(blog, version);
  expect(await secondsOf(blog)).toBe(0);
});

const WORDS = 'one two three four five six seven eight nine';

/** A blog of ten words, its title included. */
const tenWords = (columns: BlogColumns = {}) =>
  ownedBlog({ title: 'Title', intro: WORDS, sections: [], conclusion: '', ...columns });

/** Saves such a text with a word that is none of its first words for each letter. */
async function save(blog: OwnedBlog, letters: string) {
  pass(1);
  const intro = [...letters, ...WORDS.split(' ').slice(letters.length)].join(' ');
  const { updatedAt } = await readRow(blog.id);
  const content = { title: 'Title', intro, sections: [{ heading: 'Title', content: '' }], conclusion: '' };
  const response = await saveText({ ...blog, basedOn: updatedAt.toISOString() }, content);
  expect(response.status).toBe(200);
  return (await editingOf(blog.id))?.changedWords;
}

test('a save sets the share of words changed since the first text', async () => {
  const sections = [{ heading: 'Title', content: '', images: [] }];
  const blog = await tenWords({ title: 'Title', intro: WORDS, sections });
  expect(await editingOf(blog.id)).toBeNull();
  expect(await save(blog, 'ab')).toBe(19);
  expect(await save(blog, 'abc')).toBe(28);
  expect(await save(blog, '')).toBe(0);
});

test.each([
  ['a person’s', { writer: 'person' }],
  ['an imported', { importKey: 'file 0' }],
] as const)('counts no words of %s blog', async (_, columns) => {
  expect(await save(await tenWords(columns), 'ab')).toBeNull();
});

test('the first text outlives fifty saves, as do the newest ones', async () => {
  const blog = await tenWords({ sections: [{ heading: 'Title', content: '', images: [] }] });
  for (let at = 0; at < 54; at += 1) await save(blog, at % 2 === 0 ? 'abc' : 'ab');
  expect(await save(blog, 'x')).toBe(10);
  const { blogRevision } = await db();
  const kept = await blogRevision.findMany({ where: { blogId: blog.id }, orderBy: { createdAt: 'asc' } });
  expect(kept).toHaveLength(50);
  expect(kept[0]?.intro).toBe(WORDS);
  expect(kept.at(-1)?.intro).toMatch(/^a b three/);
});

test('another user adds no time, and reads nothing of it', async () => {
  const blog = await ownedBlog();
  const version = (await store(blog, null)) ?? '';
  const { headers } = await signedInUser();
  pass(30);
  await store({ ...blog, headers }, version);
  expect(await secondsOf(blog)).toBe(0);
  await store(blog, version);
  expect(await secondsOf(blog)).toBe(30);
  expect((await api.get(`/api/blogs/${blog.id}/score`, headers)).status).toBe(403);
  expect(await (await api.get(`/api/blogs/${blog.id}`, headers)).text()).not.toMatch(/editing"|changedWords/);
});
