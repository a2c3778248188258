import { BlogPage } from '@/components/site/blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = blogPageMetadata;

export default async function SharePage({ params }: BlogPageProps) {
  return <BlogPage {...(await readPageBlog((await params).id))} />;
}
