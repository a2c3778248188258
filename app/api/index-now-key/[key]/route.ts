import { route } from '@/lib/auth/route.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /{key}.txt: proves to search engines that IndexNow's messages are from this site. */
export const GET = route({}, async ({ params: { key } }) => {
  if (key !== env().INDEXNOW_KEY) throw new AppError('not-found', 'There is no such file.');
  return publicText(key, 'text/plain');
});
