import { route } from '@/lib/auth/route.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isPart, messagesOf, SOURCE_LANGUAGE } from '@/lib/messages/catalogue.ts';

/** GET /api/messages/{language}/{part}: compiled messages for a part of a page that loads later. */
export const GET = route({}, async ({ params: { language, part } }) => {
  if (language !== SOURCE_LANGUAGE || !isPart(part)) throw new AppError('not-found', 'Messages not found.');
  return Response.json(messagesOf(language, part), { headers: { 'Cache-Control': 'public, max-age=300' } });
});
