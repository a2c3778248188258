import type { z } from 'zod';
import { NotedError, type Sentence, say } from '../messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '../messages/languages.ts';
import type { errorAnswer } from './answers.ts';

export const STATUS = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'sign-in-required': 403,
  'network-limit-reached': 403,
  'subscription-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unprocessable-input': 422,
  'too-many-requests': 429,
  blocked: 451,
  'cancelled-by-client': 499,
  internal: 500,
  'not-implemented': 501,
  'writer-failed': 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

const RESOLVED_BY_SIGN_IN: ReadonlySet<ErrorCode> = new Set(['sign-in-required', 'network-limit-reached']);

/** What can be written without a model: a digest of the sources, or a page of library notes close to the topic. */
export type Alternative = 'close' | 'digest';

/** A source page, and a sentence for the user about it. */
export type SourceNote = { url: string; reason: string };

export type ErrorBody = z.infer<typeof errorAnswer>;

type ErrorDetails = Pick<ErrorBody, 'text' | 'alternative' | 'unreadableSources' | 'error'>;

/**
 * An error with a sentence for the user, or one in English that only programs meet. Any other error is answered with 500.
 */
export class AppError extends NotedError {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly #details: ErrorDetails;
  constructor(
    code: ErrorCode,
    reason: Sentence | string,
    { cause, headers = {}, ...details }: ErrorDetails & { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(reason, { cause });
    this.name = 'AppError';
    this.code = code;
    this.headers = headers;
    this.#details = details;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** The answer's body (spec §3, Generate response). */
  get body(): ErrorBody {
    return this.bodyIn(SOURCE_LANGUAGE);
  }

  /** The body for a page in another language, which shows `text` in place of the English message. */
  bodyIn(language: string): ErrorBody {
    return sayError(language, this.record);
  }

  /** The body as it is stored, before its reader is known: its sentences are notes. */
  get record(): ErrorBody {
    return {
      message: this.reason,
      code: this.code,
      ...(RESOLVED_BY_SIGN_IN.has(this.code) && { requiresSignIn: true as const }),
      ...(this.code === 'subscription-required' && { requiresSubscription: true as const }),
      ...this.#details,
    };
  }
}

const sayNotes = (language: string, notes: readonly SourceNote[]): SourceNote[] =>
  notes.map(({ url, reason }) => ({ url, reason: say(language, reason) }));

/** Says the notes of `AppError.record`. */
export function sayError<Body extends ErrorBody>(language: string, { message, unreadableSources, ...rest }: Body) {
  const [english, text] = [say(SOURCE_LANGUAGE, message), say(language, message)];
  return {
    ...(text !== english && { text }),
    ...{ message: english, ...rest },
    ...(unreadableSources && { unreadableSources: sayNotes(language, unreadableSources) }),
  };
}
