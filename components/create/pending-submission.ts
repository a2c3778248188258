import type { Submission } from './idempotency-key.ts';
import { readSession, writeSession } from './session-store.ts';

const STORAGE_KEY = 'pending-generation';
/** Above this many characters (images are in it) a submission is kept in memory only. */
const MAX_STORED_CHARACTERS = 50_000;

let inMemory: Submission | null = null;

function stored(): Submission | null {
  const [key, body] = (readSession(STORAGE_KEY) ?? '').split('\n', 2);
  return key && body ? { key, body } : null;
}

/** The submission whose outcome is not known, also after a reload of this tab. */
export function pendingSubmission(): Submission | null {
  return inMemory ?? stored();
}

/** Keeps a submission until its outcome is known; one with secrets in memory only. */
export function rememberSubmission(submission: Submission, hasSecrets = false): void {
  inMemory = submission;
  const isStored = !hasSecrets && submission.body.length <= MAX_STORED_CHARACTERS;
  writeSession(STORAGE_KEY, isStored ? `${submission.key}\n${submission.body}` : null);
}

/** Forgets it: the server answered. */
export function forgetSubmission(): void {
  inMemory = null;
  writeSession(STORAGE_KEY, null);
}
