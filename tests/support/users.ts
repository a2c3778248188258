import { sessionCookieHeader } from '@/lib/auth/session.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { createUser } from '@/lib/users/mutations.ts';
import { freshAddress } from './requests.ts';

let made = 0;

/** A signed-in user: the row, and the headers their browser sends. */
export async function signedInUser(given: Partial<User> = {}) {
  made += 1;
  const user = await createUser({
    email: `user${made}-${process.pid}@example.com`,
    name: `User ${made}`,
    image: null,
    passwordHash: null,
    emailVerified: new Date(),
    ...given,
  });
  return { user, headers: await userHeaders(user) };
}

/** Headers of a browser in which a user is signed in. */
async function userHeaders(user: User) {
  const cookie = (await sessionCookieHeader(user)).split(';')[0] ?? '';
  return { cookie, 'x-client-address': freshAddress() };
}
