import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import { asQuotaRefusal, generationTerms, requireQuota } from '@/lib/access/service.ts';
import { type Actor, actorKey, requireSelf } from '@/lib/auth/actor.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { newId } from '@/lib/ids.ts';
import { prepareImages } from '@/lib/images/service.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { connectedModel } from '../generation/model-connection.ts';
import { linksInOrder } from '../generation/place-images.ts';
import { runner } from '../queue/runner.ts';
import { batchItemKey, batchPlaceOf } from '../runs/batch-place.ts';
import { findBatchItem } from '../runs/batch-queries.ts';
import { enqueueGeneration, freeKey } from '../runs/mutations.ts';
import { encryptPlatforms } from '../runs/publish.ts';
import { findByKey } from '../runs/queries.ts';
import { JUDGING_MS, requestHashOf, type StoredRequest, translationKey } from '../runs/rules.ts';
import { type GenerateRequest, type GenerateResponse, generateRequestSchema } from '../schema.ts';
import { voiceIn } from '../voice-schema.ts';
import { inBatch } from './recognize-batch.ts';

/** What became of a request: a blog that was there already, or a run, new or of an earlier request. */
export type Submission = { kind: 'written'; answer: GenerateResponse } | { kind: 'run'; id: string; isNew: boolean };

/** What makes two requests the same. */
type Identity = { actor: string; idempotencyKey: string; requestHash: string };

/**
 * Checks a request, prepares its pictures, reserves its quota and queues it.
 * @param idempotencyKey from the request's header; the same key runs once
 * @throws AppError unauthenticated, forbidden, sign-in-required, subscription-required, invalid-input;
 *   unprocessable-input when the key was used for another request, or for what is never written. Nothing is reserved then.
 */
export async function submitGeneration(
  actor: Actor,
  asked: GenerateRequest,
  idempotencyKey: string | null,
): Promise<Submission> {
  if (asked.userId) requireSelf(actor, asked.userId);
  const request = await inBatch(actor, asked);
  if (request.platforms.length > 0 && actor.kind !== 'user') {
    throw new AppError('unauthenticated', 'Please sign in to publish to other platforms.');
  }
  const place = batchPlaceOf(request);
  const userId = actor.kind === 'user' ? actor.user.id : undefined;
  const earlier = place && (await findByKey(actorKey(actor), batchItemKey(place)));
  // Looked for after the run: what it saves is there when it has ended.
  const written = place && (await findBatchItem({ visitorId: actor.visitorId, userId }, place));
  if (written) return { kind: 'written', answer: { id: written, unreadableSources: [] } };
  // Its blog was deleted since.
  if (earlier?.status === 'succeeded') await freeKey(earlier.id);
  await requireHarmless(askedIn(request), request.language, AbortSignal.timeout(JUDGING_MS));
  const id = newId();
  const identity = identityOf(actor, request, idempotencyKey ?? id);
  return (await findEarlier(identity)) ?? enqueue(actor, request, { id, ...identity });
}

/** Every text of a request that says what is to be written. */
function askedIn({ topic, advancedPrompting, outline, ...voice }: GenerateRequest) {
  const sections = outline?.sections.flatMap(({ heading, covers }) => [heading, covers]) ?? [];
  const { reader, wants, questions = [], terms = [], pointOfView } = outline?.brief ?? {};
  const brief = [reader, wants, ...questions, ...terms, pointOfView];
  const plan = [outline?.title, outline?.angle, ...sections, ...brief];
  return [topic, advancedPrompting, ...voiceIn(voice), ...plan];
}

/** A batch's item is one run whatever its key and body; after a reload the form may hold less. */
function identityOf(actor: Actor, request: GenerateRequest, key: string): Identity {
  const place = batchPlaceOf(request);
  const item = place && batchItemKey(place);
  const platforms = request.platforms.map(({ platform }) => platform);
  const hashed = item ?? JSON.stringify({ ...request, platforms });
  return { actor: actorKey(actor), idempotencyKey: item ?? key, requestHash: requestHashOf(hashed) };
}

/** The run that an earlier request of the same key began, unless it failed. */
async function findEarlier(wanted: Identity): Promise<Submission | null> {
  const earlier = await findByKey(wanted.actor, wanted.idempotencyKey);
  return earlier && earlier.status !== 'failed' ? joined(earlier, wanted) : null;
}

function joined(earlier: { id: string; requestHash: string }, wanted: Identity): Submission {
  if (earlier.requestHash === wanted.requestHash) {
    return { kind: 'run', id: earlier.id, isNew: false };
  }
  throw new AppError('unprocessable-input', 'This Idempotency-Key was already used for another request.');
}

/** A blog that is to be written in another language, and the group of its translations. */
type Original = Pick<Blog, 'id' | 'topic' | 'length'> & { groupId: string };

/**
 * Reserves the quota of a translation and queues it, once for a language while it waits, is written or exists.
 * @param findWritten the blog of the group in that language, where there is one
 * @throws AppError sign-in-required, subscription-required
 */
export async function submitTranslation(
  actor: Actor,
  { id: translationOf, groupId, topic, length }: Original,
  language: Language,
  findWritten: () => Promise<string | undefined>,
): Promise<Submission> {
  const id = newId();
  const key = translationKey(groupId, language);
  const identity = { actor: actorKey(actor), idempotencyKey: key, requestHash: requestHashOf(key) };
  const earlier = await findByKey(identity.actor, key);
  if (earlier?.status === 'queued' || earlier?.status === 'running') {
    return joined(earlier, identity);
  }
  // Looked for after the run: what it saves is there when it has ended.
  const written = await findWritten();
  if (written) return { kind: 'written', answer: { id: written, unreadableSources: [] } };
  // Its blog was deleted since.
  if (earlier) await freeKey(earlier.id);
  const request = parseInput(generateRequestSchema, { topic, length, language });
  return enqueue(actor, { ...request, translationOf }, { id, ...identity });
}

async function enqueue(
  actor: Actor,
  request: GenerateRequest & Pick<StoredRequest, 'translationOf'>,
  identity: Identity & { id: string },
): Promise<Submission> {
  const { claims, priority } = await generationTerms(actor);
  try {
    // Decoding pictures is costly, so it is not done for someone who would be refused.
    await requireQuota(claims);
  } catch (refused) {
    // The same request, sent twice at once, may have used the quota up just now.
    const same = await findEarlier(identity);
    if (same) return same;
    throw refused;
  }
  const pictures = await prepareImages(request.userImages, await requesterOf(actor));
  const run = {
    ...identity,
    priority,
    request: toStored(actor, request),
    encryptedPlatforms: await encryptPlatforms(identity.id, request.platforms),
  };
  const earlier = await enqueueGeneration(run, claims, pictures).catch((error: unknown) => {
    throw asQuotaRefusal(error);
  });
  if (earlier) return joined(earlier, identity);
  runner().notify();
  return { kind: 'run', id: identity.id, isNew: true };
}

function toStored(
  { visitorId }: Actor,
  { userImages, imageLinks, platforms, ...request }: GenerateRequest & Pick<StoredRequest, 'translationOf'>,
): StoredRequest {
  const links = linksInOrder(userImages, imageLinks);
  return { ...request, links, visitorId, announcedModel: connectedModel().model ?? undefined };
}
