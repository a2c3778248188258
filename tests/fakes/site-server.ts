import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Outcome, send } from './faults.ts';
import { createServer } from './http-server.ts';
import type { Call } from './local-server.ts';

/** A received call; its body may be a picture. */
export type SiteCall = Omit<Call, 'body'> & { body: Buffer };

/** An answer whose body is a file. */
export type FileAnswer = Omit<Answer, 'body'> & { body: Buffer };

/** A site on a free port of 127.0.0.1. */
export type SiteServer = {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Every call so far, in order. */
  calls: SiteCall[];
  close: () => Promise<void>;
};

/** An HTML page. */
export function htmlAnswer(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

/** Starts a site that also receives and serves files; errors become a 500 with the reason. */
export async function startSiteServer(
  answer: (call: SiteCall, origin: string) => Promise<Outcome | FileAnswer>,
): Promise<SiteServer> {
  const calls: SiteCall[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const { method = '', headers } = request;
    const body = await buffer(request);
    const call = { method, path: pathname, query: searchParams, headers, body };
    calls.push(call);
    try {
      const outcome = await answer(call, url);
      if (typeof outcome === 'object' && typeof outcome.body !== 'string') {
        response.writeHead(outcome.status, outcome.headers).end(outcome.body);
      } else send(response, outcome as Outcome);
    } catch (error) {
      send(response, { status: 500, body: String(error) });
    }
  });
  return {
    url,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
