import { type Around, BlogDisplay, OwnerBar } from '@/components/blog/reading/blog-display.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import type { PageBlog } from '@/lib/blogs/reading/page-blog.ts';

/** A blog at its public address, or the page of a removed one. */
export function BlogPage({ series, next, ...found }: PageBlog & Around) {
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const { blog } = found;
  return (
    // Covers the header's double rule, 6 px high, so that the page's colors follow directly.
    <div className="relative -mt-1.5 framed:mt-0">
      <OwnerBar blog={blog} />
      <BlogDisplay blog={blog} series={series} next={next} />
    </div>
  );
}
