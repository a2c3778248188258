import 'server-only';
import { createHash } from 'node:crypto';
import { actorRequester } from '@/lib/access/requester.ts';
import { asQuotaRefusal, generationTerms, requireQuota } from '@/lib/access/service.ts';
import {
  type Actor,
  actorKey,
  actorKeys,
  isProgram,
  newVisibility,
  requireScope,
  requireSelf,
} from '@/lib/auth/actor.ts';
import { KEY_REUSED } from '@/lib/auth/idempotency.ts';
import { visibleAccess, visibleAmong } from '@/lib/blogs/authorization.ts';
import { generationChange } from '@/lib/changes/names.ts';
import { subscriberCount } from '@/lib/changes/subscriptions.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId, newId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { lastCall, stopping } from '@/lib/shutdown.ts';
import { JUDGING_MS } from '../bounds.ts';
import { modelConnection } from '../generation/choose-writer.ts';
import { runner } from '../queue/runner.ts';
import { batchItemKey, canceled, enqueueGeneration, failGeneration, freeKey, hashRequest } from '../runs/mutations.ts';
import { encryptPlatforms } from '../runs/publish.ts';
import { findBatchItem, findByKey, findRecentBatch, findRecentRuns, findRun } from '../runs/queries.ts';
import type { GenerationSummary } from '../runs/schema.ts';
import { type EndEvent, eventStream, readStatus, requireRoomToWatch, untilEnded, watchRun } from '../runs/stream.ts';
import { batchPlace, type GenerateRequest, type GenerateResponse, judgedTexts, withoutPictures } from '../schema.ts';

type QueuedRun = { kind: 'run'; id: string; isNew: boolean };

/** A blog that exists already, or a run, new or of an earlier request. */
type Submission = { kind: 'written'; answer: GenerateResponse } | QueuedRun;

/** Two requests with the same identity are one run. */
type Identity = { actor: string; idempotencyKey: string; requestHash: string };

/** Checks and queues a request. @param idempotencyKey from the request's header; the same key runs once */
export async function submitGeneration(
  actor: Actor,
  asked: GenerateRequest,
  idempotencyKey: string | null,
): Promise<Submission> {
  if (asked.userId) requireSelf(actor, asked.userId);
  if (asked.platforms.length > 0) requireScope(actor, 'publish');
  const visibility = newVisibility(actor, asked.visibility);
  const userDisplayName = isProgram(actor) ? undefined : asked.userDisplayName;
  const { request, batchHash } = await inBatch(actor, { ...asked, visibility, userDisplayName });
  if (request.platforms.length > 0 && actor.kind !== 'user') {
    throw new AppError('unauthenticated', sentence('writing.runs.signInToPublish'));
  }
  const place = batchPlace(request);
  const owner = { visitorId: actor.visitorId, userId: actor.kind === 'user' ? actor.user.id : undefined };
  const written = place && (await findWritten(actor, batchItemKey(place), () => findBatchItem(owner, place)));
  if (written) return { kind: 'written', answer: { id: written, unreadableSources: [] } };
  await requireHarmless(judgedTexts(request), request.language, AbortSignal.timeout(JUDGING_MS));
  const id = newId();
  const identity = identifyRun(actor, { request, batchHash, key: idempotencyKey ?? id });
  return enqueue(actor, request, { id, ...identity });
}

/** The blog of an earlier run with a key; if it was deleted, the key is free again. */
export async function findWritten(actor: Actor, idempotencyKey: string, find: () => Promise<string | null>) {
  const earlier = await findByKey(actorKey(actor), idempotencyKey);
  // Read after the run: its blog is there once it has ended.
  const written = await find();
  if (earlier && !written) await freeKey(earlier.id);
  return written;
}

const toUuid = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** Hash of a request without credentials; pictures have megabytes. */
const hashWishes = ({ platforms, ...request }: Pick<GenerateRequest, 'platforms' | 'userImages'>): string =>
  hashRequest(
    JSON.stringify({
      ...request,
      userImages: request.userImages.map(hashRequest),
      platforms: platforms.map(({ platform }) => platform),
    }),
  );

