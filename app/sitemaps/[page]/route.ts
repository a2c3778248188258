import { siteSitemap } from '@/lib/blogs/publishing';
import { publicText } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /sitemaps/{name}.xml. */
export const GET = route({}, async ({ params }) =>
  publicText(await siteSitemap(params.page ?? ''), 'application/xml'),
);
