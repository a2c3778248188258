import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import type { NewJob } from '@/lib/jobs/mutations.ts';
import { userDisplayName } from './rules.ts';

/** The notification of the product's backend (spec §3, Signup notification payload), queued as the account is created. */
export function signupNotification(user: User, signupMethod: 'google' | 'email'): NewJob[] {
  if (!env().SIGNUP_WEBHOOK_URL) return [];
  const { id: uid, email, image: photoURL } = user;
  const timestamp = new Date().toISOString();
  const payload = { email, uid, displayName: userDisplayName(user), photoURL, signupMethod, timestamp };
  return [{ kind: 'signup', name: uid, payload }];
}

export const signups: Effect = {
  kind: 'signup',
  repeat: 'The backend knows the user id in Idempotency-Key.',
  isOn: () => env().SIGNUP_WEBHOOK_URL !== undefined,
  perform: async ({ name, payload }, stop) => {
    const body = JSON.stringify(payload);
    const response = await fetch(env().SIGNUP_WEBHOOK_URL ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name, ...signatureHeader(body) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(10_000)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  },
};

function signatureHeader(body: string): Record<string, string> {
  const { SIGNUP_WEBHOOK_SECRET } = env();
  if (!SIGNUP_WEBHOOK_SECRET) return {};
  const hex = createHmac('sha256', SIGNUP_WEBHOOK_SECRET).update(body).digest('hex');
  return { 'X-Quillcast-Signature': `sha256=${hex}` };
}
