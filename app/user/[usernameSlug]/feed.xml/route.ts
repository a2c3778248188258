import { route } from '@/lib/auth/route.ts';
import { rssFeedOf } from '@/lib/blog-exports/service.ts';
import { publicText } from '@/lib/http/public-text.ts';

export const GET = route({}, async ({ params }) =>
  publicText(await rssFeedOf(params.usernameSlug ?? ''), 'application/rss+xml'),
);
