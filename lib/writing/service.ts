import 'server-only';
import { createHash } from 'node:crypto';
import { type Actor, requireSelf } from '@/lib/access/actor';
import { runGeneration } from '@/lib/access/service';
import { saveGeneratedBlog } from '@/lib/blogs/mutations';
import { revalidateProfile } from '@/lib/blogs/revalidate';
import type { GenerateRequest, GenerateResponse } from '@/lib/blogs/schema';
import { COLOR_THEMES, STYLES } from '@/lib/constants/options';
import { env } from '@/lib/env';
import { AppError } from '@/lib/http/errors';
import { safeFetch } from '@/lib/http/safe-fetch';
import { newId } from '@/lib/ids';
import { addRelevantPictures } from '@/lib/images/relevant';
import { prepareImages } from '@/lib/images/service';
import { log } from '@/lib/log';
import { findBatchItem, findWrittenInBatch } from './batch/queries';
import { type BatchPlace, batchItemKey, batchPlaceOf } from './batch/rules';
import { writeDistinct } from './batch/write-distinct';
import { chooseWriter } from './choose-writer';
import { WritingError } from './errors';
import { linksInOrder, placeImages } from './placing';
import { readSources } from './sources';
import type { Article, WritingRequest } from './types';

type Unreadable = GenerateResponse['unreadableSources'];

/**
 * Writes and saves one blog (spec §4, single generation).
 * @param options.idempotencyKey from the request's header; the same key runs once
 * @param options.signal the client's: when it goes, the run is cancelled and its quota given back
 * @throws AppError sign-in-required, invalid-input, unprocessable-input, writer-failed
 */
export async function generateBlog(
  actor: Actor,
  request: GenerateRequest,
  options: { idempotencyKey: string | null; signal: AbortSignal },
): Promise<GenerateResponse> {
  if (request.userId) requireSelf(actor, request.userId);
  const place = batchPlaceOf(request);
  const written = place && (await findBatchItem(actor, place));
  if (written) return { id: written, unreadableSources: [] };
  const run = runOf(request, place, options.idempotencyKey);
  const result = await runGeneration(actor, run, options.signal, (generationId) =>
    writeAndSave(actor, request, generationId, options.signal),
  );
  if ('id' in result) return result;
  const { unreadableSources } = result.answer as { unreadableSources: Unreadable };
  return { id: result.blogId ?? '', unreadableSources };
}

/** A batch's item is one run whatever its key and body; after a reload the form may hold less. */
function runOf(request: GenerateRequest, place: BatchPlace | null, idempotencyKey: string | null) {
  const id = newId();
  const item = place && batchItemKey(place);
  const hashed = item ?? JSON.stringify(request);
  return {
    id,
    idempotencyKey: item ?? idempotencyKey ?? id,
    requestHash: createHash('sha256').update(hashed).digest('base64url'),
  };
}

async function write(
  actor: Actor,
  request: GenerateRequest,
  given: Omit<WritingRequest, 'topic' | 'length' | 'language'>,
): Promise<Article> {
  const { topic, length, language, advancedPrompting } = request;
  const writing = { ...given, topic, length, language, instructions: advancedPrompting };
  const place = batchPlaceOf(request);
  if (!place) return chooseWriter().write(writing);
  const written = await findWrittenInBatch(actor, place);
  const options = { diversify: request.diversifyNiches, written };
  return writeDistinct(chooseWriter(), writing, place, options);
}

async function writeAndSave(
  actor: Actor,
  request: GenerateRequest,
  generationId: string,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  const id = newId();
  const place = batchPlaceOf(request);
  const images = await prepareImages(request.userImages);
  const { documents, unreadable } = await readSources(request.sourceUrls, {
    signal,
    fetchPage: safeFetch,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  const { topic, length, language } = request;
  const article = await write(actor, request, { sources: documents, seed: id, signal }).catch(
    asAppError,
  );
  const links = linksInOrder(request.userImages, request.imageLinks);
  const look = { style: pick(STYLES), colorTheme: pick(COLOR_THEMES) };
  const placed = placeImages(article.sections, images, links);
  const order = { topic, seed: id, place: place?.index ?? 0, signal, ...look };
  const { sections, stored } = request.includeImages
    ? await addRelevantPictures(placed, order)
    : { sections: placed, stored: [] };
  signal.throwIfAborted();
  await saveGeneratedBlog(
    generationId,
    {
      ...{ id, topic, length, language },
      ...{ title: article.title, intro: article.intro, conclusion: article.conclusion },
      sections,
      sources: documents.map(({ number, url, title }) => ({ number, url, title })),
      writer: chooseWriter().kind,
      ...look,
      ...(place && { batchId: place.batchId, batchIndex: place.index }),
      ...(actor.kind === 'user' ? { userId: actor.user.id } : { visitorId: actor.visitorId }),
    },
    [...images, ...stored],
    { unreadableSources: unreadable },
  );
  if (actor.kind === 'user') revalidateProfile(actor.user.slug);
  return { id, unreadableSources: unreadable };
}

/** A visitor may read a writer's sentence; the cause is for the log. */
function asAppError(error: unknown): never {
  if (!(error instanceof WritingError)) throw error;
  log().warn({ err: error, code: error.code }, 'writer failed');
  throw new AppError(
    error.code === 'refused' ? 'unprocessable-input' : 'writer-failed',
    error.message,
    {
      cause: error,
    },
  );
}

/** Each blog gets a look of its own (spec §1, Dynamic Styling). */
function pick<T>(options: readonly [T, ...T[]]): T {
  return options[Math.floor(Math.random() * options.length)] ?? options[0];
}
