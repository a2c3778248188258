import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { generateFieldsSchema } from '../schema.ts';

/** How long a run may go without a sign of life before it counts as dead, and how often it gives one, in ms. */
export const LEASE_MS = 30_000;
export const LEASE_RENEWAL_MS = 3_000;

/** How many times a run is begun before it is given up. */
export const MAX_ATTEMPTS = 2;

/** How often a process looks for runs that have died, in ms. */
export const RECOVERY_MS = 5_000;

/** How long an ended run stays in the list of its actor, in ms. */
export const LISTED_MS = 60 * 60 * 1000;

/** How long the log of an ended run is stored, and a failed run itself, in ms. */
export const LOG_RETENTION_MS = 24 * 60 * 60 * 1000;
export const FAILED_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Longest time that judging a request may take, in ms. */
export const JUDGING_MS = 25_000;

/** The hash that distinguishes two requests with the same idempotency key. */
export const requestHashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What was asked for, as it waits: without pictures and credentials, which are stored apart from it. */
export const storedRequestSchema = generateFieldsSchema
  .omit({ userImages: true, imageLinks: true, platforms: true })
  .extend({
    /** The page each picture comes from, '' where none was given. */
    links: z.array(z.string()),
    /** The visitor whose browser asked, also when signed in. */
    visitorId: z.string(),
    /** What the model is called that was to write when this was asked for, as everybody was told. */
    announcedModel: z.string().optional(),
    /** Side of the topic that the blog takes, as its batch was begun with it; '' or none leaves it to the writer. */
    angle: z.string().optional(),
    /** The blog that is to be written in another language. */
    translationOf: z.string().optional(),
  });

/** A request as it waits. */
export type StoredRequest = z.infer<typeof storedRequestSchema>;

/** Whether a stored request, unchecked, is for the connected model where there is one. */
export const isForModel = (request: unknown): boolean =>
  storedRequestSchema.pick({ withoutModel: true }).safeParse(request).data?.withoutModel !== true;

/** What encrypted credentials are bound to. */
export const encryptionPurpose = (generationId: string) => `generation:${generationId}`;

/** The id of the user whose run it is, or undefined for a visitor's. */
export function userIdOf(actor: string): string | undefined {
  return actor.startsWith('user:') ? actor.slice('user:'.length) : undefined;
}

/** What a run fails with that its user called off. */
export const cancelled = () => new AppError('cancelled-by-client', 'Cancelled.');

/** The idempotency key of a translation: each language is written once at a time, whoever asks how often. */
export const translationKey = (groupId: string, language: Language) => `translation:${groupId}:${language}`;
