import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

async function withBlogs(user: User, count: number) {
  const rows = Array.from({ length: count }, (_, index) =>
    blogRow({
      id: `${user.id}-${index}`,
      userId: user.id,
      title: `Blog ${index}`,
      intro: 'x'.repeat(1000),
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    }),
  );
  await (await db()).blog.createMany({ data: rows });
}

test('pages through a user’s blogs, ten to a page, newest first', async () => {
  const { user, headers } = await signedInUser();
  await withBlogs(user, 12);
  const page = async (query: string) => (await api.get(`/api/blogs/user/${user.id}${query}`, headers)).json();
  const first = await page('');
  expect(first.total).toBe(12);
  expect(first.blogs).toHaveLength(10);
  expect(first.blogs[0].content.title).toBe('Blog 11');
  const second = await page('?page=2&pageSize=10');
  expect(second.blogs.map((blog: { content: { title: string } }) => blog.content.title)).toEqual(['Blog 1', 'Blog 0']);
});

test('returns a user’s own blogs whole', async () => {
  const { user, headers } = await signedInUser({ name: 'Grace Hopper' });
  await withBlogs(user, 1);
  const answer = await api.get(`/api/blogs/user/${user.id}`, headers);
  expect(await answer.json()).toMatchObject({
    total: 1,
    blogs: [
      {
        content: {
          intro: 'x'.repeat(1000),
          sections: [{ heading: 'A heading', content: 'Some content.' }],
          conclusion: 'The end.',
        },
        style: 'minimal',
        colorTheme: 'default',
        userId: user.id,
        topic: 'Tea',
        userDisplayName: 'Grace Hopper',
        usernameSlug: user.slug,
      },
    ],
  });
});

test.each([
  ['?page=0', 'page must be at least 1'],
  ['?page=x', 'page must be a number'],
  ['?page=1.5', 'page must be a whole number'],
  ['?pageSize=1000', 'pageSize must be at most 100'],
  ['?pageSize=-1', 'pageSize must be at least 1'],
])('refuses %s with %s', async (query, message) => {
  const { user, headers } = await signedInUser();
  expect(await readAnswer(api.get(`/api/blogs/user/${user.id}${query}`, headers))).toMatchObject([400, { message }]);
});

test('lists a creator’s blogs for anyone, with name and slug and without the email', async () => {
  const { user } = await signedInUser({ name: 'Grace Hopper' });
  await withBlogs(user, 2);
  const response = await api.get(`/api/blogs/username/${user.slug}`);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject([
    { userDisplayName: 'Grace Hopper', usernameSlug: user.slug, content: { title: 'Blog 1' } },
    { content: { title: 'Blog 0' } },
  ]);
  expect(text).not.toContain(user.email);
});

test('returns a creator’s blogs whole', async () => {
  const { user } = await signedInUser({ name: 'Grace Hopper' });
  await withBlogs(user, 2);
  const translationGroupId = newId();
  const { blog } = await db();
  await blog.updateMany({ where: { userId: user.id }, data: { translationGroupId } });
  await savedBlog({ userId: user.id, translationGroupId, language: 'german', visibility: 'draft' });
  const listed = await (await api.get(`/api/blogs/username/${user.slug}`)).json();
  expect(listed).toMatchObject([
    {
      content: {
        intro: 'x'.repeat(1000),
        sections: [{ heading: 'A heading', content: 'Some content.' }],
        conclusion: 'The end.',
      },
      userId: user.id,
      length: 'small',
      sources: [],
      translations: [{ id: `${user.id}-0` }],
    },
    { id: `${user.id}-0` },
  ]);
  const alone = listed.map(async ({ id }: { id: string }) => {
    const { excerpt, ...blog } = await (await api.get(`/api/blogs/${id}`)).json();
    expect(excerpt).toMatch(/^x{120}…$/);
    return blog;
  });
  expect(await Promise.all(alone)).toEqual(listed);
});

test('answers 404 for a creator who does not exist', async () => {
  expect(await makeRefusal(api.get('/api/blogs/username/nobody-here'))).toEqual([404, 'User profile not found']);
});

test('signs no blog with the front of an email address', async () => {
  const { user, headers } = await signedInUser({ name: null, email: `secret-front@${newId()}.example` });
  await withBlogs(user, 1);
  const [blog] = (await (await api.get(`/api/blogs/user/${user.id}`, headers)).json()).blogs;
  expect(blog).not.toHaveProperty('userDisplayName');
  const [listed] = await (await api.get(`/api/blogs/username/${user.slug}`)).json();
  expect(listed).toMatchObject({ content: { title: 'Blog 0' } });
  expect(JSON.stringify(listed)).not.toContain('secret-front');
});
