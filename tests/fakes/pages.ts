import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from './local-server.ts';

/** What a path answers with: fixed content, or a listener that does as it likes. */
type Route = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array } | RequestListener;

/** A request that reached the server, after its body was read. */
type SeenRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

/** A web site of a few fixed pages on 127.0.0.1, under a free port. */
type PageServer = AsyncDisposable & {
  port: number;
  /** `127.0.0.1:port`, as it is written in a list of allowed hosts. */
  host: string;
  /** The address of a path on this site. */
  at: (path: string) => string;
  requests: SeenRequest[];
  openConnections: () => Promise<number>;
};

/** A redirect to `location`. */
export function redirectTo(location: string, status = 302): Route {
  return { status, headers: { location }, body: 'moved' };
}

function routeListener(routes: Record<string, Route>, requests: SeenRequest[]): RequestListener {
  return async (request, response) => {
    const path = request.url ?? '';
    const body = await text(request);
    requests.push({ method: request.method ?? '', path, headers: request.headers, body });
    const route = routes[path] ?? { status: 404, body: 'no such page' };
    if (typeof route === 'function') {
      route(request, response);
      return;
    }
    response.writeHead(route.status ?? 200, route.headers ?? { 'content-type': 'text/html' });
    response.end(route.body);
  };
}

/** Ports that sites of this process had: what was learnt of one of them, its robots.txt, does not hold for the next. */
const usedPorts = new Set<number>();

async function listenOnNewPort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  if (!usedPorts.has(port)) {
    usedPorts.add(port);
    return port;
  }
  await once(server.close(), 'close');
  return listenOnNewPort(server);
}

/** Starts a site with the given pages; any other path answers 404. Stops when it goes out of scope. */
export async function servePages(routes: Record<string, Route>): Promise<PageServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(routeListener(routes, requests));
  const port = await listenOnNewPort(server);
  const host = `127.0.0.1:${port}`;
  return {
    port,
    host,
    at: (path) => `http://${host}${path}`,
    requests,
    openConnections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
