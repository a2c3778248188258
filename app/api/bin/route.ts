import { route } from '@/lib/auth/route.ts';
import { deleteForGood, deleteSeveral, listBin } from '@/lib/blogs/bin/service.ts';
import { binRemovalSchema, blogIdsSchema } from '@/lib/blogs/schema.ts';

/** GET /api/bin: what the session's user, or the cookie's visitor, has deleted. */
export const GET = route({}, ({ actor }) => listBin(actor));

/** POST /api/bin: puts blogs into it. */
export const POST = route({ body: blogIdsSchema }, ({ actor, body }) => deleteSeveral(actor, body.ids));

/** DELETE /api/bin: deletes blogs of it for good, or all. */
export const DELETE = route({ body: binRemovalSchema }, ({ actor, body }) => deleteForGood(actor, body.ids));
