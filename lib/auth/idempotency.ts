import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/http/errors.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { type Actor, actorKey } from './actor.ts';
import { settleKey, takeKey } from './mutations.ts';

export const KEY_REUSED = 'This Idempotency-Key was already used for another request.';
const KEY_BUSY = 'The first request with this Idempotency-Key is still running. Please try again.';

/**
 * Answers a request with an Idempotency-Key once: a repeat gets the same JSON for a day. A failed one can be sent again.
 * @throws AppError unprocessable-input for the key of another request, conflict while the first one runs
 */
export async function answerOnce(request: Request, actor: Actor, body: unknown, answer: () => Promise<Response>) {
  const key = readIdempotencyKey(request);
  if (key === null) return answer();
  const own = { actor: actorKey(actor), key };
  const { pathname, search } = new URL(request.url);
  const asked = JSON.stringify([pathname, search, body]);
  const requestHash = createHash('sha256').update(asked).digest('base64url');
  const earlier = await takeKey(own, requestHash);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('unprocessable-input', KEY_REUSED);
  if (earlier?.status) {
    return Response.json(earlier.body, { status: earlier.status, headers: { 'Idempotent-Replayed': 'true' } });
  }
  if (earlier) throw new AppError('conflict', KEY_BUSY, { headers: { 'Retry-After': '2' } });
  let kept: Parameters<typeof settleKey>[1];
  try {
    const response = await answer();
    const { status, ok, headers } = response;
    if (ok && headers.get('content-type') === 'application/json')
      kept = { status, body: await response.clone().json() };
    return response;
  } finally {
    await settleKey(own, kept);
  }
}
