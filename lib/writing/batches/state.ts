import type { ErrorBody } from '@/lib/http/errors.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Writer } from '../types.ts';

/** A blog of a batch that is written; `title` is '' for whoever may not see it, as when it was deleted since. */
export type BatchBlog = { id: string; title: string };

/** The error that stopped a batch, with its HTTP status. */
export type BatchFailure = ErrorBody & { status: number };

/** A batch as GET /api/batches lists it, and as each event of GET /api/batches/{id}/events gives it. */
export type BatchState = {
  id: string;
  topic: string;
  status: 'running' | 'stopped' | 'finished';
  /** How many blogs it is to have. */
  size: number;
  /** Those that are written, in order. */
  blogs: BatchBlog[];
  /** Absent where its user stopped it. */
  failure?: BatchFailure;
};

/** What those who watch a batch are sent: its present state. */
export type BatchEvent = { type: 'batch'; batch: BatchState };

/** Answer of POST /api/batches/plan. */
export type BatchPlan = Pick<GenerateResponse, 'unreadableSources' | 'doubtfulSources'> & {
  /** How many of the blogs that are asked for can be written without repeating each other. */
  size: number;
  writer: Writer['kind'];
  /** One for each blog, or fewer, where a model proposes them; to be changed and sent with the batch. */
  angles?: string[];
  /** Why not even one can. */
  reason?: string;
};