/**
 * Adds the batch id that the specification's own request lacks (§3): requests that differ in nothing but their index are
 * a batch, for an hour (docs/decisions/0098). Concurrent requests get the same id.
 */
async function inBatch(actor: Actor, asked: GenerateRequest) {
  // The actor is known without these, and may sign in between two blogs.
  const { userId: _, userDisplayName: __, batchIndex, ...shared } = asked;
  const { batchId, batchSize: size } = shared;
  if (batchId !== undefined || batchIndex === undefined || size === undefined) return { request: asked };
  const requestHash = hashWishes(shared);
  const recent = await findRecentBatch(actorKeys(actor), { requestHash, size });
  const isNew = !recent || (recent.isFinished && batchIndex === 0);
  const hour = Math.floor(Date.now() / (60 * 60 * 1000));
  const id = isNew ? toUuid(JSON.stringify([actorKey(actor), requestHash, hour, recent?.batchId])) : recent.batchId;
  return { request: { ...asked, batchId: id }, batchHash: requestHash };
}

type Identified = { request: GenerateRequest; batchHash?: string; key: string };

/** A blog of a named batch is one run whatever its key and body: after a reload the form may have lost its images. */
function identifyRun(actor: Actor, { request, batchHash, key }: Identified): Identity {
  const place = batchPlace(request);
  const item = place && batchItemKey(place);
  const requestHash = batchHash ?? (item ? hashRequest(item) : hashWishes(request));
  return { actor: actorKey(actor), idempotencyKey: item ?? key, requestHash };
}

/** @throws AppError unprocessable-input when the key was used for another request */
function joinRun(earlier: { id: string; requestHash: string }, wanted: Identity): QueuedRun {
  if (earlier.requestHash === wanted.requestHash) return { kind: 'run', id: earlier.id, isNew: false };
  throw new AppError('unprocessable-input', KEY_REUSED);
}

/** Reserves the quota of a checked request and queues it, unless a run has its key. */
export async function enqueue(
  actor: Actor,
  request: GenerateRequest & { translationOf?: string },
  identity: Identity & { id: string },
): Promise<QueuedRun> {
  const { claims, priority } = await generationTerms(actor);
  const { userImages } = request;
  const pictures = userImages.length > 0 ? await prepareImages(userImages, await actorRequester(actor)) : [];
  const { platforms, ...stored } = withoutPictures(request);
  // The wait for the article would keep up to 40 MB of them.
  userImages.length = 0;
  const run = {
    ...identity,
    priority,
    request: { ...stored, visitorId: actor.visitorId, announcedModel: modelConnection()?.model },
    encryptedPlatforms: platforms.length > 0 ? await encryptPlatforms(identity.id, platforms) : null,
  };
  const earlier = await enqueueGeneration(run, claims, pictures).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (earlier) return joinRun(earlier, identity);
  runner().notify();
  return { kind: 'run', id: identity.id, isNew: true };
}

/** Refuses an actor without quota before their pictures are received; a repeated request passes. */
export async function requireMayGenerate(actor: Actor, idempotencyKey: string | null): Promise<void> {
  if (idempotencyKey && (await findByKey(actorKey(actor), idempotencyKey))) return;
  await requireQuota((await generationTerms(actor)).claims);
}

/**
 * Queues one blog and waits for it (spec §4, single generation). When the client disconnects, the run is canceled.
 * @throws AppError unavailable when this process stops: another process continues the run
 */
export async function generateBlog(
  actor: Actor,
  request: GenerateRequest,
  options: { idempotencyKey: string | null; signal: AbortSignal },
): Promise<GenerateResponse> {
  const submission = await submitGeneration(actor, request, options.idempotencyKey);
  if (submission.kind === 'written') return submission.answer;
  const end = await awaitEnd(submission, options.signal);
  if (end.type === 'failed') {
    const { code, message, text, alternative, unreadableSources } = end;
    throw new AppError(code, message, { text, alternative, unreadableSources });
  }
  const { type: _, ...answer } = end;
  return answer;
}

