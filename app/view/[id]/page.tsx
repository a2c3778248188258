import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { ViewToolbar } from '@/components/blog/reading/view-toolbar.tsx';
import { DeletedBlogPage } from '@/components/profile/deleted-blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = blogPageMetadata;

/** Read-only view of a blog, also inside the landing demo's frame (spec §2). */
export default async function ViewPage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <DeletedBlogPage author={found.author} />;
  const { blog } = found;
  return (
    <>
      <ViewToolbar blog={blog} />
      <BlogDisplay blog={blog} />
    </>
  );
}
