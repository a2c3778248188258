import { route } from '@/lib/auth/route';
import { siteSitemapIndex } from '@/lib/blog-exports/service';
import { publicText } from '@/lib/http/public-text';

/** GET /sitemap.xml: the index of all sitemaps. */
export const GET = route({}, async () => publicText(await siteSitemapIndex(), 'application/xml'));
