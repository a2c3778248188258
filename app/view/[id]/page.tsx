import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/components/blog/article';
import { readingMinutes } from '@/lib/blogs/reading-time';
import { readBlog } from '@/lib/blogs/service';

/** Made on first request and kept: a public page is the same bytes for everybody. */
export const revalidate = 31_536_000;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await readBlog((await params).id);
  return blog ? { title: blog.content.title } : {};
}

/** Read-only view of a blog (spec §2). */
export default async function ViewPage({ params }: Props) {
  const blog = await readBlog((await params).id);
  if (!blog) notFound();
  return <Article blog={blog} readingMinutes={readingMinutes(blog)} />;
}
