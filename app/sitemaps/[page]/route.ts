import { route } from '@/lib/auth/route.ts';
import { siteSitemap } from '@/lib/blog-exports/sitemap.ts';
import { publicText } from '@/lib/http/public-text.ts';
import { libraryPaths } from '@/lib/research/library/notes.ts';

export const GET = route({}, async ({ params }) =>
  publicText(await siteSitemap(params.page, await libraryPaths()), 'application/xml'),
);
