import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { DraftBar } from '@/components/blog/reading/draft-bar.tsx';
import { DeletedBlogPage } from '@/components/profile/deleted-blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = blogPageMetadata;

/** A blog's public page (spec §2). */
export default async function SharePage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <DeletedBlogPage author={found.author} />;
  const { blog } = found;
  return (
    // Covers the header's double rule, 6 px high, so that the page's colors follow directly.
    <div className="relative -mt-1.5 framed:mt-0">
      {blog.visibility === 'draft' ? <DraftBar blogId={blog.id} /> : null}
      <BlogDisplay blog={blog} />
    </div>
  );
}
