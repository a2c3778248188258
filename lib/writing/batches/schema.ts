import type { Language } from '@/lib/constants/options.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Writer } from '../types.ts';

/** A written blog of a batch; `title` is '' when it was deleted or the viewer may not see it. */
export type BatchBlog = { id: string; title: string };

export type BatchFailure = ErrorBody & { status: number };

/** A batch as GET /api/batches lists it, and as each event of GET /api/batches/{id}/events gives it. */
export type BatchState = {
  id: string;
  topic: string;
  language: Language;
  status: 'running' | 'stopped' | 'finished';
  size: number;
  /** Those written so far, in order. */
  blogs: BatchBlog[];
  /** The approved titles; '' was left to the writer. */
  titles?: string[];
  /** The run of the blog being written. */
  runId?: string;
  /** Absent when its user stopped it. */
  failure?: BatchFailure;
};

export type BatchEvent = { type: 'batch'; batch: BatchState };

/** Answer of POST /api/batches/plan. */
export type BatchPlan = Pick<GenerateResponse, 'unreadableSources' | 'doubtfulSources'> & {
  /** How many of the requested blogs can be written without repeating each other. */
  size: number;
  writer: Writer['kind'];
  /** At most one for each blog, from the model; its user may edit them before the start. */
  angles?: string[];
  /** A title for each angle, or for each digest; '' for none. */
  titles?: string[];
  /** Why none can be written. */
  reason?: string;
};
