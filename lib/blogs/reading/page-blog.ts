import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageActor } from '@/lib/auth/page-actor.ts';
import { markGone } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import type { Blog } from '../schema.ts';
import { getBlog } from './service.ts';

/**
 * The blog of a page, as far as whoever asks may see it; asked once however many parts need it. A page of any other ends
 * in not-found.tsx: with status 404, or 410 where the blog is in the bin.
 */
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
