import { expect, test } from 'vitest';
import { POST } from '@/app/api/auth/[...nextauth]/route';
import { nextAuthOptions } from '@/lib/auth/next-auth-options';
import { params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('lets nobody write into the log', async () => {
  const request = post('/api/auth/_log', 'level=error&message=hello', FORM);
  expect((await POST(request, params({ nextauth: '_log' }))).status).toBe(404);
});

test('refuses a form that is too large', async () => {
  const request = post('/api/auth/signout', `csrfToken=${'x'.repeat(65 * 1024)}`, FORM);
  expect((await POST(request, params({ nextauth: 'signout' }))).status).toBe(413);
});

test('never links an identity to whoever a sign-in’s old session cookie names', async () => {
  const { user } = await signedInUser();
  const { adapter } = await nextAuthOptions('a visitor');
  expect(await adapter?.getUser?.(user.id)).toBeNull();
});
