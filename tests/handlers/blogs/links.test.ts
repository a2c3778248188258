import { expect, test } from 'vitest';
import type { BlogProposals, ChangedLinks } from '@/lib/blogs/links/schema.ts';
import { putIntoBin, saveVisibility } from '@/lib/blogs/mutations.ts';
import { getBlog, listReadNext } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { gardenBlogs } from '../../support/garden.ts';
import { type BlogColumns, readRow, savedBlog, saveText } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

type Headers = Record<string, string>;

const SITE = 'http://quillcast.test';

const propose = async (headers: Headers, ids?: string[]): Promise<BlogProposals[]> =>
  (await api.post('/api/links/proposals', { ids }, headers)).json();

const add = async (headers: Headers, blogs: object[]): Promise<ChangedLinks> =>
  (await api.post('/api/links', { blogs }, headers)).json();

const undo = async (headers: Headers, blogs: object[]): Promise<ChangedLinks> =>
  (await api.delete('/api/links', { blogs }, headers)).json();

/** A gardener with all twenty blogs. */
async function gardener() {
  const { user, headers } = await signedInUser();
  const ids = [];
  for (const blog of gardenBlogs()) ids.push((await savedBlog({ ...blog, userId: user.id })).id);
  return { user, headers, ids };
}

/** A blog whose text links to another, with the headers of the owner of both. */
async function linkingBlog(target: BlogColumns = {}, page: BlogColumns = {}) {
  const { user, headers } = await signedInUser();
  const { id: targetId } = await savedBlog({ userId: user.id, ...target });
  const intro = `Read [my other post](${SITE}/share/${targetId}#end) first.`;
  const { id } = await savedBlog({ userId: user.id, intro, ...page });
  return { user, headers, id, targetId, url: `${SITE}/share/${targetId}#end` };
}

const html = async (id: string) => (await (await api.post('/api/blogs/html', { blogId: id })).json()).html;
const markdown = async (id: string) => (await api.get(`/api/blogs/${id}/markdown`)).text();
const embed = async (id: string) => (await api.get(`/embed/${id}`)).text();

test('a link to another blog has neither nofollow nor a new tab, and leads there in every output', async () => {
  const { id, url } = await linkingBlog();
  expect(await html(id)).toContain(`<a href="${url}">my other post</a>`);
  expect(await markdown(id)).toContain(`[my other post](${url})`);
  expect(await embed(id)).toContain(`<a href="${url}" target="_blank">my other post</a>`);
});

test('it leads to the author’s own domain while that is in service', async () => {
  const { user, id, targetId } = await linkingBlog({ slug: 'the-other' });
  const prisma = await db();
  const host = 'blog.gardener.com';
  await prisma.customDomain.create({ data: { userId: user.id, host, verifiedHost: host, token: 't' } });
  const paid = { id: newId(), customerId: 'cus_1', status: 'active', createdAt: new Date() };
  const currentPeriodEnd = new Date('2099-01-01');
  await prisma.subscription.create({ data: { ...paid, userId: user.id, currentPeriodEnd } });
  const { links } = await getBlog(id);
  expect(links).toEqual({ [`${SITE}/share/${targetId}#end`]: `http://${host}/the-other#end` });
});

test.each([
  ['deleted', (id: string) => putIntoBin([id])],
  ['a draft', (id: string) => saveVisibility([id], 'draft', null)],
  ['unlisted', (id: string) => saveVisibility([id], 'unlisted', null)],
  [
    'hidden by the operator',
    async (id: string) => (await db()).blog.update({ where: { id }, data: { blockedAt: new Date() } }),
  ],
  ['gone', async (id: string) => (await db()).blog.delete({ where: { id } })],
])('only the words of a link are left where its target is %s, and the editor keeps the link', async (_, change) => {
  const { id, targetId, headers } = await linkingBlog();
  await change(targetId);
  for (const text of [await html(id), await markdown(id), await embed(id)]) {
    expect(text).toContain('Read my other post first.');
    expect(text).not.toContain(targetId);
  }
  expect((await (await api.get(`/api/blogs/${id}`, headers)).json()).content.intro).toContain(targetId);
});

test('an unlisted page links to an unlisted blog', async () => {
  const { id, url } = await linkingBlog({ visibility: 'unlisted' }, { visibility: 'unlisted' });
  expect((await getBlog(id)).links).toEqual({ [url]: url });
});

test('a page without links to blogs has no map of them', async () => {
  const { id } = await savedBlog({ intro: 'See [this](https://bees.example/share/abc).' });
  expect(await getBlog(id)).not.toHaveProperty('links');
});

