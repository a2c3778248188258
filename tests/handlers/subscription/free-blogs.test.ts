import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { operatorBrowser } from '../../support/operators.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { changeSettings } from '../../support/settings.ts';
import { ask, deliverEvent, requestCanCreate, requestCheck } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

type Headers = Record<string, string>;

const write = (headers: Headers) => api.post('/api/blogs/generate', { topic: 'Black holes', length: 'small' }, headers);

/** The statuses of so many blogs, one after the other. */
async function readStatuses(headers: Headers, count: number) {
  const statuses: number[] = [];
  for (let blog = 0; blog < count; blog += 1) statuses.push((await write(headers)).status);
  return statuses;
}

test('refuses the fifth free blog', async () => {
  const { headers } = await signedInUser();
  expect(await readStatuses(headers, 4)).toEqual([200, 200, 200, 200]);
  expect(await readAnswer(write(headers))).toEqual([
    403,
    {
      code: 'subscription-required',
      requiresSubscription: true,
      message: "You've reached your free blog limit. Please subscribe to create more blogs.",
    },
  ]);
});

test('lets exactly 4 of 25 parallel generations of a user through', async () => {
  const { user, headers } = await signedInUser();
  const responses = await Promise.all(Array.from({ length: 25 }, () => write(headers)));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(4);
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(4);
});

test.each(['can-create', 'check'])('GET %s without userId names the missing parameter', async (name) => {
  expect(await makeRefusal(api.get(`/api/subscription/${name}`, (await signedInUser()).headers))).toEqual([
    400,
    'userId is missing',
  ]);
});

test.each([
  [1, { canCreate: true, blogCount: 1, freeLimit: 4, freeBlogsLeft: 3 }],
  [4, { canCreate: false, blogCount: 4, freeLimit: 4, freeBlogsLeft: 0 }],
])('says what is left after %i free blogs', async (count, left) => {
  const user = await signedInUser();
  await readStatuses(user.headers, count);
  expect(await requestCanCreate(user)).toEqual(left);
});

describe('without Stripe', () => {
  test('refuses to subscribe', async () => {
    expect(await readAnswer(ask('create-checkout-session', await signedInUser()))).toEqual([
      501,
      { code: 'not-implemented', message: "Subscriptions aren't available on this site." },
    ]);
  });

  test('the check reports the free plan, and the webhook takes nothing', async () => {
    expect(await requestCheck(await signedInUser())).toEqual({ subscription: null, freeLimit: 4, blogCount: 0 });
    expect((await deliverEvent({ id: 'evt_1' })).status).toBe(503);
  });
});

describe('the operator', () => {
  beforeAll(() => changeSettings({ OPERATOR_EMAILS: 'owner@site.example' }));

  /** An account in the operator's browser, and the same elsewhere. */
  async function operatorWithAccount() {
    const { user, headers: elsewhere } = await signedInUser();
    const { cookie } = await operatorBrowser();
    return { user, elsewhere, headers: { ...elsewhere, cookie: `${elsewhere.cookie}; ${cookie}` } };
  }

  test('has no limit by the printed link, and the plan names none', async () => {
    const operator = await operatorWithAccount();
    expect(await readStatuses(operator.headers, 6)).toEqual(Array(6).fill(200));
    const open = { canCreate: true, freeLimit: null, freeBlogsLeft: null };
    expect(await requestCanCreate(operator)).toMatchObject(open);
    expect(await requestCheck(operator)).toMatchObject({ subscription: null, freeLimit: null });
  });

  test.each([
    ['without an account', operatorBrowser],
    ['with an account in OPERATOR_EMAILS', async () => (await signedInUser({ email: 'owner@site.example' })).headers],
  ])('has no limit %s', async (_, signIn) => {
    expect(await readStatuses(await signIn(), 6)).toEqual(Array(6).fill(200));
  });

  test('has a batch written although the account has no free blog left', async () => {
    const { headers, elsewhere } = await operatorWithAccount();
    expect(await readStatuses(elsewhere, 5)).toEqual([200, 200, 200, 200, 403]);
    await startBatch(headers, { topic: 'Better sleep', batchSize: 2 });
    await untilBatch(headers, 'finished', 2);
  });
});
