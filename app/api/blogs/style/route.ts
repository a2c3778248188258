import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { changeStyle, changeStyleOfSeveral } from '@/lib/illustrations/service.ts';

export const POST = route(editing['POST /api/blogs/style'], ({ actor, body }) => changeStyle(actor, body));

export const PUT = route(editing['PUT /api/blogs/style'], ({ actor, body }) => changeStyleOfSeveral(actor, body));
