import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { ViewToolbar } from '@/components/blog/reading/view-toolbar.tsx';
import { blogMetadata } from '@/lib/blogs/metadata.ts';
import { readBlog } from '@/lib/blogs/service.ts';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await readBlog((await params).id);
  return blog ? blogMetadata(blog) : {};
}

/** Read-only view of a blog, also inside the landing demo's frame (spec §2). */
export default async function ViewPage({ params }: Props) {
  const blog = await readBlog((await params).id);
  if (!blog) notFound();
  return (
    <>
      <ViewToolbar blog={blog} />
      <BlogDisplay blog={blog} />
    </>
  );
}
