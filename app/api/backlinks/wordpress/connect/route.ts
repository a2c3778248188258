import { route } from '@/lib/auth/route.ts';
import { connectSchema } from '@/lib/backlinks/schema.ts';
import { connectAddress } from '@/lib/backlinks/wordpress-connect.ts';

/** GET /api/backlinks/wordpress/connect: redirects the blog's owner to their site's consent page. */
export const GET = route({ query: connectSchema }, async ({ actor, query, request }) =>
  Response.redirect(await connectAddress(actor, query, request.signal), 303),
);
