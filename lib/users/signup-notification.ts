import 'server-only';
import { createHmac } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { Prisma, type User } from '@/lib/generated/prisma/client';
import { claimNext, NO_LEASE } from '@/lib/jobs/claim';
import { createWorker, type Worker } from '@/lib/jobs/worker';
import { log } from '@/lib/log';
import { displayNameOf } from './rules';

/** Due whatever the database's clock says. */
const AT_ONCE = new Date(0);

/** How the account was made (spec §3, Signup notification payload). */
export type SignupMethod = 'google' | 'email';

/** Pauses after the first and later tries that failed, in milliseconds. */
const RETRY_PAUSES_MS = [1000, 5000, 30_000];

/** How long the backend may take to answer, and one process may take for a try, in milliseconds. */
const ANSWER_MS = 10_000;
const LEASE_MS = 30_000;

/** How often due notifications are looked for, in milliseconds. */
const POLL_MS = 60_000;

/** How many are sent at once. */
const CONCURRENCY = 3;

/** A notification that this process sends. The lease's end tells claims apart: an outdated one changes nothing. */
type ClaimedNotification = {
  id: string;
  attempts: number;
  payload: Prisma.JsonValue;
  leaseExpiresAt: Date;
};

/**
 * Tells the product's own backend about a new account: stored at once, delivered in the background.
 * A second call for the same user does nothing. Never throws; a failure is logged (spec §4).
 */
export async function notifySignup(user: User, signupMethod: SignupMethod): Promise<void> {
  try {
    const payload = {
      ...{ email: user.email, uid: user.id, displayName: displayNameOf(user) },
      ...{ photoURL: user.image, signupMethod, timestamp: new Date().toISOString() },
    };
    const { count } = await (await db()).signupNotification.createMany({
      data: [{ userId: user.id, payload, dueAt: AT_ONCE }],
      skipDuplicates: true,
    });
    if (count === 1) notifications().notify();
  } catch (err) {
    log().error({ err, user: user.id }, 'signup notification not stored');
  }
}

/**
 * Begins to deliver what waits, also what was given up before this process began.
 * @returns what ends it
 */
export async function deliverPendingNotifications(): Promise<() => Promise<void>> {
  await (await db()).signupNotification.updateMany({
    where: { deliveredAt: null, dueAt: null },
    data: { dueAt: AT_ONCE, attempts: 0 },
  });
  const worker = notifications();
  worker.start();
  return worker.stop;
}

async function claimNotification(): Promise<ClaimedNotification | null> {
  if (!env().SIGNUP_WEBHOOK_URL) return null;
  return claimNext({
    ...{ table: 'signup_notifications', key: 'user_id', leaseMs: LEASE_MS },
    changes: Prisma.sql`attempts = attempts + 1`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, user_id`,
    returning: Prisma.sql`user_id AS id, attempts, payload, lease_expires_at AS "leaseExpiresAt"`,
  });
}

async function deliver(job: ClaimedNotification, { signal }: AbortController): Promise<void> {
  try {
    await post(job, signal);
    await settle(job, { deliveredAt: new Date(), dueAt: null });
  } catch (err) {
    if (signal.aborted) return settle(job, { dueAt: AT_ONCE, attempts: job.attempts - 1 });
    log().warn({ err, user: job.id }, 'signup notification not delivered');
    const pause = RETRY_PAUSES_MS[job.attempts - 1];
    await settle(job, { dueAt: pause === undefined ? null : new Date(Date.now() + pause) });
    notifications().notify(pause);
  }
}

async function settle(
  { id, leaseExpiresAt }: ClaimedNotification,
  data: Prisma.SignupNotificationUpdateManyMutationInput,
): Promise<void> {
  await (await db()).signupNotification.updateMany({
    where: { userId: id, leaseExpiresAt },
    data: { ...data, leaseExpiresAt: null },
  });
}

async function post({ payload }: ClaimedNotification, stop: AbortSignal): Promise<void> {
  const body = JSON.stringify(payload);
  const response = await fetch(env().SIGNUP_WEBHOOK_URL ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signatureHeader(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
}

/** HMAC-SHA256 of the body, so that the backend can tell our request from another's. */
function signatureHeader(body: string): Record<string, string> {
  const { SIGNUP_WEBHOOK_SECRET } = env();
  if (!SIGNUP_WEBHOOK_SECRET) return {};
  const hex = createHmac('sha256', SIGNUP_WEBHOOK_SECRET).update(body).digest('hex');
  return { 'X-Quillcast-Signature': `sha256=${hex}` };
}

// Routes and the start load this module separately; there must be one worker.
const holder = globalThis as typeof globalThis & { quillcastNotifications?: Worker };

function notifications(): Worker {
  holder.quillcastNotifications ??= createWorker({
    name: 'signup notifications',
    concurrency: CONCURRENCY,
    pollMs: POLL_MS,
    claim: claimNotification,
    perform: deliver,
  });
  return holder.quillcastNotifications;
}
