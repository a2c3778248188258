import type { IncomingMessage } from 'node:http';
import { AppError } from '../http/errors.ts';

/** Methods of routes and of pages. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** Paths that accept writes: the API and Next's development tools. */
const WRITABLE = /^\/(?:api|_next|__nextjs[^/]*)(?:\/|$|\?)/;

const invalid = (message: string) => new AppError('invalid-input', message);

/** Path and query of a request target; scheme and host of an absolute one are ignored. */
function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/i.exec(target) ?? [];
  const path = rest ?? target;
  return path === '' || path.startsWith('?') ? `/${path}` : path;
}

function requireDecodable(target: string): void {
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch (cause) {
    throw new AppError('invalid-input', 'The address is not percent-encoded correctly.', { cause });
  }
}

/**
 * Checks the request line and the Host header, and sets `url` to the path (RFC 9112, section 3).
 * @throws AppError invalid-input (400), method-not-allowed (405, with Allow)
 */
export function checkRequestLine(request: IncomingMessage): void {
  const { method = '', url = '', headersDistinct } = request;
  if ((headersDistinct.host?.length ?? 0) > 1) throw invalid('The request names two hosts.');
  const target = originForm(url);
  if (!target.startsWith('/')) throw invalid('The request names no path.');
  requireDecodable(target);
  request.url = target;
  const allowed = WRITABLE.test(target) ? METHODS : PAGE_METHODS;
  if (allowed.includes(method)) return;
  const headers = { Allow: allowed.join(', ') };
  throw new AppError('method-not-allowed', 'This address does not accept this method.', { headers });
}
