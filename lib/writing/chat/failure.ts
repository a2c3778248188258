import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { RUN_TEXTS } from '../../constants/writer-messages.ts';
import { modelProcessError } from '../../models/model-process-error.ts';
import { type Shortcoming, WritingError, type WritingErrorCode } from '../errors.ts';

/** Sentences for visitors; the details are in the error's `cause`. */
const MESSAGES: Readonly<Record<WritingErrorCode, string>> = {
  refused: 'The writing model declined this topic. Try wording it differently.',
  unavailable: 'The writing service is not answering right now. Please try again in a few minutes.',
  misconfigured:
    'The writing service is not set up properly, so no blog could be written. Please tell the people who run this site.',
  unusable: 'The writing model gave a text that could not be used. Please try again.',
  'over-budget': RUN_TEXTS.overBudget,
};

/**
 * A WritingError with the visitor's sentence for its code.
 * @param detail for the log
 * @param shortcoming the fault of an unusable text
 */
export function writingError(code: WritingErrorCode, detail: string, shortcoming?: Shortcoming): WritingError {
  return new WritingError(code, MESSAGES[code], { cause: new Error(detail), shortcoming });
}

/** Whether a complaint is about the context window. */
export function isAboutWindow(complaint: string): boolean {
  return /context.{0,10}(?:length|size|window)/i.test(complaint);
}

/** Whether a server refused a request because prompt and answer exceed its model's window. */
export function isTooLong(error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return isAboutWindow(`${error.code} ${error.message}`);
}

/** Prompt and answer exceed the model's window. */
export class TooLongError extends WritingError {
  constructor(cause: WritingError) {
    super(cause.code, cause.message, { cause: cause.cause });
  }
}

/** A server that does not know `stream` answered with something else. */
export class NotStreamedError extends Error {}

/** Failures worth a retry: rate limits, timeouts, server faults, broken connections. */
export function isTransient(error: unknown): boolean {
  if (error instanceof WritingError || error instanceof NotStreamedError) return false;
  // The user has waited for minutes: the next request restarts the process.
  if (modelProcessError(error)) return false;
  if (error instanceof APIConnectionError) return true;
  // A truncated body is a bare fetch or JSON error.
  if (!(error instanceof APIError)) return true;
  // An error inside a stream.
  if (error.status === undefined) return !isOutOfQuota(error) && codeFor(error) !== 'refused';
  if (error.status === 429) return !isOutOfQuota(error);
  return error.status === 408 || error.status === 409 || (error.status ?? 0) >= 500;
}

function isOutOfQuota(error: APIError): boolean {
  return error.code === 'insufficient_quota' || error.type === 'insufficient_quota';
}

function codeFor(error: APIError): WritingErrorCode {
  if (/content_?(?:filter|policy)|invalid_prompt/i.test(`${error.code} ${error.type} ${error.message}`)) {
    return 'refused';
  }
  const isServerSide = error.status === undefined || error.status === 429 || isTransient(error);
  return isServerSide ? 'unavailable' : 'misconfigured';
}

/** A refused or broken connection, not a slow one. */
function isBrokenConnection(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  return error instanceof APIConnectionError || !(error instanceof APIError);
}

/**
 * Turns an error of the SDK into a WritingError, without the SDK's message: servers echo keys and addresses in it.
 * @param server name of a server that may stop at any time
 */
export function asWritingError(error: unknown, server?: string): WritingError {
  if (error instanceof WritingError) return error;
  if (server && isBrokenConnection(error)) {
    return new WritingError('unavailable', RUN_TEXTS.serverGone(server), { cause: error });
  }
  const ofProcess = modelProcessError(error);
  if (ofProcess?.isLasting) return writingError('misconfigured', ofProcess.message);
  if (ofProcess) {
    return new WritingError('unavailable', RUN_TEXTS.localModelGone, { cause: ofProcess });
  }
  if (!(error instanceof APIError)) {
    const name = error instanceof Error ? error.name : typeof error;
    return writingError('unavailable', `The model server's answer could not be read (${name}).`);
  }
  const facts = [
    error.status === undefined ? error.constructor.name : `status ${error.status}`,
    error.code && /^\w{1,64}$/.test(error.code) ? `code ${error.code}` : undefined,
    error.requestID && /^[\w-]{1,80}$/.test(error.requestID) ? `request ${error.requestID}` : undefined,
  ];
  return writingError(codeFor(error), `Model server: ${facts.filter(Boolean).join(', ')}.`);
}
