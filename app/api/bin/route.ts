import { route } from '@/lib/auth/route.ts';
import { deleteForGood, deleteSeveral, listBin } from '@/lib/blogs/bin-and-visibility/service.ts';
import { binRemovalSchema, blogIdsSchema } from '@/lib/blogs/schema.ts';

/** GET /api/bin: the deleted blogs of the user or visitor. */
export const GET = route({}, ({ actor }) => listBin(actor));

/** POST /api/bin: deletes blogs. */
export const POST = route({ body: blogIdsSchema }, ({ actor, body }) => deleteSeveral(actor, body.ids));

/** DELETE /api/bin: deletes blogs permanently. */
export const DELETE = route({ body: binRemovalSchema }, ({ actor, body }) => deleteForGood(actor, body.ids));
