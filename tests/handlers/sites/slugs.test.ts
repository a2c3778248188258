import { expect, test } from 'vitest';
import { createBlog } from '@/lib/blogs/mutations.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { freeSlug } from '@/lib/blogs/slug-mutations.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { resolveAddress } from '@/lib/sites/addresses.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { type BlogColumns, ownedBlog, readRow, savedBlog, saveText } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

/** Creates a blog as runs and imports do, and returns its row. */
async function created(columns: BlogColumns) {
  const blog = blogRow({ id: newId(), ...columns });
  await (await db()).$transaction((tx) => createBlog(tx, blog, [], []));
  return readRow(blog.id);
}

/** A blog as its owner's browser has it. */
async function createdFor(columns: BlogColumns = {}) {
  const { user, headers } = await signedInUser();
  const { id, slug } = await created({ userId: user.id, title: 'Green Tea', visibility: 'draft', ...columns });
  const rename = async (title: string) => {
    const basedOn = (await readRow(id)).updatedAt.toISOString();
    expect((await saveText({ id, headers, basedOn }, { title })).status).toBe(200);
    return (await readRow(id)).slug;
  };
  const move = (given: string) => api.put(`/api/blogs/${id}/address`, { slug: given }, headers);
  const findAt = (path: string) => resolveAddress(user.slug, path);
  return { user, headers, id, slug, rename, move, findAt };
}

test.each([
  ['Green Tea', 'green-tea'],
  ['如何泡绿茶', 'ruhepaolucha'],
  ['Archive', 'archive-blog'],
  ['Search!', 'search-blog'],
  ['???', 'post'],
])('the address of %s is %s', async (title, slug) => {
  const { user } = await signedInUser();
  expect((await created({ userId: user.id, title })).slug).toBe(slug);
});

test('equal titles get numbers, also created at once and beside pages and redirects', async () => {
  const { user } = await signedInUser();
  const row = { userId: user.id, title: 'Tea' };
  const prisma = await db();
  await prisma.sitePage.create({ data: { id: newId(), userId: user.id, slug: 'tea', title: 'Tea', text: '' } });
  await prisma.redirect.create({ data: { userId: user.id, path: '/tea-2', target: '/' } });
  const blogs = await Promise.all(Array.from({ length: 5 }, () => created(row)));
  expect(blogs.map(({ slug }) => slug).toSorted()).toEqual(['tea-3', 'tea-4', 'tea-5', 'tea-6', 'tea-7']);
  expect((await created({ ...row, userId: (await signedInUser()).user.id })).slug).toBe('tea');
});

test('the ten thousandth blog of a title reads no thousands of slugs', async () => {
  const { user } = await signedInUser();
  const prisma = await db();
  const data = Array.from({ length: 10_000 }, (_, at) =>
    blogRow({ id: newId(), userId: user.id, title: 'Tea', slug: at === 0 ? 'tea' : `tea-${at + 1}` }),
  );
  await prisma.blog.createMany({ data });
  expect(await prisma.$transaction((tx) => freeSlug(tx, user.id, 'Tea'))).toMatch(/^tea-[\da-f]{8}$/);
});

test('the address of a draft follows its title', async () => {
  const { rename, findAt } = await createdFor();
  expect(await rename('Black Tea')).toBe('black-tea');
  expect(await rename('Black tea')).toBe('black-tea');
  expect(await findAt('/green-tea')).toBeNull();
});

test('nobody finds an unlisted blog by guessing its title', async () => {
  const { rename, findAt } = await createdFor({ visibility: 'unlisted' });
  expect(await findAt('/green-tea')).toBeNull();
  expect(await rename('Black Tea')).toBe('black-tea');
  expect(await findAt('/green-tea')).toBeNull();
  expect(await findAt('/black-tea')).toBeNull();
});

