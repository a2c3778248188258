import type { IncomingMessage, ServerResponse } from 'node:http';
import { SMALL_BODY_BYTES } from '../http/body.ts';
import { AppError } from '../http/errors.ts';
import { sentence } from '../messages/catalogue.ts';
import { refuse } from './refusal.ts';

/** Slowest average rate of a body in bytes per second, enforced after a grace period. */
const LEAST_RATE = 100 * 1024;
const GRACE_SECONDS = 10;

export type BodyStart = { start: Buffer; isWhole: boolean };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls back once when a body is too slow. Time while it is paused does not count. */
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

/** Receives a small body, or the start of a larger one, and pauses the request; a slow body is refused. */
export async function receiveBody(response: ServerResponse): Promise<BodyStart | undefined> {
  const { req: request } = response;
  if (!hasBody(request)) return undefined;
  watchRate(request, () => refuse(response, new AppError('too-slow', sentence('server.tooSlow'))));
  return readStart(request);
}
