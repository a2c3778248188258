import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { blogMetadata } from '@/lib/blogs/metadata.ts';
import { readBlog } from '@/lib/blogs/service.ts';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await readBlog((await params).id);
  return blog ? blogMetadata(blog) : {};
}

/** A blog's public page, which its share link leads to (spec §2). */
export default async function SharePage({ params }: Props) {
  const blog = await readBlog((await params).id);
  if (!blog) notFound();
  return (
    // Over the header's double rule, 6 px high: the colours of the page follow the header's paper directly.
    <div className="relative -mt-1.5 framed:mt-0">
      <BlogDisplay blog={blog} />
    </div>
  );
}
