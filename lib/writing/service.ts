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
import { addressSubject, countTry } from '@/lib/http/rate-limit';
import { safeFetch } from '@/lib/http/safe-fetch';
import { newId } from '@/lib/ids';
import { prepareImages } from '@/lib/images/service';
import { log } from '@/lib/log';
import { chooseWriter } from './choose-writer';
import { WritingError } from './errors';
import { linksInOrder, placeImages } from './placing';
import { readSources } from './sources';

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
  await countTry('generate', [addressSubject(actor.address)]);
  const id = newId();
  const run = {
    id,
    idempotencyKey: options.idempotencyKey ?? id,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
  };
  const result = await runGeneration(actor, run, options.signal, (generationId) =>
    writeAndSave(actor, request, generationId, options.signal),
  );
  if ('id' in result) return result;
  const { unreadableSources } = result.answer as { unreadableSources: Unreadable };
  return { id: result.blogId ?? '', unreadableSources };
}

async function writeAndSave(
  actor: Actor,
  request: GenerateRequest,
  generationId: string,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  const id = newId();
  const images = await prepareImages(request.userImages);
  const { documents, unreadable } = await readSources(request.sourceUrls, {
    signal,
    fetchPage: safeFetch,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  const writer = chooseWriter();
  const { topic, length, language } = request;
  const article = await writer
    .write({ topic, length, language, sources: documents, seed: id, signal })
    .catch(asAppError);
  signal.throwIfAborted();
  const links = linksInOrder(request.userImages, request.imageLinks);
  await saveGeneratedBlog(
    generationId,
    {
      ...{ id, topic, length, language },
      ...{ title: article.title, intro: article.intro, conclusion: article.conclusion },
      sections: placeImages(article.sections, images, links),
      sources: documents.map(({ number, url, title }) => ({ number, url, title })),
      writer: writer.kind,
      style: pick(STYLES),
      colorTheme: pick(COLOR_THEMES),
      ...(actor.kind === 'user' ? { userId: actor.user.id } : { visitorId: actor.visitorId }),
    },
    images,
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
