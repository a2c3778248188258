import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request as fetchRaw } from 'undici';
import { applicationAt } from '@/lib/server/application-client.ts';
import { serveApplication } from '@/lib/server/application-server.ts';
import { cachedListener } from '@/lib/server/cached-listener.ts';
import type { OwnDomains } from '@/lib/server/own-domain.ts';
import { ResponseCache } from '@/lib/server/response-cache.ts';
import { bridgeEnds } from './bridge.ts';

const closing: (() => unknown)[] = [];

/** Serves an application behind the cache, and tells which requests reached it. */
export async function serve(answer: RequestListener, domains?: OwnDomains) {
  const reached: IncomingMessage[] = [];
  const bridge = bridgeEnds();
  const application = await serveApplication((request, response) => {
    reached.push(request);
    answer(request, response);
  }, bridge.application);
  const cache = new ResponseCache();
  cache.resume(false);
  const listener = cachedListener(applicationAt(application.socketPath, bridge.publicEnd), cache, 1, domains);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
    () => application.close(),
  );
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answered = await fetchRaw(`http://127.0.0.1:${port}${path}`, { headers, method: method as 'GET' });
    const body = Buffer.from(await answered.body.arrayBuffer());
    return { status: answered.statusCode, headers: answered.headers, body, text: body.toString() };
  };
  return { get, reached, cache };
}

/** Closes all that was served. */
export async function closeServed(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}
