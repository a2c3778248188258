import { expect, test } from 'vitest';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Working from home tips', length: 'small' };

const unnamed = () => signedInUser({ name: null, email: `front-${newId()}@example.com` });

async function written(headers: Record<string, string>, userDisplayName?: unknown): Promise<string> {
  const answer = await api.post('/api/blogs/generate', { ...TOPIC, userDisplayName }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

const read = (id: string, headers = {}) => api.get(`/api/blogs/${id}`, headers);
const makeBlog = async (id: string, headers = {}) => (await read(id, headers)).json();

test('the name that a program sends signs an account without one, and never renames it', async () => {
  const { user, headers } = await unnamed();
  const first = await written(headers, ' Ada\nKing ');
  expect(await makeBlog(first)).toMatchObject({ userDisplayName: 'Ada King', usernameSlug: user.slug });
  await written(headers, 'Grace Hopper');
  expect(await makeBlog(first)).toMatchObject({ userDisplayName: 'Ada King' });
});

test('a batch signs as a single blog does', async () => {
  const { headers } = await unnamed();
  await startBatch(headers, { ...TOPIC, batchSize: 2, userDisplayName: 'Ada King' });
  const { blogs } = await untilBatch(headers, 'finished', 2);
  for (const { id } of blogs) expect(await makeBlog(id)).toMatchObject({ userDisplayName: 'Ada King' });
});

test.each([
  ['the front of the email address', ({ email }: { email: string }) => email.split('@')[0]?.toUpperCase()],
  ['the email address', ({ email }: { email: string }) => email],
  ['the fallback “User”', () => 'User'],
  ['no name', () => undefined],
  ['an empty name', () => ' '],
  ['a name of 10,000 characters', () => 'x'.repeat(10_000)],
  ['a number', () => 7],
])('%s signs nothing', async (_, sent) => {
  const { user, headers } = await unnamed();
  expect(await makeBlog(await written(headers, sent(user)))).not.toHaveProperty('userDisplayName');
});

test('a visitor’s blog stays without a name', async () => {
  const { headers } = await knownVisitor();
  expect(await makeBlog(await written(headers, 'Ada King'))).not.toHaveProperty('userDisplayName');
});

test('only the owner gets the slug of an account without a name', async () => {
  const [{ user, headers }, other] = [await unnamed(), await unnamed()];
  const id = await written(headers);
  const own = await read(id, headers);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.json()).toMatchObject({ usernameSlug: user.slug });
  const { blogs } = await (await api.get(`/api/blogs/user/${user.id}`, headers)).json();
  expect(blogs).toMatchObject([{ id, usernameSlug: user.slug }]);
  for (const theirs of [{}, other.headers]) expect(await makeBlog(id, theirs)).not.toHaveProperty('usernameSlug');
});
