import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageActor } from '@/lib/auth/actor.ts';
import { markGone } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { blogMetadata } from '../page/metadata.ts';
import type { Blog } from '../schema.ts';
import { getBlog } from './service.ts';

/** The blog of a page, read once per request; ends in not-found.tsx with 404, or 410 for deleted blogs. */
export const readPageBlog = cache(async (id: string): Promise<Blog> => {
  try {
    return await getBlog(id, await pageActor());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'gone') markGone();
    if (error.code === 'gone' || error.code === 'not-found') notFound();
    throw error;
  }
});

/** Props of a blog's page. */
export type BlogPageProps = { params: Promise<{ id: string }> };

/** `generateMetadata` of a blog's page. */
export async function blogPageMetadata({ params }: BlogPageProps): Promise<Metadata> {
  return blogMetadata(await readPageBlog((await params).id));
}
