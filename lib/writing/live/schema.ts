import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules';
import type { Blog, GenerateResponse } from '@/lib/blogs/schema';
import type { ColorTheme, Style } from '@/lib/constants/options';
import type { ErrorBody } from '@/lib/http/errors';
import type { PageProgress } from '@/lib/research/page-progress';

/** What those who watch a generation are told; each is one server-sent event, its `type` the event's name. */

/** Where a run is. */
export type Phase =
  | 'reading'
  | 'researching'
  | 'planning'
  | 'writing'
  | 'polishing'
  | 'pictures'
  | 'saving';

/** What a writer tells while it works. A part that is told again has been changed. */
export type WritingEvent =
  /** A page that was found: about to be read, read, or left out and why. */
  | ({ type: 'page' } & PageProgress)
  | { type: 'phase'; phase: Phase }
  | { type: 'outline'; title: string; headings: string[] }
  | { type: 'part'; part: 'introduction' | 'conclusion'; content: string }
  | { type: 'part'; part: 'section'; index: number; heading: string; content: string };

/** An event of the log (spec §7 knows only the last two, as the JSON answer). */
export type GenerationEvent =
  | { type: 'accepted'; generationId: string }
  | { type: 'started'; style: Style; colorTheme: ColorTheme }
  /** Who writes; known once the sources have been read. */
  | { type: 'writer'; writer: Blog['writer'] }
  | WritingEvent
  /** The process died and another one begins anew: what was told of the article so far is void. */
  | { type: 'restarted' }
  | ({ type: 'done' } & GenerateResponse)
  | ({ type: 'failed'; status: number } & ErrorBody);

/** Told while a run waits; not kept in the log, so it has no id. `position` counts from 1 (next). */
export type QueuedEvent = { type: 'queued'; position: number };

/** After these nothing more comes. */
export const TERMINAL_EVENTS: readonly GenerationEvent['type'][] = ['done', 'failed'];

const outlineText = (longest: number, tooLong: string) =>
  z
    .string()
    .overwrite((text) => withoutControls(text).replace(/[\t\n\r\u2028\u2029]+/g, ' '))
    .trim()
    .max(longest, tooLong);

/** An outline to write by: from the writer, and as its user has changed it. */
export const outlineSchema = z.object({
  title: outlineText(200, 'The title is too long').min(1, 'The title cannot be empty'),
  sections: z
    .array(
      z.object({
        heading: outlineText(200, 'A heading is too long').min(1, 'A heading cannot be empty'),
        /** What the section is to say; '' leaves it to the writer. */
        covers: outlineText(600, 'A section’s notes are too long').default(''),
      }),
    )
    .min(2, 'An outline needs at least two sections')
    .max(24, 'An outline can have up to 24 sections'),
});

/** An outline. */
export type Outline = z.infer<typeof outlineSchema>;

/** A generation as GET /api/generations lists it: those under way, and those that ended in the last hour. */
export type GenerationSummary = {
  id: string;
  topic: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed';
  /** The blog, once it is written. */
  blogId?: string;
  createdAt: string;
};

/** What can be done to one section later. */
const SECTION_CHANGES = ['regenerate', 'expand', 'shorten'] as const;
export type SectionChange = (typeof SECTION_CHANGES)[number];

/** Body of POST /api/blogs/{id}/sections/{index}. */
export const sectionChangeSchema = z.object({
  change: z.enum(SECTION_CHANGES, 'A section can be written again, expanded or shortened'),
  /** `updatedAt` of the text that is shown, so that a change made elsewhere is not overwritten. */
  basedOn: z.iso.datetime(),
});

/** A checked change of a section. */
export type SectionChangeRequest = z.infer<typeof sectionChangeSchema>;
