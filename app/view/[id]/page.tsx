import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { OwnerBar } from '@/components/blog/reading/owner-bar.tsx';
import { ViewToolbar } from '@/components/blog/reading/view-toolbar.tsx';
import { FreshBlog } from '@/components/blog/ready/fresh-blog.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = blogPageMetadata;

/** Read-only view of a blog, also inside the landing demo's frame (spec §2). */
export default async function ViewPage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const { blog } = found;
  const { id, content, shareUrl, isUnbranded, visibility, publishAt, aiOptOuts, userId } = blog;
  return (
    <>
      {blog.isBlocked ? <OwnerBar blog={blog} /> : null}
      <ViewToolbar blog={blog} />
      <FreshBlog
        key={id}
        blog={{ id, title: content.title, shareUrl, isUnbranded, visibility, publishAt, aiOptOuts, userId }}
      />
      <BlogDisplay blog={blog} />
    </>
  );
}
