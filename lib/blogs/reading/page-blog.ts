import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageActor } from '@/lib/auth/actor.ts';
import { BLOG_DELETED } from '@/lib/constants/blog-messages.ts';
import { markGone } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { FEATURED_BLOG_ID } from '@/lib/routes.ts';
import { blogMetadata } from '../page/metadata.ts';
import type { Blog } from '../schema.ts';
import { type AuthorOfDeleted, authorOfDeleted, getBlog } from './service.ts';

export type PageBlog = { blog: Blog } | { blog: null; author: AuthorOfDeleted | undefined };

/** The blog of a page, read once per request. The page of a deleted one has status 410; unknown ids end in not-found.tsx. */
export const readPageBlog = cache(async (id: string): Promise<PageBlog> => {
  try {
    return { blog: await getBlog(id, await pageActor()) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not-found') notFound();
    if (error.code !== 'gone') throw error;
    markGone();
    return { blog: null, author: await authorOfDeleted(id) };
  }
});

/** The featured blog as anybody sees it; null if the operator removed it. */
export const readFeaturedBlog = (): Promise<Blog | null> =>
  getBlog(FEATURED_BLOG_ID).catch((error: unknown) => {
    if (error instanceof AppError && (error.code === 'gone' || error.code === 'not-found')) return null;
    throw error;
  });

export type BlogPageProps = { params: Promise<{ id: string }> };

export const pageMetadata =
  (describe: (blog: Blog) => Metadata) =>
  async ({ params }: BlogPageProps): Promise<Metadata> => {
    const { blog } = await readPageBlog((await params).id);
    return blog ? describe(blog) : { title: { absolute: BLOG_DELETED.title }, robots: { index: false } };
  };

export const blogPageMetadata = pageMetadata(blogMetadata);