test('the address of a published blog is kept, also as a draft, in the bin and after', async () => {
  const { id, headers, rename, findAt } = await createdFor({ visibility: 'public' });
  expect(await rename('Black Tea')).toBe('green-tea');
  await api.put('/api/blogs/visibility', { ids: [id], visibility: 'draft' }, headers);
  expect(await rename('White Tea')).toBe('green-tea');
  await api.put('/api/blogs/visibility', { ids: [id], visibility: 'public' }, headers);
  await api.delete(`/api/blogs/${id}`, {}, headers);
  expect(await findAt('/green-tea')).toEqual({ blogId: id, isCurrent: true });
  await expect(getBlog(id)).rejects.toMatchObject({ code: 'gone' });
  await api.post('/api/bin/restore', { ids: [id] }, headers);
  expect((await getBlog(id)).slug).toBe('green-tea');
});

test('the owner changes the address of a blog, and the old one leads to it', async () => {
  const { id, user, headers, move, findAt, rename } = await createdFor({ visibility: 'public' });
  const { updatedAt } = await readRow(id);
  expect(await readAnswer(move('Grüner Tee'))).toEqual([200, { slug: 'gruner-tee' }]);
  expect((await readRow(id)).updatedAt).toEqual(updatedAt);
  expect(await findAt('/green-tea')).toEqual({ blogId: id, isCurrent: false });
  expect(await findAt('/gruner-tee')).toEqual({ blogId: id, isCurrent: true });
  expect(await rename('Black Tea')).toBe('gruner-tee');
  expect(await readAnswer(move('gruner-tee'))).toEqual([200, { slug: 'gruner-tee' }]);
  await created({ userId: user.id, title: 'Taken' });
  expect(await makeRefusal(move('taken'))).toEqual([409, 'Another blog, page or rule of yours has this address.']);
  expect((await move(' ')).status).toBe(400);
  expect(await readAnswer(move('search'))).toEqual([200, { slug: 'search-blog' }]);
  const answer = await (await api.get('/api/account/redirects', headers)).json();
  expect(answer.rules.map(({ path }: { path: string }) => path).toSorted()).toEqual(['/green-tea', '/gruner-tee']);
});

test('an address chosen for a draft stays when its title changes, and its old one is free', async () => {
  const { move, rename, findAt } = await createdFor();
  await move('my-address');
  expect(await rename('Black Tea')).toBe('my-address');
  expect(await findAt('/green-tea')).toBeNull();
});

test('a visitor’s blogs get free addresses in the account', async () => {
  const { user } = await signedInUser();
  const visitorId = newId();
  await created({ userId: user.id, title: 'Tea' });
  await (await db()).sitePage.create({
    data: { id: newId(), userId: user.id, slug: 'about', title: 'About', text: '' },
  });
  const ids = [await created({ visitorId, title: 'Tea' }), await created({ visitorId, title: 'About' })].map(
    ({ id }) => id,
  );
  await claimVisitorBlogs(visitorId, user.id);
  const slugs = await Promise.all(ids.map(async (id) => (await readRow(id)).slug));
  expect(slugs).toEqual([expect.stringMatching(/^tea-[\da-f]{6}$/), expect.stringMatching(/^about-[\da-f]{6}$/)]);
});

test('oEmbed knows the readable address of an own domain', async () => {
  const { user, id } = await ownedBlog({ visibility: 'public', slug: 'tea' });
  const host = `blog${id.toLowerCase().replaceAll('_', '-')}.example.org`;
  await (await db()).customDomain.create({ data: { userId: user.id, host, verifiedHost: host, token: 'x' } });
  const end = new Date(Date.now() + 1e9);
  const paid = {
    id: `sub_${id}`,
    userId: user.id,
    customerId: 'x',
    status: 'active',
    currentPeriodEnd: end,
    createdAt: new Date(),
  };
  await (await db()).subscription.create({ data: paid });
  const read = (url: string) => api.get(`/api/oembed?url=${encodeURIComponent(url)}`);
  expect(await (await read(`http://${host}/tea`)).json()).toMatchObject({
    html: expect.stringContaining(`/embed/${id}`),
  });
  expect((await read(`http://${host}/tea/`)).status).toBe(200);
  expect((await read(`http://${host}/other`)).status).toBe(404);
  expect((await read('http://other.example.org/tea')).status).toBe(404);
  const { id: draft } = await savedBlog({ userId: user.id, slug: 'draft', visibility: 'draft' });
  expect((await read(`http://${host}/draft`)).status).toBe(404);
  expect((await read(`http://${host}/share/${draft}`)).status).toBe(404);
});
