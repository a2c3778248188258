import { createHash } from 'node:crypto';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { type GenerateRequest, storedRequestSchema } from '../schema.ts';

/** A run whose lease has ended counts as dead; times in ms. */
export const LEASE_MS = 30_000;
export const LEASE_RENEWAL_MS = 3_000;

/** Attempts before a run is given up. */
export const MAX_ATTEMPTS = 2;

/** Interval of the search for dead runs, in ms. */
export const RECOVERY_MS = 5_000;

/** Retention of the log of an ended run, and of a failed run, in ms. */
export const LOG_RETENTION_MS = 24 * 60 * 60 * 1000;
export const FAILED_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Timeout of the safety check of a request, in ms. */
export const JUDGING_MS = 25_000;

/** Distinguishes two requests with the same idempotency key. */
export const requestHashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Whether a stored request, unchecked, is for the connected model if there is one. */
export const isForModel = (request: unknown): boolean =>
  storedRequestSchema.pick({ withoutModel: true }).safeParse(request).data?.withoutModel !== true;

/** Binds encrypted credentials to their run. */
export const encryptionPurpose = (generationId: string) => `generation:${generationId}`;

/** The user in an actor key, or undefined for a visitor. */
export function userIdOf(actor: string): string | undefined {
  return actor.startsWith('user:') ? actor.slice('user:'.length) : undefined;
}

/** Failure of a run that its user canceled. */
export const canceled = () => new AppError('cancelled-by-client', 'Canceled.');

/** Idempotency key of a translation: one run at a time for each language. */
export const translationKey = (groupId: string, language: Language) => `translation:${groupId}:${language}`;

/** The place of a blog in a batch: the batch's id and the blog's index from 0. */
export type BatchPlace = { batchId: string; index: number };

/** The place of a request in its batch, or null for a single blog. */
export function batchPlaceOf(request: Pick<GenerateRequest, 'batchId' | 'batchIndex'>): BatchPlace | null {
  const { batchId, batchIndex: index } = request;
  return batchId === undefined || index === undefined ? null : { batchId, index };
}

/** Idempotency key of a batch's blog: written once for each person, whatever the body. */
export const batchItemKey = ({ batchId, index }: BatchPlace) => `batch:${batchId}:${index}`;

/** A request as it is stored: without its pictures, and with the source page of each ('' for none) in their order. */
export function withoutPictures<Request extends Pick<GenerateRequest, 'userImages' | 'imageLinks'>>({
  userImages,
  imageLinks,
  ...request
}: Request) {
  return { ...request, links: userImages.map((dataUrl, at) => imageLinks[String(at)] ?? imageLinks[dataUrl] ?? '') };
}
