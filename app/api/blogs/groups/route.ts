import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { changeGroups, readOwnGroups, renameGroup } from '@/lib/blogs/groups/service.ts';

/** GET /api/blogs/groups: the user's tags and series, and suggestions for the blog `of`. */
export const GET = route(blogs['GET /api/blogs/groups'], ({ actor, query }) => readOwnGroups(actor, query.of));

/** PUT /api/blogs/groups: changes tags and series of blogs. */
export const PUT = route(blogs['PUT /api/blogs/groups'], ({ actor, body }) => changeGroups(actor, body));

/** PATCH /api/blogs/groups: renames a tag or series, or merges it into another. */
export const PATCH = route(blogs['PATCH /api/blogs/groups'], ({ actor, body }) => renameGroup(actor, body));
