import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Outcome, send } from './faults.ts';

/** A received call; `bytes` is its body as it came, which may be a file. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};

/** A server on a free port of 127.0.0.1. */
export type LocalServer = {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Every call so far, in order. */
  calls: Call[];
  close: () => Promise<void>;
};

/** Creates the HTTP server of a fake. Idle connections stay open, since a busy client may reuse one late. */
export const createServer = (listener?: RequestListener): http.Server =>
  http.createServer({ keepAliveTimeout: 0 }, listener);

/**
 * Starts a bare HTTP server on 127.0.0.1.
 * @param port a free one unless given
 */
export async function listen(listener?: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { server, host, url: `http://${host}`, close };
}

/**
 * Starts a server that answers each call by `answer`; its errors become a 500 with the reason.
 * @param port a free one unless given
 */
export async function startLocalServer(
  answer: (call: Call) => Outcome | Promise<Outcome>,
  port = 0,
): Promise<LocalServer> {
  const calls: Call[] = [];
  const { url, close } = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { method = '', headers } = request;
    const bytes = await buffer(request);
    const call = { method, path: pathname, query: searchParams, headers, body: bytes.toString(), bytes };
    calls.push(call);
    try {
      send(response, await answer(call));
    } catch (error) {
      send(response, { status: 500, body: String(error) });
    }
  }, port);
  return { url, calls, close };
}

/** An HTML page. */
export function htmlAnswer(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

/** A body's JSON; undefined for any other body. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
