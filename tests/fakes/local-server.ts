import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Outcome, send } from './faults.ts';
import { createServer } from './http-server.ts';

/** A received call with its body. */
export type Call = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string };

/** A server on a free port of 127.0.0.1. */
export type LocalServer = {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Every call so far, in order. */
  calls: Call[];
  close: () => Promise<void>;
};

/**
 * Starts a server that answers each call by `answer`; its errors become a 500 with the reason.
 * @param port a free one unless given
 */
export async function startLocalServer(
  answer: (call: Call) => Outcome | Promise<Outcome>,
  port = 0,
): Promise<LocalServer> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { method = '', headers } = request;
    const call = { method, path: pathname, query: searchParams, headers, body: await text(request) };
    calls.push(call);
    try {
      send(response, await answer(call));
    } catch (error) {
      send(response, { status: 500, body: String(error) });
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A body's JSON; undefined for any other body. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
