import type { Blog } from '@/lib/blogs/schema.ts';
import type { ColorTheme, Style } from '@/lib/constants/options.ts';
import type { ErrorBody } from '@/lib/http/errors.ts';
import type { GenerateResponse } from '../schema.ts';
import type { WritingEvent } from '../types.ts';

/** What those who watch a generation are sent; each is one server-sent event, its `type` the event's name. */

/** An event of the log (spec §7 knows only the last two, as the JSON answer). */
export type GenerationEvent =
  | { type: 'accepted'; generationId: string }
  | { type: 'started'; style: Style; colorTheme: ColorTheme }
  /** Who writes; known once the sources have been read. */
  | { type: 'writer'; writer: Blog['writer'] }
  | WritingEvent
  /** The process died and another one begins again: the parts emitted so far are void. */
  | { type: 'restarted' }
  | ({ type: 'done' } & GenerateResponse)
  | ({ type: 'failed'; status: number } & ErrorBody);

/** Sent while a run waits; not stored in the log, so it has no id. `position` counts from 1 (next). */
export type QueuedEvent = { type: 'queued'; position: number };

/** After these nothing more comes. */
export const TERMINAL_EVENTS: readonly GenerationEvent['type'][] = ['done', 'failed'];

/** A generation as GET /api/generations lists it: those under way, and those that ended in the last hour. */
export type GenerationSummary = {
  id: string;
  topic: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  /** The blog, once it is written. */
  blogId?: string;
  createdAt: string;
};
