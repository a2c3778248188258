import 'server-only';
import type { User } from '@/lib/generated/prisma/client';
import { endedSessionCookieHeader, sessionCookieHeader } from './session';
import { toSessionUser } from './session-user';

/** Answers with the user and the cookie that signs them in. */
export async function signedInResponse(user: User): Promise<Response> {
  return Response.json(
    { user: toSessionUser(user) },
    { headers: { 'Set-Cookie': await sessionCookieHeader(user), 'Cache-Control': 'no-store' } },
  );
}

/** Answers success and takes the session cookie away. */
export function endedSessionResponse(): Response {
  return Response.json(
    { success: true },
    { headers: { 'Set-Cookie': endedSessionCookieHeader(), 'Cache-Control': 'no-store' } },
  );
}
