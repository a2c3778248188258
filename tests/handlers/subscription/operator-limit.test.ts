import { expect, test } from 'vitest';
import { POST as generate } from '@/app/api/blogs/generate/route.ts';
import { GET as canCreate } from '@/app/api/subscription/can-create/route.ts';
import { operatorBrowser } from '../../support/operators.ts';
import { get, post } from '../../support/requests.ts';
import { startBatch, untilBatch } from '../../support/server-batches.ts';
import { changeSettings } from '../../support/settings.ts';
import { requestCheck } from '../../support/subscriptions.ts';
import { signedInUser } from '../../support/users.ts';

changeSettings({ OPERATOR_EMAILS: 'owner@site.example' });

type Headers = Record<string, string>;

/** The statuses of so many blogs, one after the other. */
async function readStatuses(headers: Headers, count: number) {
  const statuses: number[] = [];
  for (let blog = 0; blog < count; blog += 1) {
    const request = post('/api/blogs/generate', { topic: 'Black holes', length: 'small' }, headers);
    statuses.push((await generate(request)).status);
  }
  return statuses;
}

const TEN = Array(10).fill(200);

/** An account in the operator's browser, and the same elsewhere. */
async function operatorWithAccount() {
  const { user, headers: elsewhere } = await signedInUser();
  const { cookie } = await operatorBrowser();
  return { user, elsewhere, headers: { ...elsewhere, cookie: `${elsewhere.cookie}; ${cookie}` } };
}

test('the operator writes ten blogs by the printed link, and the plan names no limit', async () => {
  const operator = await operatorWithAccount();
  expect(await readStatuses(operator.headers, 10)).toEqual(TEN);
  const path = `/api/subscription/can-create?userId=${operator.user.id}`;
  const open = { canCreate: true, freeLimit: null, freeBlogsLeft: null };
  expect(await (await canCreate(get(path, operator.headers))).json()).toMatchObject(open);
  expect(await requestCheck(operator)).toMatchObject({ subscription: null, freeLimit: null });
});

test('so does the operator without an account', async () => {
  expect(await readStatuses(await operatorBrowser(), 10)).toEqual(TEN);
});

test('so does an account in OPERATOR_EMAILS', async () => {
  const { headers } = await signedInUser({ email: 'owner@site.example' });
  expect(await readStatuses(headers, 10)).toEqual(TEN);
});

test('a batch of the operator goes on although the account has no free blog left', async () => {
  const { headers, elsewhere } = await operatorWithAccount();
  expect(await readStatuses(elsewhere, 5)).toEqual([200, 200, 200, 200, 403]);
  await startBatch(headers, { topic: 'Better sleep', batchSize: 2 });
  await untilBatch(headers, 'finished', 2);
});
