import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { askedDuring } from '../../support/locks.ts';
import { makeOwner } from '../../support/my-blogs.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { readAnswer } from '../../support/requests.ts';

const STYLING = { style: 'retro', colorTheme: 'pink' };

const restyle = (ids: string[], headers: Record<string, string>) =>
  api.put('/api/blogs/style', { ids, ...STYLING }, headers);

const publish = (ids: string[], headers: Record<string, string>) =>
  api.put('/api/blogs/visibility', { ids, visibility: 'public' }, headers);

/** Style and visibility of some blogs. */
async function readRows(ids: string[]) {
  return (await db()).blog.findMany({
    where: { id: { in: ids } },
    select: { style: true, colorTheme: true, visibility: true },
  });
}

const AS_BEFORE = { style: 'minimal', colorTheme: 'default', visibility: 'draft' };

test('several blogs get one style and color theme', async () => {
  const { headers, ids } = await makeOwner([{}, {}, {}]);
  expect(await readAnswer(restyle(ids, headers))).toEqual([200, { success: true }]);
  expect(await readRows(ids)).toEqual(Array(3).fill({ ...STYLING, visibility: 'public' }));
});

test.each([
  ['restyled', restyle],
  ['published', publish],
])('none is %s where one is another user’s', async (_, change) => {
  const mine = await makeOwner([{ visibility: 'draft' }, { visibility: 'draft' }]);
  const theirs = await makeOwner([{ visibility: 'unlisted' }]);
  const before = await readRows(theirs.ids);
  const [first = '', second = ''] = mine.ids;
  expect((await change([first, ...theirs.ids, second], mine.headers)).status).toBe(403);
  expect(await readRows(mine.ids)).toEqual([AS_BEFORE, AS_BEFORE]);
  expect(await readRows(theirs.ids)).toEqual(before);
});

test('restyles the others when one is deleted meanwhile', async () => {
  const { headers, ids } = await makeOwner([{}, {}]);
  const [deleted = '', other = ''] = ids;
  const response = await askedDuring(
    (tx) => tx.blog.delete({ where: { id: deleted } }),
    () => restyle(ids, headers),
  );
  expect(response.status).toBe(200);
  expect(await readRows([deleted, other])).toEqual([{ ...STYLING, visibility: 'public' }]);
});

test('restyles none if one is in the bin', async () => {
  const { headers, ids } = await makeOwner([{ visibility: 'draft' }, { visibility: 'draft', deletedAt: new Date() }]);
  expect((await restyle(ids, headers)).status).toBe(410);
  expect(await readRows(ids)).toEqual([AS_BEFORE, AS_BEFORE]);
});

test('refuses ownerless blogs among several', async () => {
  const { headers, ids } = await makeOwner([{ visibility: 'draft' }]);
  const { id } = await savedBlog({ visitorId: 'somebody' });
  expect((await restyle([...ids, id], headers)).status).toBe(403);
  expect(await readRows(ids)).toEqual([AS_BEFORE]);
});

test.each([
  ['no blog', { ids: [], ...STYLING }],
  ['101 blogs', { ids: Array.from({ length: 101 }, newId), ...STYLING }],
  ['an unknown style', { ids: ['a'], style: 'classic', colorTheme: 'pink' }],
  ['an unknown color theme', { ids: ['a'], style: 'retro', colorTheme: 'mauve' }],
])('refuses %s', async (_, body) => {
  const { headers } = await makeOwner([]);
  expect((await api.put('/api/blogs/style', body, headers)).status).toBe(400);
});
