import { BlogCard, BlogGrid } from '@/components/profile/blogs/blog-grid.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { partName } from '@/lib/blogs/groups/rules.ts';
import type { GroupPage } from '@/lib/blogs/groups/schema.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { SiteFrame } from './site-frame.tsx';

/** The page of a tag or series on an author's site. */
export function GroupPageView({ group: { kind, profile, name, blogs, total } }: { group: GroupPage }) {
  const card = (blog: ListedBlog, isFirst: boolean) => (
    <BlogCard
      blog={blog}
      isFirst={isFirst}
      date={blogDates(blog).published}
      badge={kind === 'series' ? <Badge>{partName(blogs, blogs.indexOf(blog))}</Badge> : null}
    />
  );
  return (
    <SiteFrame profile={profile} heading={name}>
      <section aria-label="Blogs" className="mt-9">
        <h2 className="sr-only">Blogs</h2>
        <BlogGrid blogs={blogs} card={card} />
        {total > blogs.length ? (
          <p className="mt-6 text-center text-sm text-muted-foreground">
            Showing {blogs.length} of {total} blogs.
          </p>
        ) : null}
      </section>
    </SiteFrame>
  );
}
