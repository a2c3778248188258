import { expect, test, vi } from 'vitest';
import { actorRequester, requesterOfRun } from '@/lib/access/requester.ts';
import { visitorQuotaClaims } from '@/lib/access/rules.ts';
import type { Actor } from '@/lib/auth/actor.ts';

const secret = 'a secret of at least thirty-two characters';
vi.stubEnv('AUTH_SECRET', secret);

const visitor = (visitorId: string, address: string): Actor => ({
  kind: 'visitor',
  visitorId,
  address,
  isNewVisitor: true,
});

/** The stored row of a visitor's run. */
const makeRun = (actor: Actor) => ({
  actor: `visitor:${actor.visitorId}`,
  quotaKeys: visitorQuotaClaims(actor, { perAddress: 5, secret, now: new Date() }).map(({ key }) => key),
});

test('all visitors of an address are one requester, and those of an IPv6 network', async () => {
  const first = await actorRequester(visitor('one', '203.0.113.7'));
  expect(await actorRequester(visitor('two', '203.0.113.7'))).toBe(first);
  expect(await actorRequester(visitor('one', '203.0.113.8'))).not.toBe(first);
  const network = await actorRequester(visitor('one', '2001:db8:1:2::1'));
  expect(await actorRequester(visitor('two', '2001:db8:1:2:ffff::2'))).toBe(network);
  expect(await actorRequester(visitor('two', '2001:db8:1:3::1'))).not.toBe(network);
});

test('a run has the requester who asked for it', async () => {
  const actor = visitor('one', '203.0.113.7');
  expect(requesterOfRun(makeRun(actor))).toBe(await actorRequester(actor));
  expect(requesterOfRun({ actor: 'user:abc', quotaKeys: ['user:abc'] })).toBe('user:abc');
});
