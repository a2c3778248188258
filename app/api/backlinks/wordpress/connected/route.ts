import { route } from '@/lib/auth/route';
import { connectedSchema } from '@/lib/backlinks/schema';
import { acceptConnection } from '@/lib/backlinks/wordpress-connect';

/** GET /api/backlinks/wordpress/connected: where a WordPress site sends its owner back to. */
export const GET = route({ query: connectedSchema }, async ({ actor, query }) => {
  const headers = {
    Location: await acceptConnection(actor, query),
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
});
