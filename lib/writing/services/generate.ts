import 'server-only';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey } from '@/lib/auth/actor.ts';
import { SERVER_MESSAGES } from '@/lib/constants/messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { lastCall, stopping } from '@/lib/shutdown.ts';
import type { GenerationEvent } from '../runs/event-schema.ts';
import { findByKey } from '../runs/queries.ts';
import type { GenerateRequest, GenerateResponse } from '../schema.ts';
import { eventStream } from '../streams/event-stream.ts';
import { type EndEvent, untilEnded } from '../streams/run-events.ts';
import { watcherCount } from '../streams/watchers.ts';
import { cancelRun, streamRun } from './generations.ts';
import { type Submission, submitGeneration } from './submit.ts';

/**
 * Lets only those on who may still generate, or who repeat a request of theirs, before its pictures are received.
 * @param idempotencyKey from the request's header
 * @throws AppError sign-in-required, subscription-required
 */
export async function requireMayGenerate(actor: Actor, idempotencyKey: string | null): Promise<void> {
  if (idempotencyKey && (await findByKey(actorKey(actor), idempotencyKey))) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Has one blog written and waits for it (spec §4, single generation).
 * @param options.idempotencyKey from the request's header; a repeated one waits for the run it repeats
 * @param options.signal the client's: when it goes, the run is cancelled and its quota given back
 * @throws AppError sign-in-required, subscription-required, invalid-input, unprocessable-input, writer-failed; unavailable
 *   when this process stops: the run goes on elsewhere
 */
export async function generateBlog(
  actor: Actor,
  request: GenerateRequest,
  options: { idempotencyKey: string | null; signal: AbortSignal },
): Promise<GenerateResponse> {
  const submission = await submitGeneration(actor, request, options.idempotencyKey);
  if (submission.kind === 'written') return submission.answer;
  const end = await endOf(submission, options.signal);
  if (end.type === 'failed') {
    const { code, message, alternative, unreadableSources } = end;
    throw new AppError(code, message, { alternative, unreadableSources });
  }
  const { type: _, ...answer } = end;
  return answer;
}

async function endOf({ id, isNew }: Extract<Submission, { kind: 'run' }>, signal: AbortSignal): Promise<EndEvent> {
  try {
    return await untilEnded(id, AbortSignal.any([signal, lastCall()]));
  } catch (error) {
    if (stopping().aborted) {
      throw new AppError('unavailable', SERVER_MESSAGES.restartingWhileWriting, { headers: { 'Retry-After': '5' } });
    }
    // Whoever else waits for this run, after a repeated request, still wants it.
    if (signal.aborted && isNew && watcherCount(id) === 0) await cancelRun(id);
    throw error;
  }
}

/**
 * Has one blog written and answers with its events as they come. It is written also when the client goes.
 * @throws AppError as generateBlog, for what is refused before it is queued
 */
export async function generateBlogLive(
  actor: Actor,
  request: GenerateRequest,
  idempotencyKey: string | null,
): Promise<Response> {
  const submission = await submitGeneration(actor, request, idempotencyKey);
  if (submission.kind === 'run') return streamRun(actor, submission.id, 0);
  const done: GenerationEvent = { type: 'done', ...submission.answer };
  return eventStream(async function* () {
    yield { event: done };
  });
}
