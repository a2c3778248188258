import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import type { Submission } from './idempotency-key.ts';

const STORAGE_KEY = 'pending-generation';
/** Above this many characters (images are in it) a submission is stored in memory only. */
const MAX_STORED_CHARACTERS = 50_000;

const submissionSchema = v.object({ key: v.string(), body: v.string() });

let inMemory: Submission | null = null;

/** The submission whose outcome is not known, also after a reload of this tab. */
export function pendingSubmission(): Submission | null {
  return inMemory ?? readStored(STORAGE_KEY, submissionSchema);
}

/** Keeps a submission until its outcome is known; one with secrets in memory only. */
export function rememberSubmission(submission: Submission, hasSecrets = false): void {
  inMemory = submission;
  const isStored = !hasSecrets && submission.body.length <= MAX_STORED_CHARACTERS;
  writeStored(STORAGE_KEY, isStored ? submission : null);
}

/** Forgets it: the server answered. */
export function forgetSubmission(): void {
  inMemory = null;
  writeStored(STORAGE_KEY, null);
}
