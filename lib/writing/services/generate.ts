import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey } from '@/lib/auth/actor.ts';
import { generationChange } from '@/lib/changes/names.ts';
import { subscriberCount } from '@/lib/changes/subscriptions.ts';
import { SERVER_MESSAGES } from '@/lib/constants/messages.ts';
import { AppError } from '@/lib/http/errors.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { lastCall, stopping } from '@/lib/shutdown.ts';
import { withinBounds } from '../bounds.ts';
import { throwAsAppError } from '../errors.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import { gatherSources, writeFromSources } from '../generation/gather-sources.ts';
import { findByKey } from '../runs/queries.ts';
import {
  type GenerateRequest,
  type GenerateResponse,
  judgedTexts,
  type OutlineRequest,
  type OutlineResponse,
} from '../schema.ts';
import { eventStream } from '../streams/event-stream.ts';
import { type EndEvent, untilEnded } from '../streams/run-events.ts';
import { cancelRun, streamRun } from './generations.ts';
import { type Submission, submitGeneration } from './submit.ts';

/**
 * Refuses an actor without quota before their pictures are received; a repeated request passes.
 * @param idempotencyKey from the request's header
 * @throws AppError sign-in-required, subscription-required
 */
export async function requireMayGenerate(actor: Actor, idempotencyKey: string | null): Promise<void> {
  if (idempotencyKey && (await findByKey(actorKey(actor), idempotencyKey))) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Queues one blog and waits for it (spec §4, single generation).
 * @param options.idempotencyKey from the request's header; a repeated one waits for the run it repeats
 * @param options.signal of the client: when it disconnects, the run is canceled and its quota given back
 * @throws AppError sign-in-required, subscription-required, invalid-input, unprocessable-input, writer-failed; unavailable
 *   when this process stops: another process continues the run
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
      const headers = { 'Retry-After': '5', Location: `/api/generations/${id}/events` };
      throw new AppError('unavailable', SERVER_MESSAGES.restartingWhileWriting, { headers });
    }
    // A repeated request may still be waiting for this run.
    if (signal.aborted && isNew && subscriberCount(generationChange(id)) === 0) await cancelRun(id);
    throw error;
  }
}

/** Queues one blog and streams its events. Writing continues when the client disconnects. Throws as generateBlog. */
export async function generateBlogLive(
  actor: Actor,
  request: GenerateRequest,
  idempotencyKey: string | null,
): Promise<Response> {
  const submission = await submitGeneration(actor, request, idempotencyKey);
  if (submission.kind === 'run') return streamRun(actor, submission.id, 0);
  return eventStream(async function* () {
    yield { event: { type: 'done', ...submission.answer } };
  });
}

/**
 * Plans the outline of a blog, for its user to edit. Uses no quota but needs some left; has the time and token limits of
 * a blog.
 * @throws AppError sign-in-required, subscription-required, unprocessable-input, writer-failed; the signal's reason
 */
export async function proposeOutline(
  actor: Actor,
  request: OutlineRequest,
  signal: AbortSignal,
): Promise<OutlineResponse> {
  await requireQuota((await generationTerms(actor)).claims);
  const model = await settledModelWriter();
  return withinBounds(signal, model, async (bounds) => {
    await requireHarmless(judgedTexts(request), request.language, bounds.signal);
    const requester = await requesterOf(actor);
    const sources = await gatherSources(request, { ...bounds, model, requester, onEvent: () => undefined });
    const { result, documents, note } = await writeFromSources(sources, { model }, (writer, used) =>
      writer.outline({ ...request, ...bounds, sources: used }),
    ).catch((error) => throwAsAppError(error));
    const found = documents.slice(sources.given).map(({ url, title }) => ({ url, title }));
    return { ...result, unreadableSources: sources.unreadable, foundSources: found, ...(note && { note }) };
  });
}
