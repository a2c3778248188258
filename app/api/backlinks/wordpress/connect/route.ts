import { connectSchema } from '@/lib/backlinks/schema';
import { connectAddress } from '@/lib/backlinks/wordpress-connect';
import { route } from '@/lib/http/route';

/** GET /api/backlinks/wordpress/connect: sends the blog's owner to their site's consent page. */
export const GET = route({ query: connectSchema }, async ({ actor, query, request }) =>
  Response.redirect(await connectAddress(actor, query, request.signal), 303),
);
