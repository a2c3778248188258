import { route } from '@/lib/auth/route.ts';
import { scoreBlog } from '@/lib/writing/score/service.ts';

/** GET /api/blogs/{id}/score: how the article measures up, for its owner. */
export const GET = route({ limit: 'score' }, ({ actor, params }) => scoreBlog(actor, params.id ?? ''));
