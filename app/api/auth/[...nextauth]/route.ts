import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/auth/next-auth-options';
import { AppError } from '@/lib/http/errors';
import { route } from '@/lib/http/route';

const FORM = 'application/x-www-form-urlencoded';

/** next-auth's own addresses: session, csrf, sign-in with Google and its callback, sign-out. */
const handle = route({}, async ({ actor, request, params }) => {
  const type = request.headers.get('content-type') ?? '';
  if (request.method === 'POST' && !type.startsWith(FORM)) {
    throw new AppError('forbidden', 'Send a form.');
  }
  const context = { params: Promise.resolve({ nextauth: params.nextauth?.split('/') }) };
  return NextAuth(request as never, context as never, await nextAuthOptions(actor.visitorId));
});

export { handle as GET, handle as POST };
