import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import { count, record } from '../telemetry/instruments.ts';
import type { Lookups } from './response-cache.ts';

/** Requests since the last batch, and lookups in the cache. */
export type RequestBatch = {
  requests: { method: string; route: string; status: number; seconds: number }[];
  lookups: Lookups;
};

const SENT_EVERY_MS = 1_000;
const MAX_PATHS = 1_000;

type Route = { page: string; regex: string };
type Manifest = {
  staticRoutes: Route[];
  dynamicRoutes: Route[];
  rewrites: Record<'beforeFiles' | 'afterFiles', { source: string; destination: string; regex: string }[]>;
};

/**
 * Finds the pattern of a path, such as /share/[id]; '' where there is none. Paths of other languages have that of the
 * English one.
 */
export function routePatterns({ staticRoutes, dynamicRoutes, rewrites }: Manifest): (path: string) => string {
  const all = [
    { page: '/_next/…', regex: '^/_next/' },
    ...staticRoutes,
    ...rewrites.afterFiles.map(({ source, regex }) => ({ page: source, regex })),
    ...dynamicRoutes,
  ].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const languages = rewrites.beforeFiles.filter(({ destination }) => destination === '/:path*');
  const prefixes = languages.map(({ regex }) => new RegExp(regex));
  const known = new LRUCache<string, string>({ max: MAX_PATHS });
  const find = (path: string): string => {
    const translated = prefixes.flatMap((prefix) => prefix.exec(path) ?? []);
    const inEnglish = translated.length > 0 ? `/${translated[1] ?? ''}` : path;
    return all.find(({ regex }) => regex.test(inEnglish))?.page ?? '';
  };
  return (path) => {
    const page = known.get(path) ?? find(path);
    known.set(path, page);
    return page;
  };
}

export const readRoutes = (): ((path: string) => string) =>
  routePatterns(JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8')));

/** Measures answers. `send` receives them every second, with the lookups in the cache. */
export function measuringListener(
  answer: RequestListener,
  takeLookups: () => Lookups,
  routeOf: (path: string) => string,
  send: (batch: RequestBatch) => void,
) {
  let requests: RequestBatch['requests'] = [];
  const flush = () => {
    if (requests.length > 0) send({ requests, lookups: takeLookups() });
    requests = [];
  };
  setInterval(flush, SENT_EVERY_MS).unref();
  const listener: RequestListener = (request, response) => {
    const began = performance.now();
    const { method = '', url = '' } = request;
    const route = routeOf(url.split('?', 1)[0] ?? '');
    response.once('close', () => {
      // 499: the client left before the answer, as nginx counts it.
      const status = response.writableFinished ? response.statusCode : 499;
      requests.push({ method, route, status, seconds: (performance.now() - began) / 1000 });
    });
    answer(request, response);
  };
  return { listener, flush };
}

/** Adds a batch to the metrics. */
export function recordRequests({ requests, lookups }: RequestBatch): void {
  for (const { method, route, status, seconds } of requests) {
    record('http.server.request.duration', seconds, {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(route && { 'http.route': route }),
    });
  }
  for (const [result, added] of Object.entries(lookups)) {
    if (added > 0) count('quillcast.cache.lookups', added, { 'quillcast.cache.result': result });
  }
}
