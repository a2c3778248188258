import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUT } from '@/app/api/blogs/[id]/route.ts';
import { POST } from '@/app/api/check/route.ts';
import { fingerprintOlderBlogs } from '@/lib/blogs/fingerprint-mutations.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { libraryNotes } from '@/lib/research/library/notes.ts';
import { servePages } from '../fakes/pages.ts';
import { blogOfText, noteText } from '../support/library-blogs.ts';
import { freshAddress, params, post } from '../support/requests.ts';
import { signedInUser } from '../support/users.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let copy = '';

beforeAll(async () => {
  site = await servePages({
    '/copy': (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(copy),
  });
  process.env.OUTBOUND_ALLOW_HOSTS = site.host;
});

afterAll(() => site[Symbol.asyncDispose]());

const ask = (body: object, address = freshAddress()) => POST(post('/api/check', body, { 'x-client-address': address }));

const check = async (text: string, address?: string) => (await ask({ text }, address)).json();

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
  expect(matches).toMatchObject([{ kind: 'written', id, title: 'Copied', writer: 'model', language }]);
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

test('leaves out quotations that an author marked', async () => {
  const [quoted, own] = [third(await noteText('english', 8)), third(await noteText('english', 9))];
  const quotation = `> ${quoted.replace(/\s+/g, ' ')}`;
  await blogOfText(`${own}\n\n${quotation}`, { writer: 'person' });
  expect((await check(quoted)).matches).toEqual([]);
  expect((await check(own)).matches).toHaveLength(1);
});

test('says that a digest quotes a text, and claims none of it', async () => {
  const page = await noteText('german', 5);
  const id = await blogOfText(third(page), { writer: 'digest', language: 'german' }, [page]);
  const { percent, passages, matches } = await check(page);
  expect({ percent, passages }).toEqual({ percent: 0, passages: [] });
  expect(matches).toMatchObject([{ kind: 'quoted', id, writer: 'digest' }]);
});

test('calls an imported text published, not written', async () => {
  const { user } = await signedInUser();
  const text = third(await noteText('french', 5));
  await blogOfText(text, { userId: user.id, importKey: 'file-1', language: 'french' });
  expect((await check(text)).matches).toMatchObject([{ kind: 'published', writer: 'model' }]);
});

test.each([
  ['a draft', { visibility: 'draft' }],
  ['deleted', { deletedAt: new Date() }],
  ['hidden by the operator', { blockedAt: new Date() }],
] as const)('recognizes the whole text of a blog that is %s, without naming it', async (_, data) => {
  const text = third(await noteText('spanish', 5));
  const id = await blogOfText(text, { title: 'Secret', language: 'spanish' });
  const { blog } = await db();
  await blog.update({ where: { id }, data });
  const since = new Date().toISOString().slice(0, 10);
  const recognized = { percent: 0, passages: [], matches: [{ kind: 'private', since }] };
  expect(await check(`Some words before it. ${text}`)).toEqual(recognized);
  expect((await check(third(text))).matches).toEqual([]);
  await blog.delete({ where: { id } });
  expect((await check(text)).matches).toEqual([]);
});

test('names an unlisted blog only to those who have most of its text', async () => {
  const text = third(await noteText('italian', 5));
  const id = await blogOfText(text, { language: 'italian', visibility: 'unlisted' });
  expect((await check(text)).matches).toMatchObject([{ kind: 'written', id }]);
  const { percent, matches } = await check(third(text));
  expect({ percent, kinds: matches.map(({ kind }: { kind: string }) => kind) }).toEqual({
    percent: 0,
    kinds: ['private'],
  });
});

test('finds the text of an earlier version, and that of the edit', async () => {
  const [before, after] = [third(await noteText('english', 10)), third(await noteText('english', 11))];
  const { user, headers } = await signedInUser();
  const id = await blogOfText(before, { userId: user.id });
  const { updatedAt } = await (await db()).blog.findUniqueOrThrow({ where: { id } });
  const sections = [{ heading: 'New', content: after, images: [] }];
  const edit = { title: 'Changed', intro: 'New.', conclusion: 'Done.', sections, basedOn: updatedAt.toISOString() };
  const request = new Request(post(`/api/blogs/${id}`, edit, headers), { method: 'PUT' });
  expect((await PUT(request, params({ id }))).status).toBe(200);
  for (const text of [before, after]) {
    expect((await check(text)).matches).toMatchObject([{ id, title: 'Changed', editedAt: expect.any(String) }]);
  }
  await (await db()).blogFingerprints.delete({ where: { blogId: id } });
  expect((await check(before)).matches).toEqual([]);
  await fingerprintOlderBlogs(new AbortController().signal);
  for (const text of [before, after]) expect((await check(text)).matches).toMatchObject([{ id }]);
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
    'This text is too short to recognize. Paste a few more sentences.',
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
  const response = await ask(body());
  expect(response.status).toBe(status);
  expect((await response.json()).message).toBe(message);
});

test('limits the checks of an address', async () => {
  const address = freshAddress();
  const statuses = [];
  for (let times = 0; times < 61; times += 1) statuses.push((await ask({ text: 'Short.' }, address)).status);
  expect(statuses.at(-2)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
});
