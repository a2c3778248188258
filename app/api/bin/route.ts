import { blogs } from '@/lib/api/operations/blogs.ts';
import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { deleteForGood, deleteSeveral, listBin } from '@/lib/blogs/bin-and-visibility/service.ts';

export const GET = route(blogs['GET /api/bin'], ({ actor }) => listBin(actor));

export const POST = route(publishing['POST /api/bin'], ({ actor, body }) => deleteSeveral(actor, body.ids));

export const DELETE = route(publishing['DELETE /api/bin'], ({ actor, body }) => deleteForGood(actor, body.ids));
