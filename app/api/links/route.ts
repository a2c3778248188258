import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { addLinks, removeLinks } from '@/lib/blogs/links/service.ts';

export const POST = route(editing['POST /api/links'], ({ actor, body }) => addLinks(actor, body.blogs));

export const DELETE = route(editing['DELETE /api/links'], ({ actor, body }) => removeLinks(actor, body.blogs));
