import { expect, test, vi } from 'vitest';
import { api } from '../../support/api.ts';
import { freshAddress } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { requestCanCreate } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

// Read once in a process.
vi.hoisted(() => {
  process.env.FREE_BLOG_LIMIT = 'unlimited';
  delete process.env.FREE_PER_ADDRESS_PER_DAY;
});

const write = (headers: Record<string, string>) =>
  api.post('/api/blogs/generate', { topic: 'Black holes', length: 'small' }, headers);

test.each([
  ['an account writes on after the fourth blog', 5, async () => (await signedInUser()).headers],
  ['a visitor has no limit', 3, async () => (await knownVisitor()).headers],
  ['nor has their address', 6, async () => ({ 'x-client-address': freshAddress() })],
])('%s', async (_, count, makeHeaders) => {
  const headers = await makeHeaders();
  for (let blog = 0; blog < count; blog += 1) expect((await write(headers)).status).toBe(200);
});

test('nothing says how many are left', async () => {
  const unlimited = { canCreate: true, blogCount: 0, freeLimit: null, freeBlogsLeft: null };
  expect(await requestCanCreate(await signedInUser())).toEqual(unlimited);
});

test('a visitor has a batch written', async () => {
  const { headers } = await knownVisitor();
  await startBatch(headers, { topic: 'Better sleep', batchSize: 2 });
  expect(await untilBatch(headers, 'finished', 2)).toMatchObject({ size: 2 });
});

test('what premium opens is open to all', async () => {
  const { headers } = await signedInUser();
  expect((await api.put('/api/account/branding', { hidesBranding: true }, headers)).status).toBe(200);
});
