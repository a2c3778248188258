import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { programHeaders } from '../../support/program-headers.ts';
import { signedInUser } from '../../support/users.ts';

async function listed(query = '', count = 0) {
  const [{ user }, other] = [await signedInUser(), await signedInUser()];
  const at = (day: number) => new Date(`2026-01-0${day}T00:00:00Z`);
  await savedBlog({ userId: user.id, title: 'Green tea', visibility: 'draft', createdAt: at(1), tags: ['Tea'] });
  await savedBlog({ userId: user.id, title: 'Black coffee', createdAt: at(2), id: `coffee-${user.id}` });
  await savedBlog({ userId: other.user.id, title: 'White tea' });
  await savedBlog({ userId: user.id, title: 'Old tea', deletedAt: at(3) });
  for (let more = 0; more < count; more += 1) await savedBlog({ userId: user.id, createdAt: at(1) });
  const response = await api.get(`/api/blogs${query}`, await programHeaders(user, 'read'));
  return { status: response.status, body: await response.json(), user };
}

test('lists the own blogs, newest first', async () => {
  const { body, user } = await listed();
  expect(body).toMatchObject({
    total: 2,
    page: 1,
    pageSize: 24,
    blogs: [{ title: 'Black coffee' }, { title: 'Green tea' }],
  });
  expect(body.blogs[0]).toEqual({
    id: `coffee-${user.id}`,
    title: 'Black coffee',
    topic: expect.any(String),
    language: 'english',
    visibility: 'public',
    style: expect.any(String),
    tags: [],
    createdAt: '2026-01-02T00:00:00.000Z',
    shareUrl: `http://quillcast.test/share/coffee-${user.id}`,
  });
});

test.each([
  ['?query=tea', ['Green tea']],
  ['?visibility=draft', ['Green tea']],
  ['?visibility=public', ['Black coffee']],
  ['?tag=Tea', ['Green tea']],
  ['?query=tea&visibility=public', []],
])('finds %s', async (query, titles) => {
  const { body } = await listed(query);
  expect(body.blogs.map(({ title }: { title: string }) => title)).toEqual(titles);
  expect(body.total).toBe(titles.length);
});

test('gives further pages', async () => {
  const { body } = await listed('?page=2', 23);
  expect([body.blogs.length, body.total, body.page]).toEqual([1, 25, 2]);
});

test('refuses an unknown visibility', async () => {
  expect((await listed('?visibility=secret')).status).toBe(400);
});
