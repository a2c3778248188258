import 'server-only';
import type { User } from '@/lib/generated/prisma/client.ts';
import { deviceCookieHeader } from './device-cookie.ts';
import { endedSessionCookieHeader, sessionCookieHeader } from './session.ts';
import { toSessionUser } from './session-user.ts';

/** Answers with the user and the cookies that sign them in and make their browser a known one. */
export async function signedInResponse(user: User): Promise<Response> {
  const response = Response.json({ user: toSessionUser(user) });
  response.headers.append('Set-Cookie', await sessionCookieHeader(user));
  response.headers.append('Set-Cookie', await deviceCookieHeader(user));
  return response;
}

/** Answers success and takes the session cookie away. */
export function endedSessionResponse(): Response {
  return Response.json({ success: true }, { headers: { 'Set-Cookie': endedSessionCookieHeader() } });
}
