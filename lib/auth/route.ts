import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { untilCaughtUp } from '@/lib/changes/subscriptions.ts';
import { SERVER_MESSAGES } from '@/lib/constants/messages.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { markingPersonal } from '@/lib/http/answer-context.ts';
import { readJson, SMALL_BODY_BYTES } from '@/lib/http/body.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { addressSubject, countTry, type LimitName } from '@/lib/http/rate-limit.ts';
import { log, requestContext } from '@/lib/log.ts';
import { authSecret } from '@/lib/secret.ts';
import { type Actor, actorOf } from './actor.ts';
import { visitorCookieHeader } from './cookies.ts';
import { refuseForeignPage } from './request-origin.ts';

/** Path parameters; those of a catch-all route are joined by '/'. */
type Params = Record<string, string>;

/** Second argument of a Next route. */
type Segment = { params: Promise<Record<string, string | string[]>> };

/** Argument of a handler; all input is validated. */
type Context<Body, Query> = { request: Request; actor: Actor; body: Body; query: Query; params: Params };

/** Known before the body is read. */
type Given = Pick<Context<never, never>, 'actor' | 'params' | 'request'>;

type Options<Body extends z.ZodType, Query extends z.ZodType> = {
  /** Schema of the JSON body; without it the body is not read. */
  body?: Body;
  /** Schema of the query string. */
  query?: Query;
  /** For bodies above 64 KB: size limit in bytes, and a check that refuses unauthorized requesters. */
  largeBody?: { limit: number; requireAllowed: (given: Given) => unknown };
  /** Rate limit per client address, counted before the body is read. */
  limit?: LimitName;
  /** Pages that may write: this site's, or 'any' for signed requests. */
  origin?: 'own' | 'any';
};

type Handler<Body, Query> = (context: Context<Body, Query>) => Promise<unknown>;

/**
 * Creates a route handler: refuses writes from other sites, finds the actor, parses the input, and sends the result as
 * JSON unless it is a Response. Responses default to `private, no-store`, always for personal content. The only place
 * that turns errors into responses: AppError by its table, anything else is logged and becomes a fixed 500.
 */
export function route<Body extends z.ZodType, Query extends z.ZodType>(
  options: Options<Body, Query>,
  handler: Handler<z.output<Body>, z.output<Query>>,
) {
  const answer = async (request: Request, segment?: Segment): Promise<Response> => {
    let actor: Actor | undefined;
    let response: Response;
    try {
      if (options.origin !== 'any') refuseForeignPage(request, env().SITE_URL);
      actor = await actorOf(request);
      if (options.limit) await countTry(options.limit, [addressSubject(actor.address)]);
      const given = { request, actor, params: await readParams(segment) };
      const result = await handler({
        ...given,
        body: (await parseBody(given, options)) as z.output<Body>,
        query: parseQuery(request, options) as z.output<Query>,
      });
      // A copy, since headers of a redirect are immutable.
      response = result instanceof Response ? new Response(result.body, result) : Response.json(result);
    } catch (error) {
      response = errorResponse(error, request);
    }
    // Writers read their own writes, even from the cache.
    if (!isRead(request)) await untilCaughtUp();
    if (!response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'private, no-store');
    }
    const isBrowser = request.method !== 'GET' && options.origin !== 'any';
    if (actor?.isNewVisitor && isBrowser) await rememberVisitor(response, actor);
    return response;
  };
  return (request: Request, segment?: Segment): Promise<Response> =>
    requestContext.run({ requestId: randomUUID() }, () => markingPersonal(() => answer(request, segment)));
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

async function readParams(segment: Segment | undefined): Promise<Params> {
  const entries = Object.entries((await segment?.params) ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join('/')]));
}

async function parseBody(given: Given, { body, largeBody }: Options<z.ZodType, z.ZodType>) {
  if (!body) return undefined;
  const json = await readJson(given.request, {
    limit: largeBody?.limit ?? SMALL_BODY_BYTES,
    address: given.actor.address,
    requireAllowed: () => largeBody?.requireAllowed(given),
  });
  return parseInput(body, json);
}

function parseQuery(request: Request, options: Options<z.ZodType, z.ZodType>) {
  if (!options.query) return undefined;
  return parseInput(options.query, Object.fromEntries(new URL(request.url).searchParams));
}

async function rememberVisitor(response: Response, actor: Actor): Promise<void> {
  const secure = siteUrl().startsWith('https:');
  const cookie = visitorCookieHeader(actor.visitorId, await authSecret(), secure);
  response.headers.append('Set-Cookie', cookie);
}

function asAppError(error: unknown, request: Request): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseOutage(error)) {
    log().error({ err: error }, 'the database cannot be used');
    const headers = { 'Retry-After': '60' };
    const message = isRead(request) ? SERVER_MESSAGES.unreadable : SERVER_MESSAGES.unavailable;
    return new AppError('unavailable', message, { cause: error, headers });
  }
  if (request.signal.aborted) return new AppError('cancelled-by-client', 'Canceled.');
  return undefined;
}

function errorResponse(error: unknown, request: Request): Response {
  const { requestId = '' } = requestContext.getStore() ?? {};
  const known = asAppError(error, request);
  const { pathname } = new URL(request.url);
  if (!known) log().error({ pathname, err: error }, 'request failed');
  const answer = known ?? new AppError('internal', `Something went wrong on our side. Reference: ${requestId}`);
  log().info({ pathname, status: answer.status, code: answer.code }, 'refused');
  return Response.json(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, 'X-Request-Id': requestId },
  });
}
