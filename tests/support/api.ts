import { globSync } from 'node:fs';
import path from 'node:path';
import { acceptedLanguage } from '@/lib/http/accepted-language.ts';
import { answered } from './answered.ts';
import { get, params, post } from './requests.ts';

type Headers = Record<string, string>;
type Handler = (request: Request, segment: ReturnType<typeof params>) => Promise<Response>;

/** Every route with the pattern of its addresses, fixed segments before those that take any value. */
const ROUTES = globSync('app/**/route.ts')
  .toSorted((one, other) => one.split('[').length - other.split('[').length)
  .map((file) => {
    const address = path.dirname(file).slice('app'.length);
    const pattern = address
      .replaceAll(/\[+\.{3}(\w+)\]+/g, '(?<$1>.+)')
      .replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')
      .replaceAll(/\.(?!\+)/g, '\\.');
    return { file: path.resolve(file), address, pattern: new RegExp(`^${pattern}$`) };
  });

/** The methods and addresses of every route, like `GET /api/blogs/[id]`. */
export async function routeNames(): Promise<string[]> {
  const names = ROUTES.map(async ({ file, address }) => {
    const handlers: Record<string, Handler> = await import(file);
    return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
      .filter((method) => handlers[method])
      .map((method) => `${method} ${address}`);
  });
  return (await Promise.all(names)).flat();
}

/** Sends a request to the route of its address, as Next does, in the answer that the server makes for a page's language. */
export async function send(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const { file, pattern } of ROUTES) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    const handlers: Record<string, Handler> = await import(file);
    const handler = handlers[request.method] ?? (request.method === 'HEAD' && handlers.GET);
    if (!handler) continue;
    const answer = () => handler(request, params(Object.fromEntries(values)));
    const language = acceptedLanguage(request.headers.get('accept-language') ?? undefined);
    return language ? (await answered(answer, { language })).result : answer();
  }
  throw new Error(`no route for ${request.method} ${pathname}`);
}

const sending =
  (method: string) =>
  (address: string, body: unknown, headers?: Headers, init?: RequestInit): Promise<Response> =>
    send(new Request(post(address, body, headers), { method, ...init }));

/** The application's routes, by address; as `post` of requests.ts, what is sent comes from a page of the site. */
export const api = {
  get: (address: string, headers?: Headers, init?: RequestInit) => send(new Request(get(address, headers), init)),
  post: sending('POST'),
  put: sending('PUT'),
  patch: sending('PATCH'),
  delete: sending('DELETE'),
};
