import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BlogCard } from './blog-card.tsx';

type BlogGridProps<Listed extends BlogSummary> = {
  blogs: readonly Listed[];
  /** One of them; as everybody sees it unless given. */
  card?: (blog: Listed) => ReactNode;
  /** Whether the grid has the page's whole width. */
  isWide?: boolean;
};

/** Blogs as cards, as many beside each other as there is room for. */
export function BlogGrid<Listed extends BlogSummary>({
  blogs,
  card = (blog) => <BlogCard blog={blog} date={datesOf(blog).published} />,
  isWide = false,
}: BlogGridProps<Listed>) {
  return (
    <ul className={cn('grid gap-4 md:grid-cols-2', isWide && 'lg:grid-cols-3')}>
      {blogs.map((blog) => (
        <li key={blog.id} className="min-w-0">
          {card(blog)}
        </li>
      ))}
    </ul>
  );
}
