import type { IncomingMessage, RequestListener } from 'node:http';
import { Agent } from 'undici';
import { cachedListener } from '@/lib/server/cached-listener.ts';
import type { OwnDomains } from '@/lib/server/own-domain.ts';
import { ResponseCache } from '@/lib/server/response-cache.ts';
import { serveBehind } from './serve-behind.ts';

/** Serves an application behind the cache until the test ends, and records the requests that reach it. */
export async function serve(answer: RequestListener, domains?: OwnDomains) {
  const reached: IncomingMessage[] = [];
  const application: RequestListener = (request, response) => {
    reached.push(request);
    answer(request, response);
  };
  const cache = new ResponseCache();
  cache.resume(false);
  const { url, stop } = await serveBehind(application, (client) => cachedListener(client, cache, 1, domains));
  const agent = new Agent();
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    // Sends the path as it is.
    const answered = await agent.request({ origin: url, path, headers, method: method as 'GET' });
    const body = Buffer.from(await answered.body.arrayBuffer());
    return { status: answered.statusCode, headers: answered.headers, body, text: body.toString() };
  };
  return { url, get, reached, cache, stop };
}
