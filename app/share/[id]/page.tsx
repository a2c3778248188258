import type { Metadata } from 'next';
import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { blogMetadata } from '@/lib/blogs/page/metadata.ts';
import { readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogMetadata(await readPageBlog((await params).id));
}

/** A blog's public page (spec §2). */
export default async function SharePage({ params }: Props) {
  const blog = await readPageBlog((await params).id);
  return (
    // Covers the header's double rule, 6 px high, so that the page's colors follow directly.
    <div className="relative -mt-1.5 framed:mt-0">
      <BlogDisplay blog={blog} />
    </div>
  );
}
