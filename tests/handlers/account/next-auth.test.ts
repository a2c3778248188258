import { decode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { POST } from '@/app/api/auth/[...nextauth]/route.ts';
import { sweep } from '@/lib/access/mutations.ts';
import { nextAuthOptions } from '@/lib/auth/next-auth-options.ts';
import { sessionCookieHeader, sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { authSecret } from '@/lib/secret.ts';
import { get, params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('refuses writes to the log', async () => {
  const request = post('/api/auth/_log', 'level=error&message=hello', FORM);
  expect((await POST(request, params({ nextauth: '_log' }))).status).toBe(404);
});

test('refuses a form that is too large', async () => {
  const request = post('/api/auth/signout', `csrfToken=${'x'.repeat(65 * 1024)}`, FORM);
  expect((await POST(request, params({ nextauth: 'signout' }))).status).toBe(413);
});

test('never links an identity to the user of an old session cookie', async () => {
  const { user } = await signedInUser();
  const { adapter } = await nextAuthOptions('a visitor');
  expect(await adapter?.getUser?.(user.id)).toBeNull();
});

/** Ends the session of a cookie as next-auth's sign-out does. */
async function signOut(cookie: string) {
  const { events } = await nextAuthOptions('a visitor');
  const token = await decode({ token: cookie.split('=')[1], secret: await authSecret() });
  await events?.signOut?.({ token: token ?? {}, session: null as never });
}

test('a copied cookie is refused after its session was signed out of, the other device’s is not', async () => {
  const { user, headers } = await signedInUser();
  const elsewhere = (await sessionCookieHeader(user)).split(';')[0] ?? '';
  expect((await sessionUser(get('/', headers)))?.id).toBe(user.id);
  await signOut(headers.cookie);
  expect(await sessionUser(get('/', headers))).toBeNull();
  expect((await sessionUser(get('/', { cookie: elsewhere })))?.id).toBe(user.id);
});

test('a renewed cookie belongs to the same session', async () => {
  const { user, headers } = await signedInUser();
  const { callbacks } = await nextAuthOptions('a visitor');
  const [, value = ''] = headers.cookie.split('=');
  const token = await decode({ token: value, secret: await authSecret() });
  const renewed = await callbacks?.jwt?.({ token: token ?? {} } as never);
  expect(renewed).toMatchObject({ sub: user.id, sessionId: token?.sessionId });
  await signOut(headers.cookie);
  await expect(callbacks?.jwt?.({ token: renewed ?? {} } as never)).rejects.toThrow('ended');
});

test('an ended session is forgotten once its cookies have expired', async () => {
  const { headers } = await signedInUser();
  await signOut(headers.cookie);
  const { endedSession } = await db();
  await sweep();
  expect(await endedSession.count()).toBeGreaterThan(0);
  const afterThirtyDays = new Date(Date.now() - 1);
  await endedSession.updateMany({ data: { expiresAt: afterThirtyDays } });
  await sweep();
  expect(await endedSession.count()).toBe(0);
});
