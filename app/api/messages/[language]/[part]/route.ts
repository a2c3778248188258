import { route } from '@/lib/auth/route.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isPart, messagesOf } from '@/lib/messages/catalogue.ts';
import { INTERFACE_LANGUAGES } from '@/lib/messages/languages.ts';

/** GET /api/messages/{language}/{part}: compiled messages for a part of a page that loads later. */
export const GET = route({}, async ({ params: { language, part } }) => {
  if (!Object.hasOwn(INTERFACE_LANGUAGES, language) || !isPart(part))
    throw new AppError('not-found', 'Messages not found.');
  return Response.json(messagesOf(language, part), { headers: { 'Cache-Control': 'public, max-age=300' } });
});
