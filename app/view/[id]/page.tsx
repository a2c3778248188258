import type { Metadata } from 'next';
import { BlogDisplay } from '@/components/blog/reading/blog-display.tsx';
import { ViewToolbar } from '@/components/blog/reading/view-toolbar.tsx';
import { blogMetadata } from '@/lib/blogs/page/metadata.ts';
import { readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogMetadata(await readPageBlog((await params).id));
}

/** Read-only view of a blog, also inside the landing demo's frame (spec §2). */
export default async function ViewPage({ params }: Props) {
  const blog = await readPageBlog((await params).id);
  return (
    <>
      <ViewToolbar blog={blog} />
      <BlogDisplay blog={blog} />
    </>
  );
}
