import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import {
  type ClaimedNotification,
  claimSignupNotification,
  createSignupNotification,
  reviveSignupNotifications,
  settleSignupNotification,
} from './mutations.ts';
import { displayNameOf } from './rules.ts';

/** The sign-up method (spec §3, Signup notification payload). */
export type SignupMethod = 'google' | 'email';

const RETRY_PAUSES_MS = [1000, 5000, 30_000];

const ANSWER_MS = 10_000;

const POLL_MS = 60_000;

const CONCURRENCY = 3;

/** Queues the notification of the product's backend once per user. Never throws; failures are logged (spec §4). */
export async function notifySignup(user: User, signupMethod: SignupMethod): Promise<void> {
  try {
    const { id: uid, email, image: photoURL } = user;
    const displayName = displayNameOf(user);
    const payload = { email, uid, displayName, photoURL, signupMethod, timestamp: new Date().toISOString() };
    if (await createSignupNotification(user.id, payload)) notifications().notify();
  } catch (err) {
    log().error({ err, user: user.id }, 'signup notification not stored');
  }
}

/** Starts delivering, including notifications given up before. @returns the function that stops it */
export async function deliverPendingNotifications(): Promise<() => Promise<void>> {
  await reviveSignupNotifications();
  const worker = notifications();
  worker.start();
  return worker.stop;
}

async function deliver(job: ClaimedNotification, { signal }: AbortController): Promise<void> {
  try {
    await post(job, signal);
  } catch (err) {
    if (signal.aborted) return settleSignupNotification(job, 'broken-off');
    log().warn({ err, user: job.id }, 'signup notification not delivered');
    const pause = RETRY_PAUSES_MS[job.attempts - 1];
    const dueAt = pause === undefined ? null : new Date(Date.now() + pause);
    await settleSignupNotification(job, { dueAt });
    notifications().notify(pause);
    return;
  }
  await settleSignupNotification(job, 'delivered');
}

/** A lost result means a repeat after the lease; the idempotency key lets the backend recognize it. */
async function post({ id, payload }: ClaimedNotification, stop: AbortSignal): Promise<void> {
  const body = JSON.stringify(payload);
  const response = await fetch(env().SIGNUP_WEBHOOK_URL ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...signatureHeader(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
}

/** HMAC-SHA256 of the body, for the backend to verify. */
function signatureHeader(body: string): Record<string, string> {
  const { SIGNUP_WEBHOOK_SECRET } = env();
  if (!SIGNUP_WEBHOOK_SECRET) return {};
  const hex = createHmac('sha256', SIGNUP_WEBHOOK_SECRET).update(body).digest('hex');
  return { 'X-Quillcast-Signature': `sha256=${hex}` };
}

const notifications = processWide('signup notifications', () =>
  createWorker({
    name: 'signup notifications',
    concurrency: CONCURRENCY,
    pollMs: POLL_MS,
    claim: async () => (env().SIGNUP_WEBHOOK_URL ? claimSignupNotification() : null),
    perform: deliver,
  }),
);
