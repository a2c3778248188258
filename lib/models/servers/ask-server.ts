import { Agent, fetch } from 'undici';
import type { z } from 'zod';
import { MODEL_SERVER_ANSWER_BYTES, MODEL_SERVER_ANSWER_MS } from '@/lib/constants/limits.ts';

/** Limits responses, and opens a new connection for each request, so that a stopped server refuses it. */
const dispatcher = new Agent({ maxResponseSize: MODEL_SERVER_ANSWER_BYTES, pipelining: 0 });

type ServerRequest = {
  /** Sent as JSON with POST. */
  body?: object | undefined;
  timeoutMs?: number | undefined;
};

/** A server answered with another status than 200. */
export class ServerStatusError extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(body);
    this.name = 'ServerStatusError';
    this.status = status;
  }
}

/**
 * Requests JSON from a server, without following redirects.
 * @throws ServerStatusError for another status than 200; ZodError or SyntaxError for another response; TimeoutError; what
 * `fetch` throws; the signal's reason
 */
export type AskServer = <Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  request?: ServerRequest,
) => Promise<z.output<Answer>>;

/** Characters of an error's body for the log. */
const BODY_CHARACTERS = 300;

/** Sends requests to the server at an address from the settings, until the signal is aborted. */
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
      throw new ServerStatusError(response.status, text.slice(0, BODY_CHARACTERS));
    }
    return schema.parse(JSON.parse(text));
  };
}

/** Whether nothing listens at the address. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as NodeJS.ErrnoException)?.code === 'ECONNREFUSED';

/** Whether a server timed out, as a busy one may. */
const isTooSlow = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * A response, or undefined if the server rejects the request, as a server of another kind does.
 * @throws TimeoutError: a slow server may still be of this kind
 */
export async function answerOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isTooSlow(error)) throw error;
    return undefined;
  }
}