test('accepting all proposals links each of twenty blogs twice and changes no word, no review and no record', async () => {
  const { headers, ids } = await gardener();
  const prisma = await db();
  const reviewedAt = new Date('2026-01-02');
  await prisma.blog.updateMany({ where: { id: { in: ids } }, data: { reviewedAt } });
  const proposals = await propose(headers);
  const { blogs, unchanged } = await add(headers, proposals);
  expect(unchanged).toEqual([]);
  const links = blogs.flatMap(({ id, links: own }) => own.map(({ target }) => [id, target]));
  for (const id of ids) {
    expect(links.filter(([source]) => source === id)).toHaveLength(2);
    expect(links.filter(([, target]) => target === id)).toHaveLength(2);
    const { links: shown = {} } = await getBlog(id);
    expect(Object.values(shown)).toHaveLength(2);
    expect(Object.values(shown)).not.toContain(null);
    expect(await readRow(id)).toMatchObject({ reviewedAt, editedAt: null });
  }
  expect(await prisma.blogProvenance.count({ where: { blogId: { in: ids } } })).toBe(0);
  expect(await prisma.blogRevision.count({ where: { blogId: { in: ids } } })).toBe(20);
  const changed = await prisma.blogEditing.findMany({ where: { blogId: { in: ids } } });
  expect(changed.every(({ changedWords }) => (changedWords ?? 0) === 0)).toBe(true);
  expect(await propose(headers)).toEqual([]);
});

test('one press takes the links back and keeps a later edit', async () => {
  const { headers, ids } = await gardener();
  const [first] = ids as [string];
  const before = await readRow(first);
  const [proposal] = (await propose(headers, [first])) as [BlogProposals];
  const added = await add(headers, [proposal]);
  const { updatedAt, sections, title, conclusion, intro } = await readRow(first);
  expect(JSON.stringify(sections)).toContain(`](${SITE}/share/`);
  const edit = { title: 'My new title', sections, conclusion, intro, basedOn: updatedAt.toISOString() };
  expect(title).toBe(before.title);
  expect((await saveText({ id: first, headers, basedOn: edit.basedOn }, edit)).status).toBe(200);
  expect((await undo(headers, added.blogs)).blogs).toHaveLength(1);
  expect(await readRow(first)).toMatchObject({ title: 'My new title', sections: before.sections, intro: before.intro });
});

test('a blog that changed meanwhile is reported and stays as it is', async () => {
  const { headers, ids } = await gardener();
  const proposals = await propose(headers, ids.slice(0, 2));
  const [first, second] = ids as [string, string];
  await (await db()).blog.update({ where: { id: first }, data: { title: 'Another' } });
  const { blogs, unchanged } = await add(headers, proposals);
  expect(unchanged).toEqual([first]);
  expect(blogs.map(({ id }) => id)).toEqual([second]);
  // A second press adds nothing.
  expect((await add(headers, proposals)).blogs).toEqual([]);
});

test('nobody changes links in others’ blogs', async () => {
  const { headers, ids } = await gardener();
  const proposals = await propose(headers, ids.slice(0, 1));
  const { headers: others } = await signedInUser();
  expect(await propose(others, ids)).toEqual([]);
  expect(await add(others, proposals)).toEqual({ blogs: [], unchanged: ids.slice(0, 1) });
});

test('names three blogs to read next: of the series, with shared tags, with shared words, neighbors last; no drafts', async () => {
  const { user } = await signedInUser();
  const save = async (columns: BlogColumns) => (await savedBlog({ userId: user.id, ...columns })).id;
  const id = await save({ tags: ['Tea'], series: 'S', seriesPart: 1, intro: 'Steeping oolong leaves slowly.' });
  expect(await listReadNext(await getBlog(id))).toEqual([]);
  const neighbor = await save({ series: 'S', seriesPart: 2 });
  expect((await listReadNext(await getBlog(id))).map((blog) => blog.id)).toEqual([neighbor]);
  const inSeries = await save({ series: 'S', seriesPart: 3 });
  const tagged = await save({ tags: ['Tea'] });
  const similar = await save({ intro: 'Oolong leaves want slow steeping.' });
  await save({ intro: 'A bicycle needs oil.' });
  await save({ tags: ['Tea'], visibility: 'draft' });
  await save({ tags: ['Tea'], language: 'german' });
  const next = await listReadNext(await getBlog(id));
  expect(next.map((blog) => blog.id)).toEqual([inSeries, tagged, similar]);
});
