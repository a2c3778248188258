import { route } from '@/lib/auth/route.ts';
import { readRobotsTxt } from '@/lib/blogs/reading/crawlers.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /robots.txt, of this site or an own domain. */
export const GET = route({}, async () => publicText(await readRobotsTxt(), 'text/plain'));
