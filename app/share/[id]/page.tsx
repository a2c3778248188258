import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = blogPageMetadata;

/** A blog's public page (spec §2). */
export default async function SharePage({ params }: BlogPageProps) {
  const blog = await readPageBlog((await params).id);
  return (
    // Covers the header's double rule, 6 px high, so that the page's colors follow directly.
    <div className="relative -mt-1.5 framed:mt-0">
      <BlogDisplay blog={blog} />
    </div>
  );
}
