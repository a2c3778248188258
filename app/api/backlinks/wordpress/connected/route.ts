import { route } from '@/lib/auth/route.ts';
import { connectedSchema } from '@/lib/backlinks/schema.ts';
import { acceptConnection } from '@/lib/backlinks/wordpress-connect.ts';

/** GET /api/backlinks/wordpress/connected: return address of a WordPress site's consent page. */
export const GET = route({ query: connectedSchema }, async ({ actor, query }) => {
  const headers = { Location: await acceptConnection(actor, query), 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
});
