import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { scoreBlog } from '@/lib/writing/score/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/score'], ({ actor, params }) => scoreBlog(actor, params.id));