async function awaitEnd({ id, isNew }: QueuedRun, signal: AbortSignal): Promise<EndEvent> {
  try {
    return await untilEnded(id, AbortSignal.any([signal, lastCall()]));
  } catch (error) {
    if (stopping().aborted) {
      const headers = { 'Retry-After': '5', Location: `/api/generations/${id}/events` };
      throw new AppError('unavailable', sentence('server.restartingWhileWriting'), { headers });
    }
    // A repeated request may still be waiting for this run.
    if (signal.aborted && isNew && subscriberCount(generationChange(id)) === 0) await cancelRun(id);
    throw error;
  }
}

/** Queues one blog and does not wait for it. */
export async function queueBlog(...asked: Parameters<typeof submitGeneration>) {
  const submission = await submitGeneration(...asked);
  return submission.kind === 'written' ? submission.answer : readGeneration(asked[0], submission.id);
}

/** Queues one blog and streams its events. Writing continues when the client disconnects. */
export async function generateBlogLive(actor: Actor, request: GenerateRequest, idempotencyKey: string | null) {
  const submission = await submitGeneration(actor, request, idempotencyKey);
  if (submission.kind === 'run') return streamRun(actor, submission.id, 0);
  return eventStream(async function* () {
    yield { event: { type: 'done', ...submission.answer } };
  });
}

export async function requireOwnRun(actor: Actor, id: string) {
  const run = isId(id) ? await findRun(id) : null;
  if (run && actorKeys(actor).includes(run.actor)) return run;
  throw new AppError('not-found', sentence('writing.runs.missing'));
}

/** The actor's newest runs, newest first, without those of hidden blogs. */
export async function listGenerations(actor: Actor): Promise<GenerationSummary[]> {
  const runs = await findRecentRuns(actorKeys(actor));
  const visible = await visibleAmong(
    actor,
    runs.flatMap(({ blogId }) => blogId ?? []),
  );
  const own = runs.filter(({ blogId }) => blogId === null || visible.has(blogId));
  return own.map(toSummary);
}

type FoundRun = Awaited<ReturnType<typeof findRecentRuns>>[number];

const toSummary = ({ id, idempotencyKey, status, request, blogId, createdAt }: FoundRun): GenerationSummary => ({
  id,
  key: idempotencyKey,
  topic: (request as { topic?: string } | null)?.topic ?? '',
  status,
  ...(blogId && { blogId }),
  createdAt: createdAt.toISOString(),
});

/** An own run, and how it ended. @throws AppError not-found, gone with its blog */
export async function readGeneration(actor: Actor, id: string) {
  const run = toSummary(await requireOwnRun(actor, id));
  if (run.status === 'queued' || run.status === 'running') return run;
  if (run.blogId) await visibleAccess(run.blogId, actor);
  const { end } = await readStatus(id);
  const failure = end?.type === 'failed' && { failure: { code: end.code, message: end.message } };
  return { ...run, ...(end?.unreadableSources && { unreadableSources: end.unreadableSources }), ...failure };
}

/** Streams a run's events after one number, unless the actor may not see its blog, whose text they contain. */
async function streamRun(actor: Actor, id: string, after: number): Promise<Response> {
  const blogId = (await findRun(id))?.blogId;
  if (blogId) await visibleAccess(blogId, actor);
  return eventStream((gone) => watchRun(id, after, gone));
}

export async function watchGeneration(actor: Actor, id: string, after: number): Promise<Response> {
  await requireOwnRun(actor, id);
  requireRoomToWatch(generationChange(id));
  return streamRun(actor, id, after);
}

/** Cancels an unfinished run, in any process, and returns its quota. */
async function cancelRun(id: string): Promise<void> {
  await failGeneration(id, canceled());
  runner().abort(id);
}

export async function cancelGeneration(actor: Actor, id: string): Promise<Pick<GenerationSummary, 'id' | 'status'>> {
  await requireOwnRun(actor, id);
  await cancelRun(id);
  const { status } = await requireOwnRun(actor, id);
  return { id, status };
}
