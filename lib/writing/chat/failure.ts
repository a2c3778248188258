import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { RUN_TEXTS } from '../../constants/writer-messages.ts';
import { modelProcessError } from '../../models/model-process-error.ts';
import { type Shortcoming, WritingError, type WritingErrorCode } from '../errors.ts';

/** What a visitor reads; who runs the site finds the details in the error's `cause`. */
const MESSAGES: Readonly<Record<WritingErrorCode, string>> = {
  refused: 'The writing model declined this topic. Try wording it differently.',
  unavailable: 'The writing service is not answering right now. Please try again in a few minutes.',
  misconfigured:
    'The writing service is not set up properly, so no blog could be written. Please tell the people who run this site.',
  unusable: 'The writing model gave a text that could not be used. Please try again.',
  'over-budget': RUN_TEXTS.overBudget,
};

/**
 * A WritingError with the visitor's sentence for its code; `detail` goes into the cause, for the log.
 * @param shortcoming what is wrong with an unusable text, for the sentence that names the model
 */
export function writingError(code: WritingErrorCode, detail: string, shortcoming?: Shortcoming): WritingError {
  return new WritingError(code, MESSAGES[code], { cause: new Error(detail), shortcoming });
}

/** Whether a server says that prompt and answer are too long for its model's window. */
export function isAboutWindow(complaint: string): boolean {
  return /context.{0,10}(?:length|size|window)/i.test(complaint);
}

/** Whether a server turned a request down because prompt and answer are too long for its model. */
export function isTooLong(error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return isAboutWindow(`${error.code} ${error.message}`);
}

/** A server turned a request down because prompt and answer are too long for its model. */
export class TooLongError extends WritingError {
  constructor(cause: WritingError) {
    super(cause.code, cause.message, { cause: cause.cause });
  }
}

/** A server answered a request for a stream with something else, as those do that do not know the field. */
export class NotStreamedError extends Error {}

/** Failures that another attempt may cure: rate limits, time-outs, server faults, broken connections. */
export function isTransient(error: unknown): boolean {
  if (error instanceof WritingError || error instanceof NotStreamedError) return false;
  // Whoever wrote with it has waited for minutes: the next request starts it again, this one does not.
  if (modelProcessError(error)) return false;
  if (error instanceof APIConnectionError) return true;
  // A body that breaks off half-way reaches us as a bare fetch or JSON error, not as an APIError.
  if (!(error instanceof APIError)) return true;
  // What a stream says is wrong after it has begun.
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

/** A connection that was refused, or broke off, however often it was tried; not one that was too slow. */
function isBrokenConnection(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  return error instanceof APIConnectionError || !(error instanceof APIError);
}

/**
 * Turns whatever the SDK threw into a WritingError. The SDK's own message is left out: servers echo
 * keys and addresses in it.
 * @param server what the server is called, where it is one that may be stopped at any time
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
