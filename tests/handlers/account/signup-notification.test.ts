import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextAuthOptions } from '@/lib/auth/next-auth-options.ts';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { signups } from '@/lib/users/signup-notification.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../fakes/webhook.ts';
import { passPauses } from '../../support/effects.ts';
import { changeSettings } from '../../support/settings.ts';

const SECRET = 'the secret of the test webhook';

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  changeSettings({ SIGNUP_WEBHOOK_URL: receiver.url, SIGNUP_WEBHOOK_SECRET: SECRET });
});

afterAll(() => receiver.close());

const readDeliveries = (uid: string) => receiver.deliveries.filter(({ body }) => JSON.parse(body).uid === uid);

/** Creates an account and signs in with Google, as next-auth does. */
async function signInWithGoogle(email: string) {
  const { adapter, events } = await nextAuthOptions('a visitor');
  const user = await adapter?.createUser?.({ email, name: 'Ada', emailVerified: null } as never);
  const signIn = () => events?.signIn?.({ user: user as never, account: null });
  await signIn();
  return { uid: String(user?.id), signIn };
}

test('tells the backend about a new account once, signed', async () => {
  const { uid, signIn } = await signInWithGoogle('Ada@example.com');
  await performDue(signups);
  await signIn();
  await performDue(signups);
  const [delivery, ...more] = readDeliveries(uid);
  expect(more).toEqual([]);
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    email: 'ada@example.com',
    uid,
    displayName: 'Ada',
    photoURL: null,
    signupMethod: 'google',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const hex = createHmac('sha256', SECRET)
    .update(delivery?.body ?? '')
    .digest('hex');
  expect(delivery?.signature).toBe(`sha256=${hex}`);
  expect(await (await db()).job.count()).toBe(0);
});

test('tries again under the same Idempotency-Key when the backend fails', async () => {
  receiver.answerWith(500);
  const { uid } = await signInWithGoogle('grace@example.com');
  await performDue(signups);
  await passPauses();
  await performDue(signups);
  expect(readDeliveries(uid).map(({ key }) => key)).toEqual([uid, uid]);
});
