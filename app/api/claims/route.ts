import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { checkClaims } from '@/lib/writing/services/claims.ts';

export const POST = route(blogs['POST /api/claims'], ({ actor, body, request }) =>
  checkClaims(actor, body, request.signal),
);
