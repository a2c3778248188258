import { expect, test, vi } from 'vitest';
import { PUT as changeBranding } from '@/app/api/account/branding/route.ts';
import { POST as generate } from '@/app/api/blogs/generate/route.ts';
import { GET as canCreate } from '@/app/api/subscription/can-create/route.ts';
import { freshAddress, get, post } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

vi.hoisted(() => {
  process.env.FREE_BLOG_LIMIT = 'unlimited';
  delete process.env.FREE_PER_ADDRESS_PER_DAY;
});

const write = (headers: Record<string, string>) =>
  generate(post('/api/blogs/generate', { topic: 'Black holes', length: 'small' }, headers));

test('an account writes on after the fourth blog, and nothing says how many are left', async () => {
  const { user, headers } = await signedInUser();
  for (let blog = 0; blog < 5; blog += 1) expect((await write(headers)).status).toBe(200);
  expect(await (await canCreate(get(`/api/subscription/can-create?userId=${user.id}`, headers))).json()).toEqual({
    canCreate: true,
    blogCount: 0,
    freeLimit: null,
    freeBlogsLeft: null,
  });
});

test('a visitor has no limit, nor has their address', async () => {
  const { headers } = await knownVisitor();
  for (let blog = 0; blog < 3; blog += 1) expect((await write(headers)).status).toBe(200);
  const address = { 'x-client-address': freshAddress() };
  for (let visitor = 0; visitor < 6; visitor += 1) expect((await write(address)).status).toBe(200);
});

test('a visitor has a batch written', async () => {
  const { headers } = await knownVisitor();
  await startBatch(headers, { topic: 'Better sleep', batchSize: 2 });
  expect(await untilBatch(headers, 'finished', 2)).toMatchObject({ size: 2 });
});

test('what premium opens is open to all', async () => {
  const { headers } = await signedInUser();
  const request = new Request(post('/api/account/branding', { hidesBranding: true }, headers), { method: 'PUT' });
  expect((await changeBranding(request)).status).toBe(200);
});
