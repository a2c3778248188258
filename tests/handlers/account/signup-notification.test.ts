import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { replaceProcessWide } from '@/lib/process-wide.ts';
import { deliverPendingNotifications, notifySignup } from '@/lib/users/signup-notification.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../fakes/webhook.ts';
import { eventually } from '../../support/eventually.ts';
import { signedInUser } from '../../support/users.ts';

const SECRET = 'the secret of the test webhook';

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  process.env.SIGNUP_WEBHOOK_URL = receiver.url;
  process.env.SIGNUP_WEBHOOK_SECRET = SECRET;
});

afterAll(() => receiver.close());

const deliveriesOf = (uid: string) => receiver.deliveries.filter(({ body }) => JSON.parse(body).uid === uid);

const isDelivered = async (userId: string) =>
  (await (await db()).signupNotification.findUniqueOrThrow({ where: { userId } })).deliveredAt !== null;

test('tells the backend about a new account once, signed', async () => {
  const { user } = await signedInUser({ name: 'Ada' });
  await notifySignup(user, 'google');
  await notifySignup(user, 'google');
  await eventually(async () => expect(await isDelivered(user.id)).toBe(true));
  const [delivery, ...more] = deliveriesOf(user.id);
  expect(more).toEqual([]);
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    email: user.email,
    uid: user.id,
    displayName: 'Ada',
    photoURL: null,
    signupMethod: 'google',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const hex = createHmac('sha256', SECRET)
    .update(delivery?.body ?? '')
    .digest('hex');
  expect(delivery?.signature).toBe(`sha256=${hex}`);
});

test('tries again under the same Idempotency-Key when the backend fails', async () => {
  receiver.answerWith(500);
  const { user } = await signedInUser();
  await notifySignup(user, 'email');
  await eventually(async () => expect(await isDelivered(user.id)).toBe(true));
  expect(deliveriesOf(user.id).map(({ key }) => key)).toEqual([user.id, user.id]);
});

test('delivers at the next start what an ended process left', async () => {
  const { user } = await signedInUser();
  const payload = { uid: user.id };
  await (await db()).signupNotification.create({ data: { userId: user.id, payload } });
  await deliverPendingNotifications();
  await eventually(async () => expect(await isDelivered(user.id)).toBe(true));
});

/** Forgets this process's worker, so that the next call is another process's. */
function asAnotherProcess(): void {
  replaceProcessWide('signup notifications');
}

test('two processes that start together deliver each that was left once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => signedInUser()));
  const ids = users.map(({ user }) => user.id);
  await (await db()).signupNotification.createMany({ data: ids.map((uid) => ({ userId: uid, payload: { uid } })) });
  asAnotherProcess();
  const endFirst = await deliverPendingNotifications();
  asAnotherProcess();
  const endSecond = await deliverPendingNotifications();
  await eventually(async () => {
    expect(await Promise.all(ids.map(isDelivered))).not.toContain(false);
  });
  await Promise.all([endFirst(), endSecond()]);
  asAnotherProcess();
  expect(ids.map((uid) => deliveriesOf(uid).length)).toEqual(ids.map(() => 1));
});

test('one that failed four times is left for the next start', async () => {
  const { user } = await signedInUser();
  const payload = { uid: user.id };
  const row = { userId: user.id, payload, attempts: 3, dueAt: new Date(0) };
  const { signupNotification } = await db();
  await signupNotification.create({ data: row });
  receiver.answerWith(500);
  await deliverPendingNotifications();
  await eventually(async () => {
    const found = await signupNotification.findUniqueOrThrow({ where: { userId: user.id } });
    expect(found).toMatchObject({ attempts: 4, dueAt: null, deliveredAt: null });
  });
  await deliverPendingNotifications();
  await eventually(async () => expect(await isDelivered(user.id)).toBe(true));
});

test('resends one without a recorded response after its lease, with the same Idempotency-Key', async () => {
  const prisma = await db();
  await prisma.$executeRaw`CREATE SEQUENCE refusals`;
  await prisma.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM nextval('refusals');
      RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full';
    END $$`;
  await prisma.$executeRaw`
    CREATE TRIGGER refuse BEFORE UPDATE OF delivered_at ON signup_notifications
    FOR EACH ROW WHEN (NEW.delivered_at IS NOT NULL) EXECUTE FUNCTION refuse()`;
  asAnotherProcess();
  const end = await deliverPendingNotifications();
  const { user } = await signedInUser();
  await notifySignup(user, 'email');
  await eventually(async () => {
    const [refusals] = await prisma.$queryRaw<{ is_called: boolean }[]>`SELECT * FROM refusals`;
    expect(refusals?.is_called).toBe(true);
  });
  await end();
  asAnotherProcess();
  await prisma.$executeRaw`DROP FUNCTION refuse CASCADE`;
  const row = await prisma.signupNotification.findUniqueOrThrow({ where: { userId: user.id } });
  expect(row).toMatchObject({ attempts: 1, dueAt: new Date(0), leaseExpiresAt: expect.any(Date) });
  expect(deliveriesOf(user.id)).toHaveLength(1);
  const data = { leaseExpiresAt: new Date(0) };
  await prisma.signupNotification.update({ where: { userId: user.id }, data });
  await deliverPendingNotifications();
  await eventually(async () => expect(await isDelivered(user.id)).toBe(true));
  expect(deliveriesOf(user.id).map(({ key }) => key)).toEqual([user.id, user.id]);
});
