import type { Blog } from '@/lib/blogs/schema.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';

/** Blogs that could be read, in the order asked for, and how many could not. */
export type LoadedBlogs = { blogs: Blog[]; missing: number };

/**
 * Reads the blogs of a batch side by side (spec §7).
 * @throws Error with the sentence of spec §8 when none could be read: another one when the server was not reached
 */
export async function loadBlogs(ids: readonly string[]): Promise<LoadedBlogs> {
  const answers = await Promise.allSettled(ids.map((id) => requestJson<Blog>(`/api/blogs/${encodeURIComponent(id)}`)));
  const blogs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (blogs.length > 0) return { blogs, missing: ids.length - blogs.length };
  const isAnswered = answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof ApiError);
  throw new Error(isAnswered ? BATCH_RESULTS_MESSAGES.noneLoaded : BATCH_RESULTS_MESSAGES.failed);
}
