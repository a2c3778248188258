import { route } from '@/lib/auth/route';
import { siteSitemap } from '@/lib/blog-exports/service';
import { publicText } from '@/lib/http/public-text';

/** GET /sitemaps/{name}.xml. */
export const GET = route({}, async ({ params }) =>
  publicText(await siteSitemap(params.page ?? ''), 'application/xml'),
);
