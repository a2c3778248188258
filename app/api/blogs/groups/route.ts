import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { groupRenameSchema, groupsChangeSchema } from '@/lib/blogs/groups/schema.ts';
import { changeGroups, readOwnGroups, renameGroup } from '@/lib/blogs/groups/service.ts';

/** GET /api/blogs/groups: the user's tags and series, and suggestions for the blog `of`. */
export const GET = route(
  { scope: 'read', auth: 'user', query: z.object({ of: z.string().optional() }) },
  ({ actor, query }) => readOwnGroups(actor, query.of),
);

/** PUT /api/blogs/groups: changes tags and series of blogs. */
export const PUT = route({ scope: 'write', auth: 'user', body: groupsChangeSchema }, ({ actor, body }) =>
  changeGroups(actor, body),
);

/** PATCH /api/blogs/groups: renames a tag or series, or merges it into another. */
export const PATCH = route({ scope: 'write', auth: 'user', body: groupRenameSchema }, ({ actor, body }) =>
  renameGroup(actor, body),
);
