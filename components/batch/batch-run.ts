import { z } from 'zod';
import { MAX_BATCH_SIZE, MIN_BATCH_SIZE } from '@/lib/constants/batch-limits';
import { batchFormSchema } from '@/lib/writing/batch/schema';

const finishedSchema = z.object({ id: z.string(), title: z.string() });

/** What is stored of a batch. */
export const runSchema = z.object({
  batchId: z.uuid(),
  /** Whose it is; null for a visitor, who may sign in and go on. */
  uid: z.string().nullable(),
  form: batchFormSchema,
  sourceUrls: z.array(z.string()),
  /** How many images it was begun with; they themselves are not kept over a reload. */
  imageCount: z.number().int().min(0),
  size: z.number().int().min(MIN_BATCH_SIZE).max(MAX_BATCH_SIZE),
  finished: z.array(finishedSchema),
});

/** A batch under way: what was asked for, and the blogs written so far, in order. */
export type BatchRun = z.infer<typeof runSchema>;

/** A blog of the batch that exists; `title` is '' until it is known. */
export type FinishedBlog = z.infer<typeof finishedSchema>;

/** Whether a run may be shown to whoever is signed in now (`uid` null: nobody). */
export function isRunOf(run: BatchRun, uid: string | null): boolean {
  return run.uid === null || run.uid === uid;
}

/** The run with one more blog. */
export function withFinished(run: BatchRun, id: string): BatchRun {
  return { ...run, finished: [...run.finished, { id, title: '' }] };
}

/** The run with a blog's title. */
export function withTitle(run: BatchRun, id: string, title: string): BatchRun {
  return {
    ...run,
    finished: run.finished.map((blog) => (blog.id === id ? { ...blog, title } : blog)),
  };
}

/**
 * How many blogs a batch gets that is to have `wanted`.
 * @param left free blogs that are left; null without a limit
 * @returns null where they are too few for a batch
 */
export function allowedSize(wanted: number, left: number | null): number | null {
  const size = Math.min(wanted, left ?? wanted);
  return size < MIN_BATCH_SIZE ? null : size;
}

/** Where the results of some blogs are shown. */
export function resultsPath(ids: readonly string[]): string {
  return `/batch-results?ids=${ids.join(',')}`;
}
