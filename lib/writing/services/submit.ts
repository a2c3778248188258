import 'server-only';
import { createHash } from 'node:crypto';
import { requesterOf } from '@/lib/access/requester.ts';
import { asQuotaRefusal, generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey, actorKeys, requireSelf } from '@/lib/auth/actor.ts';
import { AppError } from '@/lib/http/errors.ts';
import { newId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { connectedModel } from '../generation/choose-writer.ts';
import { runner } from '../queue/runner.ts';
import { enqueueGeneration, freeKey } from '../runs/mutations.ts';
import { encryptPlatforms } from '../runs/publish.ts';
import { findBatchItem, findByKey, findRecentBatch } from '../runs/queries.ts';
import { batchItemKey, batchPlaceOf, JUDGING_MS, requestHashOf, withoutPictures } from '../runs/rules.ts';
import { type GenerateRequest, type GenerateResponse, judgedTexts } from '../schema.ts';

/** Result of a submission: a blog that exists already, or a run, new or of an earlier request. */
export type Submission = { kind: 'written'; answer: GenerateResponse } | { kind: 'run'; id: string; isNew: boolean };

/** Two requests with the same identity are one run. */
export type Identity = { actor: string; idempotencyKey: string; requestHash: string };

/**
 * Checks a request, prepares its pictures, reserves its quota and queues it.
 * @param idempotencyKey from the request's header; the same key runs once
 * @throws AppError unauthenticated, forbidden, sign-in-required, subscription-required, invalid-input;
 *   unprocessable-input when the key was used for another request, or for refused content. Nothing is reserved then.
 */
export async function submitGeneration(
  actor: Actor,
  asked: GenerateRequest,
  idempotencyKey: string | null,
): Promise<Submission> {
  if (asked.userId) requireSelf(actor, asked.userId);
  const { request, batchHash } = await inBatch(actor, asked);
  if (request.platforms.length > 0 && actor.kind !== 'user') {
    throw new AppError('unauthenticated', 'Please sign in to publish to other platforms.');
  }
  const place = batchPlaceOf(request);
  const userId = actor.kind === 'user' ? actor.user.id : undefined;
  const earlier = place && (await findByKey(actorKey(actor), batchItemKey(place)));
  // Read after the run: its blog is there once it has ended.
  const written = place && (await findBatchItem({ visitorId: actor.visitorId, userId }, place));
  if (written) return alreadyWritten(written);
  // Its blog was deleted since.
  if (earlier?.status === 'succeeded') await freeKey(earlier.id);
  await requireHarmless(judgedTexts(request), request.language, AbortSignal.timeout(JUDGING_MS));
  const id = newId();
  const identity = identityOf(actor, { request, batchHash, key: idempotencyKey ?? id });
  return (await findEarlier(identity)) ?? enqueue(actor, request, { id, ...identity });
}

/** The answer for a blog that needs no run. */
export const alreadyWritten = (id: string): Submission => ({ kind: 'written', answer: { id, unreadableSources: [] } });

const HOUR_MS = 60 * 60 * 1000;

/** A UUID (version 8) derived from a text. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** Hash of a request without its credentials, as one JSON: pictures go in one by one, as a copy of all has megabytes. */
function hashOf({ platforms, ...request }: Pick<GenerateRequest, 'platforms' | 'userImages'>): string {
  const names = platforms.map(({ platform }) => platform);
  const json = JSON.stringify({ ...request, userImages: [], platforms: names });
  const at = json.indexOf('"userImages":[]') + '"userImages":['.length;
  const hash = createHash('sha256').update(json.slice(0, at));
  for (const [place, image] of request.userImages.entries()) {
    hash.update(`${place > 0 ? ',' : ''}${JSON.stringify(image)}`);
  }
  return hash.update(json.slice(at)).digest('base64url');
}

/**
 * Adds the batch id that the specification's own request (§3, Batch generation request) lacks. Requests that differ in
 * nothing but their index are a batch, for an hour; the first index after the last blog begins another one. Concurrent
 * requests get the same id.
 */
async function inBatch(
  actor: Actor,
  asked: GenerateRequest,
): Promise<{ request: GenerateRequest; batchHash?: string }> {
  // The actor is known without these, and may sign in between two blogs.
  const { userId: _, userDisplayName: __, batchIndex, ...shared } = asked;
  const { batchId, batchSize: size } = shared;
  if (batchId !== undefined || batchIndex === undefined || size === undefined) return { request: asked };
  const requestHash = hashOf(shared);
  const recent = await findRecentBatch(actorKeys(actor), { requestHash, size });
  const isNew = !recent || (recent.isFinished && batchIndex === 0);
  const hour = Math.floor(Date.now() / HOUR_MS);
  const id = isNew ? uuidOf(JSON.stringify([actorKey(actor), requestHash, hour, recent?.batchId])) : recent.batchId;
  return { request: { ...asked, batchId: id }, batchHash: requestHash };
}

type Identified = { request: GenerateRequest; batchHash?: string; key: string };

/** A blog of a named batch is one run whatever its key and body: after a reload the form may have lost its images. */
function identityOf(actor: Actor, { request, batchHash, key }: Identified): Identity {
  const place = batchPlaceOf(request);
  const item = place && batchItemKey(place);
  const requestHash = batchHash ?? (item ? requestHashOf(item) : hashOf(request));
  return { actor: actorKey(actor), idempotencyKey: item ?? key, requestHash };
}

/** The run of an earlier request with the same key, unless it failed. */
async function findEarlier(wanted: Identity): Promise<Submission | null> {
  const earlier = await findByKey(wanted.actor, wanted.idempotencyKey);
  return earlier && earlier.status !== 'failed' ? joinRun(earlier, wanted) : null;
}

/** Joins an earlier run. Throws AppError unprocessable-input when its key was used for another request. */
export function joinRun(earlier: { id: string; requestHash: string }, wanted: Identity): Submission {
  if (earlier.requestHash === wanted.requestHash) return { kind: 'run', id: earlier.id, isNew: false };
  throw new AppError('unprocessable-input', 'This Idempotency-Key was already used for another request.');
}

/**
 * Reserves the quota of a checked request and queues it, unless a run has its key.
 * @throws AppError sign-in-required, subscription-required, invalid-input for pictures
 */
export async function enqueue(
  actor: Actor,
  request: GenerateRequest & { translationOf?: string },
  identity: Identity & { id: string },
): Promise<Submission> {
  const { claims, priority } = await generationTerms(actor);
  try {
    // Decoding pictures is costly: refuse first.
    await requireQuota(claims);
  } catch (refused) {
    // The same request, sent twice at once, may have used the quota up just now.
    const same = await findEarlier(identity);
    if (same) return same;
    throw refused;
  }
  const pictures = await prepareImages(request.userImages, await requesterOf(actor));
  const { platforms, ...stored } = withoutPictures(request);
  // The wait for the article would keep up to 40 MB of them.
  request.userImages.length = 0;
  const run = {
    ...identity,
    priority,
    request: { ...stored, visitorId: actor.visitorId, announcedModel: connectedModel().model ?? undefined },
    encryptedPlatforms: await encryptPlatforms(identity.id, platforms),
  };
  const earlier = await enqueueGeneration(run, claims, pictures).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (earlier) return joinRun(earlier, identity);
  runner().notify();
  return { kind: 'run', id: identity.id, isNew: true };
}
