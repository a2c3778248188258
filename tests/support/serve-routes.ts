import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { onTestFinished } from 'vitest';
import nextConfig from '../../next.config.js';
import { listen } from '../fakes/local-server.ts';
import { send } from './api.ts';
import { freshAddress } from './requests.ts';
import { changeSettings } from './settings.ts';

/** Serves the application's routes over HTTP until the test ends, and takes the server's address for the site's. */
export async function serveRoutes(): Promise<string> {
  const given = await nextConfig.rewrites?.();
  const afterFiles = given && 'afterFiles' in given ? given.afterFiles : undefined;
  const rewrites = new Map(afterFiles?.map(({ source, destination }) => [source, destination]));
  const address = freshAddress();
  const { url, close } = await listen(async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', url);
    const { method = 'GET' } = incoming;
    const headers = Object.entries({ ...incoming.headers, 'x-client-address': address }) as [string, string][];
    const body = method === 'GET' ? null : (Readable.toWeb(incoming) as BodyInit);
    const path = `${rewrites.get(pathname) ?? pathname}${search}`;
    const init = { method, headers, body, duplex: 'half' };
    const answer = await send(new Request(`${url}${path}`, init)).catch(() => new Response(null, { status: 404 }));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    await pipeline(Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream), outgoing);
  });
  onTestFinished(close);
  changeSettings({ SITE_URL: url });
  return url;
}
