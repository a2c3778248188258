import { route } from '@/lib/auth/route.ts';
import { sitemapOfDomain, siteSitemapIndex } from '@/lib/blog-exports/sitemap.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /sitemap.xml: the sitemap index, or the sitemap of an own domain. */
export const GET = route({}, async () => {
  const domain = askedDomain();
  const text = domain ? await sitemapOfDomain(domain) : await siteSitemapIndex();
  return publicText(text, 'application/xml');
});
