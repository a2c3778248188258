import { expect, test } from 'vitest';
import { POST as generate } from '@/app/api/blogs/generate/route.ts';
import { GET as canCreate } from '@/app/api/subscription/can-create/route.ts';
import { GET as check } from '@/app/api/subscription/check/route.ts';
import { db } from '@/lib/database/db.ts';
import { get, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const write = (headers: Record<string, string>) =>
  generate(post('/api/blogs/generate', { topic: 'Tea', length: 'small' }, headers));

test('refuses the fifth free blog', async () => {
  const { headers } = await signedInUser();
  const statuses: number[] = [];
  for (let blog = 0; blog < 4; blog += 1) statuses.push((await write(headers)).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  const fifth = await write(headers);
  expect(fifth.status).toBe(403);
  expect(await fifth.json()).toEqual({
    code: 'subscription-required',
    requiresSubscription: true,
    message: "You've reached your free blog limit. Please subscribe to create more blogs.",
  });
});

test('lets exactly 4 of 25 parallel generations of a user through', async () => {
  const { user, headers } = await signedInUser();
  const responses = await Promise.all(Array.from({ length: 25 }, () => write(headers)));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(4);
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(4);
});

test.each([
  ['can-create', canCreate],
  ['check', check],
])('GET %s without userId names the missing parameter', async (name, handler) => {
  const { headers } = await signedInUser();
  const answer = await handler(get(`/api/subscription/${name}`, headers));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: 'userId is missing' });
});

test.each([
  [1, { canCreate: true, blogCount: 1, freeLimit: 4, freeBlogsLeft: 3 }],
  [4, { canCreate: false, blogCount: 4, freeLimit: 4, freeBlogsLeft: 0 }],
])('says what is left after %i free blogs', async (count, left) => {
  const { user, headers } = await signedInUser();
  for (let blog = 0; blog < count; blog += 1) await write(headers);
  const path = `/api/subscription/can-create?userId=${user.id}`;
  expect(await (await canCreate(get(path, headers))).json()).toEqual(left);
});

test('reports the free plan', async () => {
  const { user, headers } = await signedInUser();
  const response = await check(get(`/api/subscription/check?userId=${user.id}`, headers));
  expect(await response.json()).toEqual({ subscription: null, freeLimit: 4, blogCount: 0 });
});
