import { route } from '@/lib/auth/route.ts';
import { requestOrigin } from '@/lib/domains/origin.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /robots.txt. */
export const GET = route({}, async () =>
  publicText(
    [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Allow: /api/og-image/',
      'Allow: /api/images/',
      'Disallow: /auth/',
      '',
      `Sitemap: ${requestOrigin()}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain',
  ),
);
