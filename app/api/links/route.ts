import { route } from '@/lib/auth/route.ts';
import { linksSchema } from '@/lib/blogs/links/schema.ts';
import { addLinks, removeLinks } from '@/lib/blogs/links/service.ts';

const options = { scope: 'write', auth: 'user', body: linksSchema, largeBody: { limit: 1024 * 1024 } } as const;

/** POST /api/links makes accepted proposals links, DELETE takes them back. */
export const POST = route(options, ({ actor, body }) => addLinks(actor, body.blogs));

export const DELETE = route(options, ({ actor, body }) => removeLinks(actor, body.blogs));
