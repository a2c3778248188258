import { route } from '@/lib/auth/route.ts';
import { connectedSchema } from '@/lib/backlinks/schema.ts';
import { acceptConnection } from '@/lib/backlinks/wordpress-connect.ts';

/** GET /api/backlinks/wordpress/connected: where a WordPress site sends its owner back to. */
export const GET = route({ query: connectedSchema }, async ({ actor, query }) => {
  const headers = { Location: await acceptConnection(actor, query), 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
});
