import { beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '@/lib/account-data/mutations.ts';
import { publishNextDue } from '@/lib/blogs/mutations.ts';
import { blogMetadata } from '@/lib/blogs/reading/metadata.ts';
import { getBlog } from '@/lib/blogs/reading/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { ownedBlog } from '../../support/owned-blog.ts';
import { BLOG_ANSWERS, blogWithPicture, LIST_ANSWERS, UNMISTAKABLE } from '../../support/public-routes.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const REMOVED = { deletedAt: new Date('2026-01-01'), blockedAt: new Date('2026-01-01') };

const STATES = {
  draft: { visibility: 'draft' },
  unlisted: { visibility: 'unlisted' },
  public: { visibility: 'public' },
  'in the bin': { visibility: 'public', deletedAt: new Date('2026-01-01') },
  'a draft in the bin': { visibility: 'draft', deletedAt: new Date('2026-01-01') },
  hidden: { visibility: 'public', blockedAt: new Date('2026-01-01') },
  'a hidden draft': { visibility: 'draft', blockedAt: new Date('2026-01-01') },
  'removed by the operator': { visibility: 'public', ...REMOVED },
} as const;

type State = keyof typeof STATES;

/** A user with a blog in this state. */
async function makeOwner(state: State) {
  const { user, headers } = await signedInUser();
  const blog = await blogWithPicture({ id: newId(), userId: user.id, ...STATES[state] });
  return { user, headers, blog };
}

beforeAll(async () => {
  // An entry that is always there, as a sitemap cannot be empty.
  await ownedBlog();
});

/** Statuses for others and for the owner. */
const SHOWN: [State, number, number][] = [
  ['draft', 404, 200],
  ['unlisted', 200, 200],
  ['public', 200, 200],
  ['in the bin', 410, 410],
  ['a draft in the bin', 404, 410],
  ['hidden', 451, 200],
  ['a hidden draft', 404, 200],
  ['removed by the operator', 451, 451],
];

describe.each(SHOWN)('a blog that is %s is answered with', (state, others, own) => {
  test.each(Object.entries(BLOG_ANSWERS))(`${others} to others and ${own} to its owner as %s`, async (_, answer) => {
    const { headers, blog } = await makeOwner(state);
    const askers = [{}, (await knownVisitor()).headers, (await signedInUser()).headers];
    for (const asker of askers) {
      const response = await answer(blog, asker);
      expect(response.status).toBe(others);
      expect((await response.text()).includes(UNMISTAKABLE)).toBe(
        others === 200 && response.headers.get('content-type') !== 'image/png',
      );
    }
    const response = await answer(blog, headers);
    expect(response.status).toBe(own);
    expect((await response.text()).includes(UNMISTAKABLE)).toBe(
      own === 200 && response.headers.get('content-type') !== 'image/png',
    );
  });
});

const emptyBin = (headers: Record<string, string>) => api.delete('/api/bin', { ids: 'all' }, headers);

describe.each<[State, number]>([
  ['in the bin', 410],
  ['a draft in the bin', 404],
  ['removed by the operator', 410],
])('a blog that was %s, and is deleted for good, is answered with', (state, status) => {
  test.each(Object.entries(BLOG_ANSWERS))(`${status} as %s`, async (_, answer) => {
    const { headers, blog } = await makeOwner(state);
    expect((await emptyBin(headers)).status).toBe(200);
    for (const asker of [{}, headers, (await signedInUser()).headers]) {
      expect((await answer(blog, asker)).status).toBe(status);
    }
  });
});

describe.each<[State, number]>([
  ['public', 404],
  ['in the bin', 404],
  ['hidden', 451],
  ['a hidden draft', 404],
])('a blog that is %s, and whose account is deleted, is answered with', (state, status) => {
  test.each(Object.entries(BLOG_ANSWERS))(`${status} as %s`, async (_, answer) => {
    const { user, blog } = await makeOwner(state);
    await deleteUser(user.id);
    expect((await answer(blog, {})).status).toBe(status);
  });
});

test('only ids of a permanently deleted blog and its pictures remain', async () => {
  const { headers, blog } = await makeOwner('in the bin');
  await emptyBin(headers);
  const tombstones = await (await db()).tombstone.findMany({ where: { id: { in: [blog.id, blog.imageId] } } });
  expect(tombstones).toHaveLength(2);
  expect(tombstones.map((row) => Object.keys(row))).toEqual(Array(2).fill(['id', 'blockedBlogId']));
  expect(tombstones.map(({ blockedBlogId }) => blockedBlogId)).toEqual([null, null]);
});

describe.each<State>(['draft', 'hidden'])('what the owner of a blog that is %s sees', (state) => {
  test.each(Object.entries(BLOG_ANSWERS))('as %s is kept by no cache', async (_, answer) => {
    const { headers, blog } = await makeOwner(state);
    const response = await answer(blog, headers);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

test.each<[State, boolean]>([
  ['draft', false],
  ['unlisted', false],
  ['public', true],
  ['in the bin', false],
  ['hidden', false],
  ['removed by the operator', false],
])('a blog that is %s is in the lists for everybody: %s', async (state, isListed) => {
  const { user, blog } = await makeOwner(state);
  for (const list of Object.values(LIST_ANSWERS)) {
    expect((await (await list(user)).text()).includes(blog.id)).toBe(isListed);
  }
});

test.each<[State, boolean]>([
  ['draft', true],
  ['unlisted', true],
  ['public', true],
  ['in the bin', false],
  ['hidden', true],
  ['removed by the operator', false],
])('a blog that is %s is among its owner’s: %s', async (state, isListed) => {
  const { user, headers, blog } = await makeOwner(state);
  const response = await api.get(`/api/blogs/user/${user.id}`, headers);
  const { blogs, total } = await response.json();
  expect([blogs.length, total]).toEqual(isListed ? [1, 1] : [0, 0]);
  expect(JSON.stringify(blogs).includes(blog.id)).toBe(isListed);
});

test('unlisted blogs are not indexed', async () => {
  const { blog } = await makeOwner('unlisted');
  expect(blogMetadata(await getBlog(blog.id)).robots).toEqual({ index: false, follow: true });
  const text = await BLOG_ANSWERS.markdown?.(blog, {});
  expect(text?.headers.get('x-robots-tag')).toBe('noindex');
});

test.each<[string, (id: string, headers: Record<string, string>) => Promise<Response>]>([
  ['made public again', (id, headers) => change({ ids: [id], visibility: 'public' }, headers)],
  [
    'scheduled',
    (id, headers) => change({ ids: [id], visibility: 'draft', publishAt: '2099-01-01T00:00:00Z' }, headers),
  ],
  ['translated', (id, headers) => api.post(`/api/blogs/${id}/translations`, { language: 'german' }, headers)],
  ['restored after its deletion', (id, headers) => api.post('/api/bin/restore', { ids: [id] }, headers)],
])('a hidden blog cannot be %s by its owner', async (_, act) => {
  const { headers, blog } = await makeOwner('hidden');
  const row = { where: { id: blog.id } };
  const before = await (await db()).blog.findUniqueOrThrow(row);
  expect(await makeCode(act(blog.id, headers))).toEqual([451, 'blocked']);
  expect(await (await db()).blog.findUniqueOrThrow(row)).toEqual(before);
});

test('a hidden blog is neither published at its time nor claimed by an account', async () => {
  const blockedAt = new Date();
  const [scheduled, visitors] = [newId(), newId()];
  const due = { visibility: 'draft', publishAt: new Date('2026-01-01'), blockedAt } as const;
  const { user, headers } = await signedInUser();
  const visitor = await knownVisitor();
  await (await db()).blog.createMany({
    data: [
      blogRow({ id: scheduled, userId: user.id, ...due }),
      blogRow({ id: visitors, visitorId: visitor.visitorId, blockedAt }),
    ],
  });
  expect(await publishNextDue()).toBeNull();
  const cookie = `${headers.cookie}; ${visitor.headers.cookie}`;
  const response = await api.get(`/api/blogs/user/${user.id}`, { ...headers, cookie });
  expect((await response.json()).blogs.map(({ id }: { id: string }) => id)).toEqual([scheduled]);
});

const change = (body: object, headers: Record<string, string>) => api.put('/api/blogs/visibility', body, headers);

test('the owner changes the visibility of several blogs without changing their text', async () => {
  const { user, headers } = await signedInUser();
  const ids = [newId(), newId()];
  await (await db()).blog.createMany({
    data: ids.map((id) => blogRow({ id, userId: user.id, updatedAt: new Date('2026-01-01') })),
  });
  expect((await change({ ids, visibility: 'unlisted' }, headers)).status).toBe(200);
  const rows = await (await db()).blog.findMany({ where: { userId: user.id } });
  expect(rows.map(({ visibility }) => visibility)).toEqual(['unlisted', 'unlisted']);
  expect(rows.map(({ updatedAt }) => updatedAt)).toEqual(Array(2).fill(new Date('2026-01-01')));
});

test.each([
  [{ visibility: 'public', publishAt: '2999-01-01T00:00:00Z' }, 'Only a draft can be published'],
  [{ visibility: 'draft', publishAt: '2020-01-01T00:00:00Z' }, 'Please choose a time in the future'],
  [{ visibility: 'draft', publishAt: 'tomorrow' }, 'Please choose a date and a time'],
  [{ visibility: 'secret' }, 'Please choose who may see the blog'],
])('refuses %j', async (body, sentence) => {
  const { blog, headers } = await makeOwner('draft');
  expect(await makeRefusal(change({ ids: [blog.id], ...body }, headers))).toEqual([
    400,
    expect.stringContaining(sentence),
  ]);
});
