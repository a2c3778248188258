import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { onTestFinished } from 'vitest';
import { send } from './api.ts';

/** Serves the application's routes over HTTP until the test ends; gives their origin. */
export async function serveRoutes(): Promise<string> {
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = request.method === 'GET' ? null : (Readable.toWeb(request) as BodyInit);
    const init = { method: request.method ?? 'GET', headers, body, duplex: 'half' };
    const answer = await send(new Request(`http://${request.headers.host}${request.url}`, init));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    await pipeline(Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream), response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
