import { z } from 'zod';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Language, Style } from '@/lib/constants/options.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import type { batch, batchPlan, run } from '../answers.ts';
import type { GenerateResponse } from '../schema.ts';
import type { WritingEvent } from '../types.ts';

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

export type GenerationSummary = z.infer<typeof run>;

export type BatchState = z.infer<typeof batch>;

export type BatchBlog = BatchState['blogs'][number];

export type BatchFailure = NonNullable<BatchState['failure']>;

export type BatchEvent = { type: 'batch'; batch: BatchState };

export type BatchPlan = z.infer<typeof batchPlan>;

/** Query of GET /api/generations/{id}/events: the number of the last event received. */
export const eventsQuerySchema = z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0).catch(0) });
