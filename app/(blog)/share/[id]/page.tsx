import type { Route } from 'next';
import { permanentRedirect } from 'next/navigation';
import { BlogPage } from '@/components/site/blog-page.tsx';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { readAround } from '@/lib/blogs/reading/service.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';

export const generateMetadata = blogPageMetadata;

export default async function SharePage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  // An own domain has the blog at its readable address.
  if (askedDomain() && found.blog?.slug) permanentRedirect(found.blog.shareUrl as Route);
  return <BlogPage {...found} {...(found.blog && (await readAround(found.blog)))} />;
}
