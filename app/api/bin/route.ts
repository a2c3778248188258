import { route } from '@/lib/auth/route.ts';
import { deleteForGood, deleteSeveral, listBin } from '@/lib/blogs/bin-and-visibility/service.ts';
import { binRemovalSchema, blogIdsSchema } from '@/lib/blogs/schema.ts';

export const GET = route({ scope: 'read' }, ({ actor }) => listBin(actor));

export const POST = route({ scope: 'publish', body: blogIdsSchema }, ({ actor, body }) =>
  deleteSeveral(actor, body.ids),
);

export const DELETE = route({ scope: 'publish', body: binRemovalSchema }, ({ actor, body }) =>
  deleteForGood(actor, body.ids),
);
