import { emptyBody, route } from '@/lib/auth/route.ts';
import { resendVerification } from '@/lib/auth/service.ts';

export const POST = route({ auth: 'user', body: emptyBody }, ({ actor }) => resendVerification(actor));
