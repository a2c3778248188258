import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { createServer as createNetServer, Server as NetServer } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '../http/client-address.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from './refusal.ts';

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

/** Checks request line and Host, and sets `url` to the path (RFC 9112, section 3). @throws AppError (400, 405) */
function checkRequestLine(request: IncomingMessage): void {
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

/** Connections that wait to be accepted; the system drops further ones. */
export const BACKLOG = 4096;

/** Longer than the largest body at the slowest rate (request-body.ts), in ms. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000;

const REFUSALS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs rights that this user does not have',
};

/** Why a port cannot be opened, for the operator; undefined for an unknown error. */
export const portProblem = (port: number, { code = '' }: NodeJS.ErrnoException): string | undefined =>
  REFUSALS[code] && `Port ${port} ${REFUSALS[code]}. Set PORT to another one.`;

async function open(server: NetServer, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = portProblem(port, error);
      reject(problem ? new Error(problem) : error);
    });
    server.listen({ port, backlog: BACKLOG }, resolve);
  });
}

/** Checks that the port can be opened, before the work of a start. @throws Error as `listen` does */
export async function requirePort(port: number): Promise<void> {
  const probe = createNetServer();
  await open(probe, port);
  await promisify(probe.close.bind(probe))();
}

const HSTS = 'strict-transport-security';
const FOR_A_YEAR = 'max-age=31536000';

/**
 * Responses with HSTS for hosts that `isSecure` names, refusals at the port among them. Subdomains are not included: they
 * may be somebody else's (docs/decisions/0133).
 */
const siteResponse = (isSecure: (host: string | undefined) => boolean) =>
  class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...given: unknown[]): this {
      const headers = (given.at(-1) ?? {}) as OutgoingHttpHeaders | OutgoingHttpHeader[];
      if (!isSecure(this.req.headers.host)) return super.writeHead(status, headers);
      // Not setHeader: with it, Node would check every header of a cached answer.
      if (Array.isArray(headers)) return super.writeHead(status, [...headers, HSTS, FOR_A_YEAR]);
      return super.writeHead(status, { ...headers, [HSTS]: FOR_A_YEAR });
    }
  };

/** Listens on the public port, with HSTS for `isSecure` hosts. @throws Error with a sentence for the operator */
export async function listen(
  listener: RequestListener,
  port: number,
  trustedProxies: number,
  isSecure: (host: string | undefined) => boolean = () => false,
): Promise<Server> {
  const limits = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer({ ...limits, ServerResponse: siteResponse(isSecure) }, (request, response) => {
    try {
      checkRequestLine(request);
    } catch (error) {
      refuse(response, error as AppError);
      return;
    }
    // Routes read the client's address from this header only; a client's own value is replaced.
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
      trustedProxies,
    );
    listener(request, response);
  });
  await open(server, port);
  return server;
}

/** Keep-alive timeout, in ms. Longer than any proxy's, which could send a request on a closing connection. */
const KEEP_ALIVE_MS = 75_000;

/** Keep-alive timeout while stopping, in ms: longer than in deploy/nginx.conf. */
const LINGER_MS = 3_000;

const SWEEP_MS = 100;

/** Accepts no new connections, and closes each open one with its next answer; idle ones after a while. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.maxRequestsPerSocket = 1;
  // Accept pending connections first; closing would reset them.
  await turn();
  // The HTTP server's own close() would close idle connections immediately.
  NetServer.prototype.close.call(server);
  const ended = new AbortController();
  await Promise.race([closed, sleep(LINGER_MS, undefined, { signal: ended.signal })]);
  ended.abort();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
}
