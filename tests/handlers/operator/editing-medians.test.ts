import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { operatorBrowser } from '../../support/operators.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

beforeEach(async () => {
  await (await db()).blog.deleteMany();
});

const DAY_MS = 24 * 60 * 60 * 1000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function readEditing() {
  const { cookie } = await operatorBrowser();
  return (await (await api.get('/api/operator', { cookie })).json()).editing;
}

const write = (seconds: number, changedWords: number | null, columns: BlogColumns = {}) =>
  savedBlog({
    editing: { create: { seconds, changedWords } },
    ...(changedWords !== null && { editedAt: new Date() }),
    ...columns,
  });

test('the operator reads the medians of all blogs, of nobody’s own', async () => {
  expect(await readEditing()).toEqual({ blogs: 0, seconds: null, percent: null });
  await write(60, 10);
  await write(600, 40, { visibility: 'unlisted' });
  await write(0, null, { createdAt: daysAgo(89) });
  expect(await readEditing()).toEqual({ blogs: 3, seconds: 60, percent: 10 });
});

test.each([
  ['a draft', { visibility: 'draft' }],
  ['a digest', { writer: 'digest' }],
  ['a person’s', { writer: 'person' }],
  ['an imported one', { importKey: 'file 0' }],
  ['a deleted one', { deletedAt: new Date() }],
  ['an old one', { createdAt: daysAgo(91) }],
  ['one edited before edits were counted', { editing: undefined }],
] as const)('does not count %s', async (_, columns) => {
  await write(900, 90, columns);
  expect(await readEditing()).toMatchObject({ blogs: 0 });
});

test('nobody else reads them', async () => {
  const { headers } = await signedInUser();
  const answer = await api.get('/api/operator', headers);
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain('editing');
});
