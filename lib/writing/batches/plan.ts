import 'server-only';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { actorRequester } from '@/lib/access/requester.ts';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { tellAll } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { libraryArticles } from '@/lib/research/library/answering.ts';
import type { Bounds } from '../bounds.ts';
import { WritingError } from '../errors.ts';
import { withModel } from '../generation/choose-writer.ts';
import { type GatheredSources, gatherSources, writeFromSources } from '../generation/gather-sources.ts';
import { writeInBatch } from '../generation/write-in-batch.ts';
import type { BatchPlan } from '../runs/schema.ts';
import { type BatchPlanRequest, judgedTexts } from '../schema.ts';
import type { Article, Writer } from '../types.ts';

/**
 * How many blogs of a batch can be written, and from which angles. A model writes any number and proposes an angle for
 * each; without one the blogs are written from the sources and not saved. Uses no quota but needs some left.
 */
export async function planBatch(actor: Actor, request: BatchPlanRequest, signal: AbortSignal): Promise<BatchPlan> {
  await requireQuota((await generationTerms(actor)).claims);
  return withModel(signal, { texts: judgedTexts(request), language: request.language }, (model, bounds) =>
    model ? planWithModel(bounds, model, request) : planWithoutModel(bounds, actor, request),
  );
}

async function planWithModel(bounds: Bounds, model: Writer, request: BatchPlanRequest): Promise<BatchPlan> {
  const { batchSize, diversifyNiches, angles: known } = request;
  const plan = { size: batchSize, writer: model.kind, unreadableSources: [] };
  if (!diversifyNiches || !model.angles) return plan;
  const { signal, meter } = bounds;
  const planned = await model.angles({ ...request, sources: [], signal, meter }, batchSize, known);
  if (planned.length === 0) return plan;
  return { ...plan, angles: planned.map(({ angle }) => angle), titles: planned.map(({ title }) => title) };
}

async function planWithoutModel({ signal }: Bounds, actor: Actor, request: BatchPlanRequest): Promise<BatchPlan> {
  const { topic, language, sourceUrls, batchSize } = request;
  const articles = sourceUrls.length > 0 ? [] : (await libraryArticles(topic, language)).slice(0, batchSize);
  const titles = articles.map(({ title }) => title);
  const ofLibrary: BatchPlan = { size: titles.length, writer: 'library', titles, unreadableSources: [] };
  if (titles.length === batchSize) return ofLibrary;
  const options = { model: null, signal, requester: await actorRequester(actor), onEvent: () => undefined };
  const sources = await gatherSources({ ...request, batchIndex: titles.length }, options);
  const { blogs, reason } = await writeAll(request, titles.length, sources, signal);
  const [first] = blogs;
  if (!first && titles.length > 0) return ofLibrary;
  return tellAll({
    size: titles.length + blogs.length,
    writer: sourceUrls.length > 0 ? ('digest' as const) : ('library' as const),
    titles: [...titles, ...blogs.map(({ title }) => title)],
    unreadableSources: [...sources.unreadable, ...(first?.unused ?? [])],
    ...(first?.doubtful && { doubtfulSources: first.doubtful }),
    ...(reason && { reason }),
  });
}

/** Writes as many digests as the sources allow, from a place in the batch on; `reason` says why there is none. */
async function writeAll(
  { batchSize, diversifyNiches: diversify, topic, length, language }: BatchPlanRequest,
  from: number,
  sources: GatheredSources,
  signal: AbortSignal,
): Promise<{ blogs: (Article & Pick<BatchPlan, 'writer'>)[]; reason?: string }> {
  const batchId = randomUUID();
  const blogs: (Article & Pick<BatchPlan, 'writer'>)[] = [];
  while (from + blogs.length < batchSize) {
    // Yields the thread: each blog takes a while.
    await setImmediate(undefined, { signal });
    const place = { batchId, index: from + blogs.length };
    const options = { diversify, siblings: blogs };
    const wishes = { model: null, batchIndex: place.index, closePage: false };
    try {
      const { result, writer } = await writeFromSources(sources, wishes, (writing, documents) =>
        writeInBatch(writing, { topic, length, language, signal, sources: documents }, place, options),
      );
      blogs.push({ ...result, writer });
    } catch (error) {
      if (!(error instanceof WritingError || (error instanceof AppError && error.code === 'unprocessable-input')))
        throw error;
      return { blogs, ...(blogs.length === 0 && { reason: error.reason }) };
    }
  }
  return { blogs };
}
