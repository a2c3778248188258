import { siteSitemapIndex } from '@/lib/blogs/publishing';
import { publicText } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /sitemap.xml: the index of all sitemaps. */
export const GET = route({}, async () => publicText(await siteSitemapIndex(), 'application/xml'));
