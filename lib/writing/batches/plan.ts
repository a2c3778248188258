import 'server-only';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { type Bounds, withinBounds } from '../bounds.ts';
import { WritingError } from '../errors.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import { type GatheredSources, gatherSources } from '../generation/gather-sources.ts';
import { writeFromSources } from '../generation/write-from-sources.ts';
import { writeInBatch } from '../generation/write-in-batch.ts';
import { throwAsAppError } from '../generation/writer-failure.ts';
import type { Article, Writer } from '../types.ts';
import { voiceIn } from '../voice-schema.ts';
import type { BatchPlanRequest } from './schema.ts';
import type { BatchPlan } from './state.ts';

/**
 * How many blogs of a batch can be written, and from which angles. A model writes as many as are asked for and proposes an
 * angle for each, which may take the time and the tokens that writing a blog may; without one the blogs are written from
 * the sources as they would be, and none is saved. Costs nothing of the quota, but is only for those who have some left.
 * @throws AppError sign-in-required, subscription-required, unprocessable-input, writer-failed; the signal's reason
 */
export async function planBatch(actor: Actor, request: BatchPlanRequest, signal: AbortSignal): Promise<BatchPlan> {
  await requireQuota((await generationTerms(actor)).claims);
  const model = await settledModelWriter();
  if (model) {
    return withinBounds(signal, model, (bounds) => planWithModel(bounds, model, request));
  }
  await requireHarmless([request.topic], request.language, signal);
  return withinBounds(signal, null, (bounds) => planWithin(bounds, actor, request));
}

async function planWithModel({ signal, meter }: Bounds, model: Writer, request: BatchPlanRequest): Promise<BatchPlan> {
  const { topic, language, advancedPrompting, batchSize, diversifyNiches, angles: known } = request;
  const asked = [topic, advancedPrompting, ...voiceIn(request), ...known];
  await requireHarmless(asked, language, signal);
  const plan = { size: batchSize, writer: model.kind, unreadableSources: [] };
  if (!diversifyNiches || !model.angles) return plan;
  const wanted = { ...request, instructions: advancedPrompting, sources: [], signal, meter };
  const angles = await model.angles(wanted, batchSize, known).catch((e) => throwAsAppError(e));
  return angles.length > 0 ? { ...plan, angles } : plan;
}

async function planWithin({ signal }: Bounds, actor: Actor, request: BatchPlanRequest): Promise<BatchPlan> {
  const sources = await gatherSources(request, {
    model: null,
    signal,
    requester: actor.address,
    onEvent: () => undefined,
  });
  const { blogs, reason } = await writeAll(request, sources, signal);
  const [first] = blogs;
  return {
    size: blogs.length,
    writer: first?.writer ?? 'digest',
    unreadableSources: [...sources.unreadable, ...(first?.unused ?? [])],
    ...(first?.doubtful && { doubtfulSources: first.doubtful }),
    ...(reason && { reason }),
  };
}

type WrittenBlog = Article & Pick<BatchPlan, 'writer'>;

/** The blogs that can be written one after the other, and why there is none where there is none. */
async function writeAll(
  { batchSize, diversifyNiches: diversify, topic, length, language }: BatchPlanRequest,
  sources: GatheredSources,
  signal: AbortSignal,
): Promise<{ blogs: WrittenBlog[]; reason?: string }> {
  const batchId = randomUUID();
  const blogs: WrittenBlog[] = [];
  while (blogs.length < batchSize) {
    // Each takes a while of this thread, which others need, too.
    await setImmediate(undefined, { signal });
    const place = { batchId, index: blogs.length };
    try {
      const { result, writer } = await writeFromSources(sources, null, (writing, documents) =>
        writeInBatch(writing, { topic, length, language, signal, sources: documents }, place, {
          diversify,
          siblings: blogs,
        }),
      );
      blogs.push({ ...result, writer });
    } catch (error) {
      if (!(error instanceof WritingError)) throw error;
      return { blogs, ...(blogs.length === 0 && { reason: error.message }) };
    }
  }
  return { blogs };
}
