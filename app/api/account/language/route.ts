import { route } from '@/lib/auth/route.ts';
import { changeLanguageSchema } from '@/lib/auth/schema.ts';
import { changeLanguage } from '@/lib/auth/service.ts';
import { toSessionUser } from '@/lib/auth/session.ts';

/** PUT /api/account/language: the language of the interface and of mails. */
export const PUT = route({ auth: 'user', body: changeLanguageSchema }, async ({ actor, body }) => ({
  user: toSessionUser(await changeLanguage(actor, body.language)),
}));
