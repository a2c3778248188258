import { BlogDisplay, OwnerBar } from '@/components/blog/reading/blog-display.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { readAround } from '@/lib/blogs/reading/service.ts';

export const generateMetadata = blogPageMetadata;

export default async function SharePage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const { blog } = found;
  return (
    // Covers the header's double rule, 6 px high, so that the page's colors follow directly.
    <div className="relative -mt-1.5 framed:mt-0">
      <OwnerBar blog={blog} />
      <BlogDisplay blog={blog} {...(await readAround(blog))} />
    </div>
  );
}
