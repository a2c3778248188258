import { Agent, fetch } from 'undici';
import type { z } from 'zod';

const ANSWER_MS = 2000;
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Limits responses, and opens a new connection for each request, so that a stopped server refuses it. */
const dispatcher = new Agent({ maxResponseSize: ANSWER_BYTES, pipelining: 0 });

export class ServerStatusError extends Error {
  override name = 'ServerStatusError';
  readonly status: number;
  constructor(status: number, body: string) {
    super(body);
    this.status = status;
  }
}

/**
 * Requests JSON from a server, without following redirects; `body` is sent as JSON with POST.
 * @throws ServerStatusError for another status than 200; ZodError or SyntaxError for another response; TimeoutError; what
 * `fetch` throws; the signal's reason
 */
export type AskServer = <Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  request?: { body?: object; timeoutMs?: number },
) => Promise<z.output<Answer>>;

const BODY_CHARACTERS = 300;

export function createAskServer(address: string, signal: AbortSignal): AskServer {
  return async (path, schema, { body, timeoutMs = ANSWER_MS } = {}) => {
    const response = await fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      dispatcher,
    });
    const text = await response.text();
    if (response.status !== 200) throw new ServerStatusError(response.status, text.slice(0, BODY_CHARACTERS));
    return schema.parse(JSON.parse(text));
  };
}
