import { z } from 'zod';
import { MAX_SEARCH_CHARACTERS, MY_BLOGS_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { BLOG_LAYOUTS, BLOG_ORDERS, BLOG_VISIBILITIES, LANGUAGES, STYLES } from '@/lib/constants/options.ts';
import { boundedText } from '@/lib/http/bounds.ts';
import { MY_BLOGS_PATH } from '@/lib/routes.ts';
import { withoutControls } from '../rules.ts';
import type { ListedBlog } from '../schema.ts';

const groupFilter = z.string().overwrite(withoutControls).min(1).optional().catch(undefined);

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
  tag: groupFilter,
  series: groupFilter,
  order: z.enum(BLOG_ORDERS).catch('newest'),
  layout: z.enum(BLOG_LAYOUTS).catch('grid'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

export type MyBlogsView = z.infer<typeof myBlogsSchema>;

const groupName = boundedText(MAX_SEARCH_CHARACTERS).optional();

/** Query of GET /api/blogs: the same filters for programs, which are told of invalid values. */
export const blogListSchema = z.object({
  query: boundedText(MAX_SEARCH_CHARACTERS).default(''),
  visibility: z.enum(BLOG_VISIBILITIES).optional(),
  ...{ language: z.enum(LANGUAGES).optional(), style: z.enum(STYLES).optional(), tag: groupName, series: groupName },
  ...{ order: z.enum(BLOG_ORDERS).default('newest'), page: z.coerce.number().int().min(1).max(100_000).default(1) },
});

export type MyBlogsPage = {
  blogs: ListedBlog[];
  /** Matches on all pages. */
  found: number;
  /** All blogs, without the bin. */
  total: number;
  tags: string[];
  series: string[];
};

/** Defaults, which the URL leaves out. */
const MY_BLOGS_DEFAULTS: Readonly<Record<string, unknown>> = { q: '', order: 'newest', layout: 'grid', page: 1 };

/** The shortest URL of My Blogs that shows a view. */
export function myBlogsPath(view: Partial<MyBlogsView>): `${typeof MY_BLOGS_PATH}${'' | `?${string}`}` {
  const given = Object.entries(view).filter(
    ([name, value]) => value !== undefined && value !== MY_BLOGS_DEFAULTS[name],
  );
  if (given.length === 0) return MY_BLOGS_PATH;
  return `${MY_BLOGS_PATH}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export const lastPageNumber = (found: number): number => Math.max(1, Math.ceil(found / MY_BLOGS_PAGE_SIZE));
