import { route } from '@/lib/auth/route';
import { connectSchema } from '@/lib/backlinks/schema';
import { connectAddress } from '@/lib/backlinks/wordpress-connect';

/** GET /api/backlinks/wordpress/connect: sends the blog's owner to their site's consent page. */
export const GET = route({ query: connectSchema }, async ({ actor, query, request }) =>
  Response.redirect(await connectAddress(actor, query, request.signal), 303),
);
