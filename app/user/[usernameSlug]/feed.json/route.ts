import { route } from '@/lib/auth/route.ts';
import { writeJsonFeed } from '@/lib/blog-exports/service.ts';
import { publicText } from '@/lib/http/public-text.ts';

export const GET = route({}, async ({ params }) =>
  publicText(await writeJsonFeed(params.usernameSlug), 'application/feed+json'),
);
