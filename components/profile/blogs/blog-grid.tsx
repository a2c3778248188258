import { cn } from '@/components/ui/cn.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import type { ViewsByBlog } from '@/lib/views/schema.ts';
import { BlogCard } from './blog-card.tsx';

type BlogGridProps = {
  blogs: readonly BlogSummary[];
  /** Whether the grid has the page's whole width. */
  isWide?: boolean;
  /** How often each was read lately, for their owner. */
  views?: ViewsByBlog | undefined;
};

/** Blogs as cards, as many beside each other as there is room for. */
export function BlogGrid({ blogs, isWide = false, views }: BlogGridProps) {
  return (
    <ul className={cn('grid gap-4 md:grid-cols-2', isWide && 'lg:grid-cols-3')}>
      {blogs.map((blog) => (
        <li key={blog.id} className="min-w-0">
          <BlogCard blog={blog} views={views && (views[blog.id] ?? 0)} />
        </li>
      ))}
    </ul>
  );
}
