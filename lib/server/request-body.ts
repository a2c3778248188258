import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVER_MESSAGES } from '../constants/messages.ts';
import { SMALL_BODY_BYTES } from '../http/body.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from './refusal.ts';

/** The slowest average rate of a body in bytes a second, and after how many seconds it counts. */
const LEAST_RATE = 100 * 1024;
const GRACE_SECONDS = 10;

/** The beginning of a body, or all of it. */
export type BodyStart = { start: Buffer; isWhole: boolean };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls back once when a body comes too slowly. The time in which nobody reads it does not count. */
function watchRate(request: IncomingMessage, tooSlow: () => void): void {
  let bytes = 0;
  let seconds = 0;
  request.on('data', ({ byteLength }: Buffer) => {
    bytes += byteLength;
  });
  const timer = setInterval(() => {
    if (request.isPaused()) return;
    seconds += 1;
    if (seconds < GRACE_SECONDS || bytes >= seconds * LEAST_RATE) return;
    clearInterval(timer);
    tooSlow();
  }, 1000);
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

function readStart(request: IncomingMessage): Promise<BodyStart> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (isWhole: boolean) => {
      request.off('data', read).off('end', end).pause();
      resolve({ start: Buffer.concat(chunks), isWhole });
    };
    const end = () => finish(true);
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > SMALL_BODY_BYTES) finish(false);
    };
    request.on('data', read).once('end', end);
  });
}

/**
 * Receives a small body as a whole, and of a larger one the beginning; then the request is paused. From now on a body that
 * comes too slowly is refused. Never resolves when the client goes away meanwhile.
 * @returns undefined where the request has no body
 */
export async function receiveBody(response: ServerResponse): Promise<BodyStart | undefined> {
  const { req: request } = response;
  if (!hasBody(request)) return undefined;
  watchRate(request, () => refuse(response, new AppError('too-slow', SERVER_MESSAGES.tooSlow)));
  return readStart(request);
}
