import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { untilCaughtUp } from '@/lib/changes/subscriptions.ts';
import { SERVER_MESSAGES } from '@/lib/constants/messages.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { DEFAULT_BODY_LIMIT, readJson } from '@/lib/http/body.ts';
import { AppError } from '@/lib/http/errors.ts';
import { markingPersonal } from '@/lib/http/personal-answer.ts';
import { addressSubject, countTry, type LimitName } from '@/lib/http/rate-limit.ts';
import { log, requestContext } from '@/lib/log.ts';
import { authSecret } from '@/lib/secret.ts';
import { type Actor, actorOf } from './actor.ts';
import { visitorCookieHeader } from './visitor-cookie.ts';

/** The variable parts of a route's path; the parts of a catch-all one are joined by '/'. */
type Params = Record<string, string>;

/** What Next hands to a route. */
type Segment = { params: Promise<Record<string, string | string[]>> };

/** What a handler gets: all input already checked. */
type Context<Body, Query> = {
  request: Request;
  actor: Actor;
  body: Body;
  query: Query;
  params: Params;
};

type Options<Body extends z.ZodType, Query extends z.ZodType> = {
  /** Schema of the JSON body; without it the body is not read. */
  body?: Body;
  /** Schema of the query string. */
  query?: Query;
  /** Largest body in bytes. */
  bodyLimit?: number;
  /** Limit that each request of a client address counts against, before its body is read. */
  limit?: LimitName;
  /** Who may write: pages of this site unless 'any', which is for callers that prove themselves by a signature. */
  origin?: 'own' | 'any';
};

type Handler<Body, Query> = (context: Context<Body, Query>) => Promise<unknown>;

/**
 * Makes a route handler: checks the origin of writes, finds the actor, parses the input, runs the
 * handler and answers its result as JSON (or as it is, when it is a Response). An answer that does not say itself who
 * may keep it is `private, no-store`, and so is one that shows what only its asker may see. The only place that turns errors into answers: AppError by its table, zod as 400
 * with the first issue's sentence, the rest logged and answered with a fixed 500.
 */
export function route<Body extends z.ZodType, Query extends z.ZodType>(
  options: Options<Body, Query>,
  handler: Handler<z.output<Body>, z.output<Query>>,
) {
  const answer = async (request: Request, segment?: Segment): Promise<Response> => {
    let actor: Actor | undefined;
    let response: Response;
    try {
      if (options.origin !== 'any') requireSameOrigin(request, env().SITE_URL);
      actor = await actorOf(request);
      if (options.limit) await countTry(options.limit, [addressSubject(actor.address)]);
      const result = await handler({
        request,
        actor,
        body: (await parseBody(request, options)) as z.output<Body>,
        query: parseQuery(request, options) as z.output<Query>,
        params: await readParams(segment),
      });
      // A copy, since the headers of a redirect cannot be added to.
      response =
        result instanceof Response ? new Response(result.body, result) : Response.json(result);
    } catch (error) {
      response = errorResponse(error, request);
    }
    // Whoever has written reads what they wrote, also where answers come from the cache.
    if (!isRead(request)) await untilCaughtUp();
    if (!response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'private, no-store');
    }
    const isBrowser = request.method !== 'GET' && options.origin !== 'any';
    if (actor?.isNewVisitor && isBrowser) await rememberVisitor(response, actor);
    return response;
  };
  return (request: Request, segment?: Segment): Promise<Response> =>
    requestContext.run({ requestId: randomUUID() }, () =>
      markingPersonal(() => answer(request, segment)),
    );
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a writing request through only when a page of this site sent it.
 * @param ownOrigin the configured public address, when there is one
 * @throws AppError forbidden when Origin is missing or foreign
 */
function requireSameOrigin(request: Request, ownOrigin: string | undefined): void {
  if (READING.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin && URL.canParse(origin)) {
    // Without a configured address the host the browser asked for is ours.
    const isOwn = ownOrigin
      ? origin === new URL(ownOrigin).origin
      : new URL(origin).host === request.headers.get('host');
    if (isOwn) return;
  }
  throw new AppError('forbidden', 'This request must come from a page of this site.');
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

async function readParams(segment: Segment | undefined): Promise<Params> {
  const entries = Object.entries((await segment?.params) ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join('/')]));
}

async function parseBody(request: Request, options: Options<z.ZodType, z.ZodType>) {
  if (!options.body) return undefined;
  return options.body.parse(await readJson(request, options.bodyLimit ?? DEFAULT_BODY_LIMIT));
}

function parseQuery(request: Request, options: Options<z.ZodType, z.ZodType>) {
  return options.query?.parse(Object.fromEntries(new URL(request.url).searchParams));
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
  if (request.signal.aborted) return new AppError('cancelled-by-client', 'Cancelled.');
  if (error instanceof z.ZodError) {
    return new AppError('invalid-input', error.issues[0]?.message ?? 'Invalid input.');
  }
  return undefined;
}

function errorResponse(error: unknown, request: Request): Response {
  const { requestId = '' } = requestContext.getStore() ?? {};
  const known = asAppError(error, request);
  const { pathname } = new URL(request.url);
  if (!known) log().error({ pathname, err: error }, 'request failed');
  const answer =
    known ?? new AppError('internal', `Something went wrong on our side. Reference: ${requestId}`);
  log().info({ pathname, status: answer.status, code: answer.code }, 'refused');
  return Response.json(answer.body, {
    status: answer.status,
    headers: { ...answer.headers, 'X-Request-Id': requestId },
  });
}
