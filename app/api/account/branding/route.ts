import { changeBranding } from '@/lib/access/service.ts';
import { route } from '@/lib/auth/route.ts';
import { changeBrandingSchema } from '@/lib/auth/schema.ts';
import { toSessionUser } from '@/lib/auth/session.ts';

export const PUT = route({ auth: 'user', body: changeBrandingSchema }, async ({ actor, body }) => ({
  user: toSessionUser(await changeBranding(actor, body.hidesBranding)),
}));
