import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import type { Actor } from '@/lib/auth/actor.ts';
import { nextAuthOptions } from '@/lib/auth/next-auth-options.ts';
import { isOperator } from '@/lib/auth/operator.ts';
import { route } from '@/lib/auth/route.ts';
import { deviceCookieHeader, knownDevice, withMemberCookie } from '@/lib/auth/session.ts';
import { isForm, readBodyText, SMALL_BODY_BYTES } from '@/lib/http/body.ts';
import { AppError } from '@/lib/http/errors.ts';

/** next-auth reads bodies of any size; it gets one within our limit. */
async function withReadBody(request: Request, { address }: Actor): Promise<Request> {
  if (request.method !== 'POST') return request;
  if (!isForm(request)) throw new AppError('forbidden', 'Expected form data.');
  const body = await readBodyText(request, { limit: SMALL_BODY_BYTES, address });
  const headers = Object.fromEntries(request.headers);
  return new NextRequest(request.url, { method: 'POST', headers, body });
}

/** Adds to the session whether the requester is the operator, signed in or not. */
async function withOperator(answer: Response, actor: Actor): Promise<Response> {
  if (!(await isOperator(actor))) return answer;
  return Response.json({ ...(await answer.json()), isOperator: true }, { headers: answer.headers });
}

/** next-auth's routes: session, csrf, Google sign-in and callback, sign-out. */
const handle = route({}, async ({ actor, request, params }) => {
  const parts = params.nextauth.split('/');
  // It would let anyone write to our log.
  if (parts[0] === '_log') throw new AppError('not-found', 'Nothing exists at this address.');
  const context = { params: Promise.resolve({ nextauth: parts }) };
  const options = await nextAuthOptions(actor.visitorId);
  const form = (await withReadBody(request, actor)) as never;
  const answered: Response = await NextAuth(form, context as never, options);
  const isSession = parts[0] === 'session' && answered.ok;
  const response = isSession ? await withOperator(answered, actor) : answered;
  if (actor.kind === 'user' && !(await knownDevice(request.headers.get('cookie'), actor.user))) {
    response.headers.append('Set-Cookie', await deviceCookieHeader(actor.user));
  }
  return withMemberCookie(response);
});

export { handle as GET, handle as POST };
