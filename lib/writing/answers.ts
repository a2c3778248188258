import { z } from 'zod';
import { language } from '@/lib/blogs/answers.ts';
import { GenerationStatus } from '@/lib/generated/prisma/enums.ts';
import { count, errorAnswer, sourceNotes, text, texts, time } from '@/lib/http/answers.ts';
import { outlineSchema } from './outline-schema.ts';

/** Answer of POST /api/blogs/generate: the blog's id, and why it is less than what was asked for. */
export const generated = z.object({
  ...{ id: text, note: text.optional().describe('Why it is less than what was asked for.') },
  unreadableSources: sourceNotes.describe('Given pages that could not be read, each with the reason in a sentence.'),
  doubtfulSources: sourceNotes.optional().describe('Given pages that may be off topic or were read in part.'),
});

/** An outline, and pages found, for the user to keep or drop. */
export const outlineAnswer = outlineSchema.extend({
  ...generated.pick({ unreadableSources: true, note: true }).shape,
  foundSources: z.array(z.object({ url: text, title: text })),
});

export const run = z
  .object({
    ...{ id: text, key: text, topic: text, status: z.enum(GenerationStatus), createdAt: time },
    blogId: text.optional().describe('The blog, once the run has succeeded.'),
  })
  .meta({ id: 'Run' });

/** A run and how it ended. */
export const runState = run
  .extend({
    ...generated.pick({ unreadableSources: true, note: true }).partial().shape,
    failure: errorAnswer.pick({ code: true, message: true }).optional(),
  })
  .meta({ id: 'RunState' });

/** Where to follow long work. */
export const followed = { events: text, poll: text };

/** A written blog of a batch; `title` is '' when the viewer may not see it. */
const batchBlog = z.object({ id: text, title: text });

export const batch = z
  .object({
    ...{ id: text, topic: text, language, status: z.enum(['running', 'stopped', 'finished']) },
    size: count.describe('Blogs written and still to write, without deleted ones.'),
    ...{ blogs: z.array(batchBlog), titles: texts.optional(), runId: text.optional() },
    overview: batchBlog.optional().describe('The blog that links to the others; its id is "" until it is written.'),
    failure: errorAnswer.extend({ status: count }).optional().describe('Absent when its user stopped it.'),
  })
  .meta({ id: 'Batch' });

export const batchPlan = generated
  .pick({ unreadableSources: true, doubtfulSources: true })
  .extend({
    size: count.describe('How many of the requested blogs can be written without repeating each other.'),
    writer: z.enum(['model', 'digest', 'library', 'close']),
    angles: texts.optional().describe('At most one for each blog, to edit before the start.'),
    titles: texts.optional().describe('A title for each angle, or for each digest; "" for none.'),
    reason: text.optional().describe('Why none can be written.'),
  });
