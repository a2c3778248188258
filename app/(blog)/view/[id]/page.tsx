import { BlogDisplay, OwnerBar, ViewToolbar } from '@/components/blog/reading/blog-display.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { readAround } from '@/lib/blogs/reading/service.ts';
import { canSearchPictures } from '@/lib/illustrations/openverse.ts';

export const generateMetadata = blogPageMetadata;

export default async function ViewPage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const { blog } = found;
  return (
    <>
      {blog.isBlocked ? <OwnerBar blog={blog} /> : null}
      <ViewToolbar />
      <BlogDisplay blog={blog} {...(await readAround(blog))} bar={{ canSearchPictures: canSearchPictures() }} />
    </>
  );
}
