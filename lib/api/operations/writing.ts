import { z } from 'zod';
import { blogTranslations } from '@/lib/blogs/answers.ts';
import { flag, text } from '@/lib/http/answers.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { libraryAnswer, libraryQuerySchema } from '@/lib/research/library/schema.ts';
import { batch, batchPlan, followed, generated, outlineAnswer, run, runState } from '@/lib/writing/answers.ts';
import { translationRequestSchema } from '@/lib/writing/change-schema.ts';
import { interviewAnswer, interviewRequestSchema } from '@/lib/writing/interview-schema.ts';
import { eventsQuerySchema } from '@/lib/writing/runs/schema.ts';
import * as requests from '@/lib/writing/schema.ts';
import { type Operations, read, write } from '../operation.ts';

const EVENTS = 'text/event-stream';
const FAILED = ['conflict', 'unprocessable-input', 'writer-failed'] as const;
const QUOTA = ['sign-in-required', 'network-limit-reached', 'subscription-required'] as const;
const WRITES = { limit: 'generate', errors: [...QUOTA, ...FAILED] } as const;
const INTERVIEW = { limit: 'interview', errors: FAILED } as const;
const OUTLINE = { ...WRITES, limit: 'outline' } as const;

const largeBody = { limit: MAX_GENERATE_BODY_BYTES };
const runAccepted = runState.extend(followed).meta({ id: 'AcceptedRun' });
const batchAccepted = batch.extend(followed).meta({ id: 'AcceptedBatch' });
const GENERATE = { ...WRITES, largeBody, accepted: runAccepted, streams: true } as const;
const CONTINUED = { ...WRITES, accepted: batchAccepted } as const;
const BATCH = { ...CONTINUED, largeBody } as const;
const TRANSLATION = { errors: WRITES.errors, accepted: runAccepted } as const;
const writer = z.object({
  ...{ model: text.nullable(), server: text.nullable(), isHere: flag, research: flag },
  origin: z.enum(['configured', 'found', 'local']).nullable(),
});

/** The blog if it exists; the run for a browser, as programs get 202. */
const translated = z.union([z.object({ id: text }), z.object({ generationId: text })]);

/** Writing blogs. */
export const writing = {
  'POST /api/blogs/generate': write('Write a blog', generated, requests.generateRequestSchema, GENERATE),
  'POST /api/blogs/outline': write('Propose an outline', outlineAnswer, requests.outlineRequestSchema, OUTLINE),
  'POST /api/blogs/interview': write('Ask the author', interviewAnswer, interviewRequestSchema, INTERVIEW),
  'GET /api/blogs/{id}/translations': read('List translations of a blog', blogTranslations),
  'POST /api/blogs/{id}/translations': write('Translate a blog', translated, translationRequestSchema, TRANSLATION),
  'GET /api/generations': read('List your latest runs', z.array(run)),
  'GET /api/generations/{id}': read('Read a run', runState),
  'DELETE /api/generations/{id}': write('Cancel a run', run.pick({ id: true, status: true })),
  'GET /api/generations/{id}/events': read('Follow a run', EVENTS, eventsQuerySchema, {
    errors: ['gone', 'blocked'],
    description: 'Numbered JSON with a `type`; at the end `done` with the `id` of the blog, or `failed` with an error.',
  }),
  'POST /api/batches/plan': write('Plan a batch', batchPlan, requests.batchPlanSchema, OUTLINE),
  'GET /api/batches': read('List your batches', z.array(batch)),
  'POST /api/batches': write('Write several blogs', batch, requests.batchStartSchema, BATCH),
  'GET /api/batches/{id}': read('Read a batch', batch),
  'GET /api/batches/{id}/events': read('Follow a batch: its state and the events of its runs', EVENTS),
  'POST /api/batches/{id}/stop': write('Stop a batch', batch),
  'POST /api/batches/{id}/continue': write('Continue a batch', batch, undefined, CONTINUED),
  'DELETE /api/batches/{id}': write('Remove a batch; its blogs stay', z.object({ id: text })),
  'GET /api/library': read('Look up a topic in the library', libraryAnswer, libraryQuerySchema, { limit: 'library' }),
  'GET /api/writer': read('Read which model writes', writer),
} as const satisfies Operations;
