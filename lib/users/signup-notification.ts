import 'server-only';
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import type { User } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import { countSignupDelivery, createSignupNotification, markSignupDelivered } from './mutations';
import { findUndeliveredSignups } from './queries';
import { displayNameOf } from './rules';

/** How the account was made (spec §3, Signup notification payload). */
export type SignupMethod = 'google' | 'email';

/** Pauses before the second and later tries, in milliseconds. */
const RETRY_PAUSES_MS = [1000, 5000, 30_000];

/** How long the backend may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

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
    if (await createSignupNotification(user.id, payload)) void deliver(user.id);
  } catch (err) {
    log().error({ err, user: user.id }, 'signup notification not stored');
  }
}

/** Delivers what an earlier process left undelivered. */
export async function deliverPendingNotifications(): Promise<void> {
  for (const userId of await findUndeliveredSignups()) void deliver(userId);
}

async function deliver(userId: string): Promise<void> {
  const { SIGNUP_WEBHOOK_URL } = env();
  if (!SIGNUP_WEBHOOK_URL) return;
  for (const pause of [0, ...RETRY_PAUSES_MS]) {
    try {
      await sleep(pause, undefined, { ref: false });
      await post(SIGNUP_WEBHOOK_URL, userId);
      return;
    } catch (err) {
      log().warn({ err, user: userId }, 'signup notification not delivered');
    }
  }
}

async function post(url: string, userId: string): Promise<void> {
  const body = JSON.stringify(await countSignupDelivery(userId));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signatureHeader(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  await markSignupDelivered(userId);
}

/** HMAC-SHA256 of the body, so that the backend can tell our request from another's. */
function signatureHeader(body: string): Record<string, string> {
  const { SIGNUP_WEBHOOK_SECRET } = env();
  if (!SIGNUP_WEBHOOK_SECRET) return {};
  const hex = createHmac('sha256', SIGNUP_WEBHOOK_SECRET).update(body).digest('hex');
  return { 'X-Quillcast-Signature': `sha256=${hex}` };
}
