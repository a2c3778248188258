import { z } from 'zod';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_LAYOUTS, BLOG_ORDERS, BLOG_VISIBILITIES, LANGUAGES, STYLES } from '@/lib/constants/options.ts';
import { withoutControls } from '../rules.ts';
import type { BlogSummary } from '../schema.ts';

/** Query of My Blogs. People edit and share it, so invalid values count as absent. */
export const myBlogsSchema = z.object({
  q: z
    .string()
    .overwrite(withoutControls)
    .trim()
    .transform((text) => [...text].slice(0, MAX_SEARCH_CHARACTERS).join(''))
    .catch(''),
  state: z.enum(BLOG_VISIBILITIES).optional().catch(undefined),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  style: z.enum(STYLES).optional().catch(undefined),
  order: z.enum(BLOG_ORDERS).catch('newest'),
  layout: z.enum(BLOG_LAYOUTS).catch('grid'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type MyBlogsView = z.infer<typeof myBlogsSchema>;

/** A page of an owner's blogs. */
export type MyBlogsPage = {
  blogs: BlogSummary[];
  /** Matches on all pages. */
  found: number;
  /** All blogs, without the bin. */
  total: number;
};
