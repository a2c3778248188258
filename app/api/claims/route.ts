import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';

/** POST /api/claims: checks every sentence of a text against given sources. */
export const POST = route(blogs['POST /api/claims'], ({ actor, body, request }) =>
  checkClaims(actor, body, request.signal),
);
