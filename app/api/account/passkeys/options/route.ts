import { additionOptions } from '@/lib/auth/passkeys.ts';
import { emptyBody, route } from '@/lib/auth/route.ts';

export const POST = route({ auth: 'user', body: emptyBody, limit: 'passkey' }, ({ actor }) => additionOptions(actor));
