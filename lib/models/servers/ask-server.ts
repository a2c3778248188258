import { Agent, fetch } from 'undici';
import type { z } from 'zod';
import { MODEL_SERVER_ANSWER_BYTES, MODEL_SERVER_ANSWER_MS } from '@/lib/constants/limits.ts';

/**
 * Its own connections: a stranger's endless answer is cut off, and each question has a new one, so that a server that has
 * gone refuses it.
 */
const dispatcher = new Agent({ maxResponseSize: MODEL_SERVER_ANSWER_BYTES, pipelining: 0 });

type Question = {
  /** Sent as JSON, by POST. */
  body?: object | undefined;
  timeoutMs?: number | undefined;
};

/** What a server answered with instead of 200. */
export class ServerStatusError extends Error {
  readonly status: number;
  constructor(status: number, said: string) {
    super(said);
    this.name = 'ServerStatusError';
    this.status = status;
  }
}

/**
 * Asks a server for JSON of a form. No redirect is followed.
 * @throws ServerStatusError when the status is not 200, ZodError or SyntaxError when it answers something else, a
 * TimeoutError when it is too slow, what `fetch` throws when it cannot be reached; the signal's reason
 */
export type AskServer = <Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  question?: Question,
) => Promise<z.output<Answer>>;

/** Longest piece of an error's text that is kept for the log. */
const MOST_SAID = 300;

/** The way to ask the server at an address that the settings name, until the signal is aborted. */
export function createAskServer(address: string, signal: AbortSignal): AskServer {
  return async (path, schema, { body, timeoutMs = MODEL_SERVER_ANSWER_MS } = {}) => {
    const response = await fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      dispatcher,
    });
    const text = await response.text();
    if (response.status !== 200) {
      throw new ServerStatusError(response.status, text.slice(0, MOST_SAID));
    }
    return schema.parse(JSON.parse(text));
  };
}

/** Whether nothing is there that could answer. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException)?.code === 'ECONNREFUSED';

/** Whether a server was too slow to answer, which a busy one may be. */
const isTooSlow = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * What a question came to, or undefined where the server answers it otherwise, as one of another kind does.
 * @throws when the server is too slow: it may still be of this kind
 */
export async function answerOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isTooSlow(error)) throw error;
    return undefined;
  }
}
