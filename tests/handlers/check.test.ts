import { expect, test, vi } from 'vitest';
import { fingerprintOlderBlogs } from '@/lib/blogs/fingerprint-mutations.ts';
import { createBlog, publishNextDue, putIntoBin, takeFromBin, unblockBlog } from '@/lib/blogs/mutations.ts';
import { LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { allowedSite } from '../support/allowed-site.ts';
import { api } from '../support/api.ts';
import { blogRow } from '../support/blogs.ts';
import { readRow } from '../support/owned-blog.ts';
import { freshAddress, makeRefusal } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';

type Given = Partial<Prisma.BlogUncheckedCreateInput>;

/** The text of a language's note in the library, a real article, by its place in the list. */
async function noteText(language: Language, place: number): Promise<string> {
  const notes = await libraryNotes(language);
  return notes[place % notes.length]?.text ?? '';
}

/** Creates a user's public blog with this text, as its writer would. Returns its id. */
async function blogOfText(
  text: string,
  given: Given = {},
  pages: readonly string[] = [],
  urlOf = (at: number) => `https://example.com/${at}`,
): Promise<string> {
  const [intro = '', ...paragraphs] = text.split(/\n{2,}/);
  const sections = [{ heading: 'Heading', content: paragraphs.join('\n\n'), images: [] }];
  const { user } = await signedInUser();
  const row = {
    ...blogRow({ id: newId(), userId: user.id, visibility: 'public' }),
    intro,
    sections,
    conclusion: '',
    ...given,
  };
  const snapshots = pages.map((page, at) => {
    return { number: at + 1, url: urlOf(at), title: 'A page', text: page, hash: '', readAt: new Date() };
  });
  await (await db()).$transaction((tx) => createBlog(tx, row, [], snapshots));
  return row.id;
}

let copy = '';

const site = await allowedSite({
  '/copy': (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(copy),
});

type Headers = Record<string, string>;

const ask = (body: object, address = freshAddress(), headers: Headers = {}) =>
  api.post('/api/check', body, { ...headers, 'x-client-address': address });

const check = async (text: string, address?: string, headers?: Headers) =>
  (await ask({ text }, address, headers)).json();

async function edit(id: string, text: string, headers: Headers) {
  const { updatedAt } = await readRow(id);
  const sections = [{ heading: 'New', content: text, images: [] }];
  const body = { title: 'Changed', intro: 'New.', conclusion: 'Done.', sections, basedOn: updatedAt.toISOString() };
  expect((await api.put(`/api/blogs/${id}`, body, headers)).status).toBe(200);
}

/** A text with every twentieth word replaced, other quotes and spaces, and in capitals. */
const edited = (text: string) =>
  text
    .replace(/[“”„«»"]/g, "'")
    .split(/\s+/)
    .map((word, at) => (at % 20 === 19 ? 'changed' : word))
    .join('  \n')
    .toUpperCase();

const third = (text: string) => text.slice(Math.floor(text.length / 3), Math.floor((2 * text.length) / 3));

test.each(LANGUAGES)('finds an edited third of a text in %s, and no note beside it', async (language) => {
  const text = await noteText(language, 0);
  const id = await blogOfText(text, { language, title: 'Copied' });
  const { matches, percent, passages } = await check(edited(third(text)));
  expect(matches).toMatchObject([{ kind: 'written', id, title: 'Copied', language }]);
  expect(percent).toBeGreaterThan(70);
  expect(passages.length).toBeGreaterThan(0);
  expect(matches[0].record).toBe(`http://quillcast.test/api/blogs/${id}/provenance`);
  const others = (await libraryNotes(language)).slice(1, 25);
  const address = freshAddress();
  for (const other of others) expect((await check(other.text, address)).matches).toEqual([]);
});

test('tells two mixed texts apart, with their passages and shares', async () => {
  const [one, two] = [await noteText('english', 3), await noteText('english', 4)];
  const ids = [await blogOfText(one), await blogOfText(two, { writer: 'person' })];
  const [before, between] = [one.slice(0, 3000), ' \nSomething else entirely. '];
  const text = before + between + two.slice(0, 1500);
  const { matches } = await check(text);
  expect(matches).toMatchObject([
    { id: ids[0], kind: 'written' },
    { id: ids[1], kind: 'published' },
  ]);
  const [first, second] = matches;
  expect(first.percent).toBeGreaterThan(second.percent);
  expect(first.passages.at(-1).end).toBeLessThanOrEqual(before.length);
  expect(second.passages[0].start).toBeGreaterThanOrEqual(before.length);
});

test('does not claim the page that an article quotes', async () => {
  const page = third(await noteText('english', 6));
  const own = third(await noteText('english', 7));
  await blogOfText(`${own}\n\n${page}`, {}, [page]);
  expect(await check(page)).toMatchObject({ percent: 0, matches: [] });
  expect((await check(own)).percent).toBeGreaterThan(90);
});

test('finds what an author told in answers', async () => {
  const told = third(await noteText('english', 14));
  await blogOfText(told, {}, [told], () => 'author:2026-11-29');
  expect((await check(told)).percent).toBeGreaterThan(90);
});

test('leaves out quotations that an author marked', async () => {
  const [quoted, own] = [third(await noteText('english', 8)), third(await noteText('english', 9))];
  const quotation = `> ${quoted.replace(/\s+/g, ' ')}`;
  await blogOfText(`${own}\n\n${quotation}`, { writer: 'person' });
  expect((await check(quoted)).matches).toEqual([]);
  expect((await check(own)).matches).toHaveLength(1);
});

test('finds in a digest what its author added, and none of the page that it quotes', async () => {
  const [page, added] = [third(await noteText('german', 5)), third(await noteText('german', 6))];
  const { user, headers } = await signedInUser();
  const id = await blogOfText(page, { writer: 'digest', language: 'german', userId: user.id });
  expect((await check(page)).matches).toEqual([]);
  await edit(id, `${page}\n\n${added}`, headers);
  expect((await check(page)).matches).toEqual([]);
  expect((await check(added)).matches).toMatchObject([{ kind: 'published', id }]);
});

test('calls an imported text published, not written', async () => {
  const { user } = await signedInUser();
  const text = third(await noteText('french', 5));
  await blogOfText(text, { userId: user.id, importKey: 'file-1', language: 'french' });
  expect((await check(text)).matches).toMatchObject([{ kind: 'published' }]);
});

test.each([
  ['a draft', { visibility: 'draft' }, 1],
  ['unlisted', { visibility: 'unlisted' }, 1],
  ['hidden by the operator', { blockedAt: new Date() }, 1],
  ['deleted', { deletedAt: new Date() }, 0],
] as const)('confirms a blog that was public and is %s to nobody but its owner', async (_, data, own) => {
  const text = third(await noteText('spanish', 5));
  const { user, headers } = await signedInUser();
  const id = await blogOfText(text, { language: 'spanish', userId: user.id });
  const { blog } = await db();
  expect((await check(text)).matches).toHaveLength(1);
  await blog.update({ where: { id }, data });
  for (const other of [{}, (await signedInUser()).headers]) {
    expect(await check(text, undefined, other)).toEqual({ percent: 0, passages: [], matches: [] });
  }
  expect((await check(text, undefined, headers)).matches).toHaveLength(own);
  await blog.delete({ where: { id } });
});

const setVisibility = (ids: string[], visibility: string, headers: Headers) =>
  api.put('/api/blogs/visibility', { ids, visibility }, headers);

test.each([
  ['its owner', (id: string, headers: Headers) => setVisibility([id], 'public', headers)],
  [
    'the clock',
    async (id: string) => {
      await (await db()).blog.update({ where: { id }, data: { publishAt: new Date('2026-01-01') } });
      await publishNextDue();
    },
  ],
])('knows nothing that was deleted before %s published the text', async (_, publish) => {
  const [secret, after] = [third(await noteText('italian', 5)), third(await noteText('italian', 6))];
  const { user, headers } = await signedInUser();
  const id = await blogOfText(secret, { language: 'italian', userId: user.id, visibility: 'draft' });
  await edit(id, after, headers);
  await publish(id, headers);
  await fingerprintOlderBlogs(new AbortController().signal);
  expect((await check(secret, undefined, headers)).matches).toEqual([]);
  expect((await check(after)).matches).toMatchObject([{ id }]);
  await (await db()).blog.delete({ where: { id } });
});

test('finds earlier public texts after an edit, and the current one after an upgrade', async () => {
  const [before, after] = [third(await noteText('english', 10)), third(await noteText('english', 11))];
  const { user, headers } = await signedInUser();
  const id = await blogOfText(before, { userId: user.id });
  await edit(id, after, headers);
  for (const text of [before, after]) {
    expect((await check(text)).matches).toMatchObject([{ id, title: 'Changed', editedAt: expect.any(String) }]);
  }
  await (await db()).blogFingerprints.delete({ where: { blogId: id } });
  expect((await check(after)).matches).toEqual([]);
  await fingerprintOlderBlogs(new AbortController().signal);
  expect((await check(after)).matches).toMatchObject([{ id }]);
});

test('finds the text of a blog that was hidden or deleted once it is shown again', async () => {
  const text = third(await noteText('portuguese', 7));
  const { user, headers } = await signedInUser();
  const id = await blogOfText('Short.', { language: 'portuguese', userId: user.id, blockedAt: new Date() });
  await edit(id, text, headers);
  expect((await check(text, undefined, headers)).matches).toEqual([]);
  await (await db()).$transaction((tx) => unblockBlog(tx, id));
  expect((await check(text)).matches).toMatchObject([{ id }]);
  await putIntoBin([id]);
  // as an upgrade does
  await (await db()).blogFingerprints.delete({ where: { blogId: id } });
  await takeFromBin([id]);
  expect((await check(text)).matches).toMatchObject([{ id }]);
});

test('publishes several blogs at once before it reads their texts', async () => {
  const text = third(await noteText('english', 13));
  const { user, headers } = await signedInUser();
  const own = { userId: user.id, visibility: 'draft' } as const;
  const ids = [await blogOfText(text, own), await blogOfText('Short.', own)];
  const last = [...ids].at(-1) ?? '';
  const prisma = await db();
  await prisma.blogFingerprints.create({ data: { blogId: last, hashes: [] } });
  const isPublic = { id: { in: ids }, visibility: 'public' } as const;
  const publishing = await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM blog_fingerprints WHERE blog_id = ${last} FOR UPDATE`;
    const response = setVisibility(ids, 'public', headers);
    await vi.waitUntil(async () => (await prisma.blog.count({ where: isPublic })) === 2, 4000);
    return { response };
  });
  expect((await publishing.response).status).toBe(200);
  expect((await check(text)).matches).toMatchObject([{ id: ids[0] }]);
});

test('reads a page at an address, and returns its text with the passages', async () => {
  const published = third(await noteText('english', 12));
  await blogOfText(published, { title: 'On another site' });
  copy = `<html><title>Copy</title><main>${published.replaceAll(/^.+$/gm, '<p>$&</p>')}</main></html>`;
  const { text, matches } = await (await ask({ url: site.at('/copy') })).json();
  const [{ title, passages }] = matches;
  expect(title).toBe('On another site');
  expect(text.slice(passages[0].start, passages[0].end).length).toBeGreaterThan(100);
});

test.each([
  ['an address without a page', () => ({ url: site.at('/none') }), 422, 'The page answered 404.'],
  [
    'a private address',
    () => ({ url: 'http://10.0.0.1/' }),
    422,
    'This address is not on the public internet, so it cannot be used.',
  ],
  [
    'a text that is too short',
    () => ({ text: 'Only a few words.' }),
    422,
    'This text is too short to recognize. Paste about 60 words or more.',
  ],
  [
    'a text that is too long',
    () => ({ text: 'x'.repeat(50_001) }),
    400,
    'The text is longer than 50,000 characters. Check it in parts.',
  ],
  ['nothing', () => ({}), 400, 'Paste a text, or give the address of a page.'],
  ['both', () => ({ text: 'x', url: 'https://example.com' }), 400, 'Paste a text, or give the address of a page.'],
])('refuses %s', async (_, body, status, message) => {
  expect(await makeRefusal(ask(body()))).toEqual([status, message]);
});
