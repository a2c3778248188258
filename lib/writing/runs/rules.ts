import { createHash } from 'node:crypto';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { type GenerateRequest, storedRequestSchema } from '../schema.ts';

/** A run whose lease has ended counts as dead; times in ms. */
export const LEASE_MS = 30_000;
export const LEASE_RENEWAL_MS = 3_000;

export const MAX_ATTEMPTS = 2;

export const RECOVERY_MS = 5_000;

/** Retention of the log of an ended run, and of a failed run, in ms. */
export const LOG_RETENTION_MS = 24 * 60 * 60 * 1000;
export const FAILED_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export const JUDGING_MS = 25_000;

/** Distinguishes two requests with the same idempotency key. */
export const requestHashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Whether a stored request, unchecked, is for the connected model if there is one. */
export const isForModel = (request: unknown): boolean =>
  storedRequestSchema.pick({ withoutModel: true }).safeParse(request).data?.withoutModel !== true;

export const encryptionPurpose = (generationId: string) => `generation:${generationId}`;

export function userIdOf(actor: string): string | undefined {
  return actor.startsWith('user:') ? actor.slice('user:'.length) : undefined;
}

export const canceled = () => new AppError('cancelled-by-client', 'Canceled.');

const { status, body } = new AppError('unavailable', 'This blog was not written. Please try again.');

/** Failure of a run whose log is gone. */
export const NOT_WRITTEN = { status, ...body };

/** Idempotency key of a translation: one run at a time for each language. */
export const translationKey = (groupId: string, language: Language) => `translation:${groupId}:${language}`;

/** The place of a blog in a batch: the batch's id and the blog's index from 0. */
export type BatchPlace = { batchId: string; index: number };

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
