import { route } from '@/lib/auth/route';
import { FEED_TYPES } from '@/lib/blog-exports/feeds';
import { feedOf } from '@/lib/blog-exports/service';
import { publicText } from '@/lib/http/public-text';

/** GET /user/{usernameSlug}/feed.json: a creator's blogs, newest first. */
export const GET = route({}, async ({ params }) =>
  publicText(await feedOf(params.usernameSlug ?? '', 'json'), FEED_TYPES.json),
);
