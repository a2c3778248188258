import { MY_BLOGS_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { MY_BLOGS_PATH } from '@/lib/routes.ts';
import type { MyBlogsView } from './schema.ts';

/** Defaults, which the URL leaves out. */
const UNSAID: Readonly<Record<string, unknown>> = { q: '', order: 'newest', layout: 'grid', page: 1 };

/** The shortest URL of My Blogs that shows a view. */
export function myBlogsPath(view: Partial<MyBlogsView>): `${typeof MY_BLOGS_PATH}${'' | `?${string}`}` {
  const said = Object.entries(view).filter(([name, value]) => value !== undefined && value !== UNSAID[name]);
  if (said.length === 0) return MY_BLOGS_PATH;
  return `${MY_BLOGS_PATH}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** The number of pages, at least one. */
export const lastPageOf = (found: number): number => Math.max(1, Math.ceil(found / MY_BLOGS_PAGE_SIZE));
