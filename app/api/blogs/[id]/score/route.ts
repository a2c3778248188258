import { route } from '@/lib/auth/route.ts';
import { scoreBlog } from '@/lib/writing/score/service.ts';

export const GET = route({ limit: 'score' }, ({ actor, params }) => scoreBlog(actor, params.id));
