import { signInOptions } from '@/lib/auth/passkeys.ts';
import { emptyBody, route } from '@/lib/auth/route.ts';

export const POST = route({ body: emptyBody, limit: 'passkey' }, signInOptions);
