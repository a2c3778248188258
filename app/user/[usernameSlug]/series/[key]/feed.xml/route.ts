import { route } from '@/lib/auth/route.ts';
import { answerFeed } from '@/lib/blog-exports/service.ts';

export const GET = route({}, ({ params }) => answerFeed('rss', params, 'series'));
