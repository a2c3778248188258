import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import nextConfig from '../../next.config.js';
import { listen } from '../fakes/local-server.ts';
import { send } from './api.ts';
import { freshAddress } from './requests.ts';
import { changeSettings } from './settings.ts';

/** Serves the application's routes over HTTP until the test ends, and takes the server's address for the site's. */
export async function serveRoutes(): Promise<string> {
  const given = await nextConfig.rewrites?.();
  const rewrites = new Map(Array.isArray(given) ? given.map((each) => [each.source, each.destination]) : []);
  const address = freshAddress();
  const { url, close } = await listen(async (incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', url);
    const { method = 'GET', headers } = incoming;
    const given = Object.entries({ ...headers, 'x-client-address': address }) as [string, string][];
    const body = method === 'POST' ? await buffer(incoming) : null;
    const path = `${rewrites.get(pathname) ?? pathname}${search}`;
    const answer = await send(new Request(`${url}${path}`, { method, headers: given, body })).catch(
      () => new Response(null, { status: 404 }),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  onTestFinished(close);
  changeSettings({ SITE_URL: url });
  return url;
}
