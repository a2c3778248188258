import { SUGGESTED_TOPICS } from '@/lib/constants/suggested-topics.ts';
import { FEATURED_BLOG_ID, viewPath } from '@/lib/routes.ts';

/** The one sample of the landing demo (spec §9, row Demo): its topic, the featured blog, its reading time. */
export const DEMO_SAMPLE = {
  topic: SUGGESTED_TOPICS.english[0],
  blogPath: viewPath(FEATURED_BLOG_ID),
  readTime: '4 min read',
} as const;
