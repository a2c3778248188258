import { route } from '@/lib/auth/route.ts';
import { connectSchema } from '@/lib/backlinks/schema.ts';
import { connectAddress } from '@/lib/backlinks/wordpress-connect.ts';

export const GET = route({ query: connectSchema }, async ({ actor, query, request }) =>
  Response.redirect(await connectAddress(actor, query, request.signal), 303),
);
