import { AppError } from './errors.ts';

/**
 * A request's Idempotency-Key, or null without one.
 * @throws AppError invalid-input for a key that is empty, longer than 200 characters or not visible ASCII
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalid-input', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}
