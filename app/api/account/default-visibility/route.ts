import { route } from '@/lib/auth/route.ts';
import { changeDefaultVisibilitySchema } from '@/lib/auth/schema.ts';
import { changeDefaultVisibility } from '@/lib/auth/service.ts';
import { toSessionUser } from '@/lib/auth/session.ts';

export const PUT = route({ auth: 'user', body: changeDefaultVisibilitySchema }, async ({ actor, body }) => ({
  user: toSessionUser(await changeDefaultVisibility(actor, body.defaultVisibility)),
}));
