import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Language, Style } from '@/lib/constants/options.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
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

/** A running or recent generation in GET /api/generations. */
export type GenerationSummary = {
  id: string;
  /** Its Idempotency-Key. */
  key: string;
  topic: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  blogId?: string;
  createdAt: string;
};
