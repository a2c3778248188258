import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { signedInUser } from '../../support/users.ts';

test('a blog and its author come with one call into the database', async () => {
  const { user } = await signedInUser({ name: 'Grace Hopper' });
  const { id } = await (await db()).blog.create({
    data: blogRow({ id: randomUUID().replaceAll('-', ''), userId: user.id, title: 'Tea' }),
  });
  const calls = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await api.get(`/api/blogs/${id}`);
  expect(await answer.json()).toMatchObject({ userDisplayName: 'Grace Hopper', content: { title: 'Tea' } });
  // The connection to the changes asks now and then whether it lives.
  const reads = calls.mock.calls.filter(([query]) => JSON.stringify(query).includes('FROM'));
  expect(reads).toHaveLength(1);
});
