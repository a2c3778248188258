import { formRoute } from '@/lib/auth/route.ts';
import { resetRequestSchema } from '@/lib/auth/schema.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { subscribe } from '@/lib/newsletter/service.ts';
import { siteAddress } from '@/lib/routes.ts';

/** POST /api/subscribers/{slug}: asks for mails about an author's new blogs, also on their own domain. */
export const POST = formRoute(
  { body: resetRequestSchema, limit: 'subscribe' },
  ({ params, body }) => subscribe(params.usernameSlug, body.email),
  ({ usernameSlug }, done) => `${siteAddress(siteBase(usernameSlug), 'subscribe')}${done ? '?asked=1' : ''}`,
);
