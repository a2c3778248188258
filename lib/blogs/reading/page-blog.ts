import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageActor } from '@/lib/auth/actor.ts';
import { askedLanguage, markRemoved } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { featuredBlogId } from '@/lib/routes.ts';
import type { Blog } from '../schema.ts';
import { blogMetadata } from './metadata.ts';
import { type AuthorOfDeleted, authorOfDeleted, getBlog } from './service.ts';

export type PageBlog = { blog: Blog } | { blog: null; isBlocked?: true; author?: AuthorOfDeleted | undefined };

/** The blog of a page, read once per request. 410: it was deleted, 451: the operator removed it; else not-found.tsx. */
export const readPageBlog = cache(async (id: string): Promise<PageBlog> => {
  try {
    return { blog: await getBlog(id, await pageActor()) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not-found') notFound();
    if (error.code === 'blocked') {
      markRemoved(451);
      return { blog: null, isBlocked: true };
    }
    if (error.code !== 'gone') throw error;
    markRemoved(410);
    return { blog: null, author: await authorOfDeleted(id) };
  }
});

/** The featured blog of the page's language as anybody sees it; null if the operator removed it. */
export const readFeaturedBlog = (): Promise<Blog | null> =>
  getBlog(featuredBlogId(askedLanguage())).catch((error: unknown) => {
    if (error instanceof AppError && ['blocked', 'gone', 'not-found'].includes(error.code)) return null;
    throw error;
  });

export type BlogPageProps = { params: Promise<{ id: string }> };

export const pageMetadata =
  (describe: (blog: Blog) => Metadata) =>
  async ({ params }: BlogPageProps): Promise<Metadata> => {
    const found = await readPageBlog((await params).id);
    if (found.blog) return describe(found.blog);
    const t = translatorFor(askedLanguage(), 'blogs');
    const title = t(found.isBlocked ? 'blocked.title' : 'deleted.title');
    return { title: { absolute: title }, robots: { index: false } };
  };

export const blogPageMetadata = pageMetadata(blogMetadata);
