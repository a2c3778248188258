import { route } from '@/lib/auth/route.ts';
import { siteSitemapIndex } from '@/lib/blog-exports/service.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /sitemap.xml: the index of all sitemaps. */
export const GET = route({}, async () => publicText(await siteSitemapIndex(), 'application/xml'));
