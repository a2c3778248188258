import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Language, Style } from '@/lib/constants/options.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import type { GenerateResponse } from '../schema.ts';
import type { Writer, WritingEvent } from '../types.ts';

/** An event of the log (spec §7 knows only the last two, as the JSON answer). */
export type GenerationEvent =
  | {
      type: 'accepted';
      generationId: string;
      startedAt: string;
      language: Language;
      sourceCount: number;
      isDistributed: boolean;
    }
  | { type: 'started'; style: Style; colorTheme: ColorTheme }
  /** Known once the sources are read. */
  | { type: 'writer'; writer: Blog['writer'] }
  | WritingEvent
  /** The process died and another one starts over: earlier parts are void. */
  | { type: 'restarted' }
  | ({ type: 'done' } & GenerateResponse)
  | ({ type: 'failed'; status: number } & ErrorBody);

/** Sent to a queued run's watchers, not stored in the log. `position` counts from 1. */
export type QueuedEvent = { type: 'queued'; position: number };

export const TERMINAL_EVENTS: readonly GenerationEvent['type'][] = ['done', 'failed'];

export type GenerationSummary = {
  id: string;
  key: string;
  topic: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  blogId?: string;
  createdAt: string;
};

/** A written blog of a batch; `title` is '' when the viewer may not see it. */
export type BatchBlog = { id: string; title: string };

export type BatchFailure = ErrorBody & { status: number };

export type BatchState = {
  id: string;
  topic: string;
  language: Language;
  status: 'running' | 'stopped' | 'finished';
  /** Blogs written and still to write. Deleted ones count neither here nor in `blogs` and `titles`. */
  size: number;
  blogs: BatchBlog[];
  /** The approved titles; '' was left to the writer. */
  titles?: string[];
  /** The blog that links to the others, apart from `size` and `blogs`; its id is '' until it is written. */
  overview?: BatchBlog;
  runId?: string;
  /** Absent when its user stopped it. */
  failure?: BatchFailure;
};

export type BatchEvent = { type: 'batch'; batch: BatchState };

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
