import { route } from '@/lib/auth/route.ts';
import { FEED_TYPES } from '@/lib/blog-exports/feeds.tsx';
import { feedOf } from '@/lib/blog-exports/service.ts';
import { publicText } from '@/lib/http/public-text.ts';

/** GET /user/{usernameSlug}/feed.xml: a creator's blogs, newest first. */
export const GET = route({}, async ({ params }) =>
  publicText(await feedOf(params.usernameSlug ?? '', 'rss'), FEED_TYPES.rss),
);
