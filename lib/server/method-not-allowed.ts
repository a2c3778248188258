import { AppError } from '../http/errors.ts';
import type { FreshResponse } from './application-client.ts';

const list = new Intl.ListFormat('en');

/** Methods that every address answers which answers any. */
const IMPLIED = new Set(['HEAD', 'OPTIONS']);

/**
 * The answer to a method that an address does not take, for which Next has an empty one.
 * @param allow the methods that it takes, as the Allow header names them
 */
export function methodNotAllowed(allow: string): FreshResponse {
  const methods = allow.split(', ').filter((method) => !IMPLIED.has(method));
  const { status, body } = new AppError('method-not-allowed', `This address takes ${list.format(methods)} only.`);
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    allow,
  };
  return { status, headers, body: Buffer.from(JSON.stringify(body)), tags: [] };
}
