import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { checkText } from '@/lib/origin-check/service.ts';

export const POST = route(blogs['POST /api/check'], ({ actor, body, request }) =>
  checkText(actor, body, request.signal),
);
