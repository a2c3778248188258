import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';

const submissionSchema = v.object({ key: v.string(), body: v.string() });

export type Submission = v.InferOutput<typeof submissionSchema>;

/** The submission for a body: the pending one if unchanged, so that a lost answer does not write the blog twice. */
export function nextSubmission(pending: Submission | null, body: string, newKey: () => string): Submission {
  return pending?.body === body ? pending : { key: newKey(), body };
}

/** A random UUID (version 4), also without HTTPS. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const STORAGE_KEY = 'pending-generation';
/** Longer submissions (those with images) stay in memory. */
const MAX_STORED_CHARACTERS = 50_000;

let inMemory: Submission | null = null;

/** The submission without a known outcome, also after a reload of this tab. */
export function pendingSubmission(): Submission | null {
  return inMemory ?? readStored(STORAGE_KEY, submissionSchema);
}

/** Keeps a submission until its outcome is known; one with secrets stays in memory. */
export function rememberSubmission(submission: Submission, hasSecrets = false): void {
  inMemory = submission;
  const isStored = !hasSecrets && submission.body.length <= MAX_STORED_CHARACTERS;
  writeStored(STORAGE_KEY, isStored ? submission : null);
}

export function forgetSubmission(): void {
  inMemory = null;
  writeStored(STORAGE_KEY, null);
}
