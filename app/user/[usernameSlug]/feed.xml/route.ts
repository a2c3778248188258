import { FEED_TYPES } from '@/lib/blogs/feeds';
import { feedOf } from '@/lib/blogs/publishing';
import { publicText } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /user/{usernameSlug}/feed.xml: a creator's blogs, newest first. */
export const GET = route({}, async ({ params }) =>
  publicText(await feedOf(params.usernameSlug ?? '', 'rss'), FEED_TYPES.rss),
);
