import { route } from '@/lib/auth/route.ts';
import { scoreBlog } from '@/lib/writing/score/service.ts';

/** GET /api/blogs/{id}/score: the article's score, for the owner. */
export const GET = route({ limit: 'score' }, ({ actor, params }) => scoreBlog(actor, params.id ?? ''));
