import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { changeGroups, readOwnGroups, renameGroup } from '@/lib/blogs/groups/service.ts';

export const GET = route(blogs['GET /api/blogs/groups'], ({ actor, query }) => readOwnGroups(actor, query.of));

export const PUT = route(blogs['PUT /api/blogs/groups'], ({ actor, body }) => changeGroups(actor, body));

export const PATCH = route(blogs['PATCH /api/blogs/groups'], ({ actor, body }) => renameGroup(actor, body));
