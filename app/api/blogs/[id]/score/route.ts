import { route } from '@/lib/auth/route.ts';
import { scoreBlog } from '@/lib/writing/score/service.ts';

export const GET = route({ scope: 'read', limit: 'score' }, ({ actor, params }) => scoreBlog(actor, params.id));
