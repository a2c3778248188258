import { emptyBody, route } from '@/lib/auth/route.ts';
import { revoke } from '@/lib/programs/service.ts';

export const DELETE = route({ auth: 'user', body: emptyBody }, ({ actor, params }) => revoke(actor, params.id));
