import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { untilCaughtUp } from '@/lib/changes/subscriptions.ts';
import { isKept, type Scope } from '@/lib/constants/scopes.ts';
import { isDatabaseOutage } from '@/lib/database/outage.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { askedDomain, askedLanguage, markingPersonal } from '@/lib/http/answer-context.ts';
import { isForm, readForm, readJson, SMALL_BODY_BYTES } from '@/lib/http/body.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { addressSubject, countTry, type LimitName } from '@/lib/http/rate-limit.ts';
import { log, requestContext } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { authSecret } from '@/lib/secret.ts';
import { type Actor, isProgram, readActor, requireScope, requireUser, tokenRefusal, type UserActor } from './actor.ts';
import { answerOnce } from './idempotency.ts';
import { visitorCookieHeader } from './session.ts';

/** Segments of addresses below /api by the names of their folders; '' where an address has none. */
const NO_PARAMS = {
  ...{ id: '', blogId: '', backlinkId: '', revisionId: '', index: '', number: '', name: '', platform: '' },
  ...{ uid: '', usernameSlug: '', nextauth: '', file: '', page: '', key: '', language: '', part: '' },
};

type Params = typeof NO_PARAMS;

type Segment = { params: Promise<Record<string, string | string[]>> };

type Context<Body, Query, Who> = { request: Request; actor: Who; body: Body; query: Query; params: Params };

type Given = Pick<Context<never, never, Actor>, 'actor' | 'params' | 'request'>;

/** Body of a request that says nothing. Requiring JSON keeps other sites' forms out. */
export const emptyBody = z.object({});

type Options<Body extends z.ZodType, Query extends z.ZodType, Auth extends 'user' | undefined> = {
  /** 'user' refuses visitors before the body is read. */
  auth?: Auth;
  /** The scope that a program needs; without one, programs are refused. 'any': for programs only, and each call checks its own. */
  scope?: Scope | 'any';
  body?: Body;
  query?: Query;
  takesForms?: boolean;
  /** For bodies above 64 KB: size limit in bytes. */
  largeBody?: { limit: number };
  /** Refuses requesters that `auth` does not, before a large body is received. */
  requireAllowed?: (given: Given) => unknown;
  limit?: LimitName;
  /** Whether it takes the Idempotency-Key itself; else any POST of a program that writes is answered once for each. */
  hasOwnKey?: boolean;
  /** Pages that may write: this site's, or 'any' for requests that prove or need no identity. */
  origin?: 'own' | 'any';
  /** Of OAuth: answers errors in its form, and those of the input by this name. */
  inputError?: string;
};

/**
 * Creates a route handler: refuses writes from other sites, finds the actor, parses the input, and sends the result as
 * JSON unless it is a Response; without one, that it succeeded. Turns errors into responses: AppError by its table, anything else into a fixed 500.
 */
export function route<Body extends z.ZodType, Query extends z.ZodType, Auth extends 'user' | undefined = undefined>(
  options: Options<Body, Query, Auth>,
  handler: (
    context: Context<z.output<Body>, z.output<Query>, Auth extends 'user' ? UserActor : Actor>,
  ) => Promise<unknown>,
) {
  const answer = async (request: Request, segment?: Segment): Promise<Response> => {
    let actor: Actor | undefined;
    let response: Response;
    try {
      actor = await readActor(request);
      const program = actor.kind === 'user' && actor.access;
      if (program) await requireProgram(actor, program.id, options.scope);
      else if (options.scope === 'any') throw tokenRefusal('Send a key or token: “Authorization: Bearer …”.');
      else if (options.origin !== 'any') refuseForeignPage(request, env().SITE_URL);
      if (options.limit) await countTry(options.limit, [addressSubject(actor.address)]);
      if (options.auth) requireUser(actor);
      const given = { request, actor, params: await readParams(segment) };
      const context = {
        ...(given as typeof given & { actor: never }),
        body: (await parseBody(given, options)) as z.output<Body>,
        query: (options.query && parseInput(options.query, readQuery(request))) as z.output<Query>,
      };
      const respond = async () => asResponse(await handler(context));
      const isOnce = program && request.method === 'POST' && isKept(options.scope) && !options.hasOwnKey;
      response = await (isOnce ? answerOnce(request, actor, context.body, respond) : respond());
    } catch (error) {
      response = errorResponse(error, request, options.inputError);
    }
    // Writers read their own writes, even from the cache.
    if (!isRead(request) && response.status < 400) await untilCaughtUp();
    if (!response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'private, no-store');
    }
    // Own domains have no cookies.
    const isBrowser = request.method !== 'GET' && options.origin !== 'any' && !askedDomain();
    if (actor?.isNewVisitor && isBrowser) {
      const secure = siteUrl().startsWith('https:');
      response.headers.append('Set-Cookie', visitorCookieHeader(actor.visitorId, await authSecret(), secure));
    }
    return response;
  };
  return (request: Request, segment?: Segment): Promise<Response> =>
    requestContext.run({ requestId: randomUUID() }, () => markingPersonal(() => answer(request, segment)));
}

/** A copy of a response, since headers of a redirect are immutable. */
const asResponse = (result: unknown): Response =>
  result instanceof Response
    ? new Response(result.body, result)
    : Response.json(result === undefined ? { success: true } : result);

/** A browser does not send a program's token by itself, so that its request may come from any page. */
async function requireProgram(actor: Actor, id: string, scope: Scope | 'any' | undefined): Promise<void> {
  if (!scope) throw new AppError('forbidden', 'Keys and connections of programs do not reach this address.');
  if (scope !== 'any') requireScope(actor, scope);
  await countTry('program', [id]);
}

type FormPage<Result> = (params: Params, result?: Result) => string;

export function formRoute<Body extends z.ZodType, Result>(
  options: Pick<Options<Body, z.ZodType, undefined>, 'body' | 'limit'>,
  handler: (context: Context<z.output<Body>, unknown, Actor>) => Promise<Result>,
  pageFor: FormPage<Result>,
) {
  const answer = route({ ...options, takesForms: true }, handler);
  return async (request: Request, segment?: Segment): Promise<Response> => {
    const response = await answer(request, segment);
    if (!isForm(request)) return response;
    const [params, result] = [await readParams(segment), await response.json()];
    const to = response.ok ? pageFor(params, result) : `${pageFor(params)}?problem=${result.code}`;
    const headers = new Headers(response.headers);
    headers.delete('Content-Type');
    headers.set('Location', encodeURI(to));
    return new Response(null, { status: 303, headers });
  };
}

const isRead = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

async function readParams(segment: Segment | undefined): Promise<Params> {
  const entries = Object.entries((await segment?.params) ?? {});
  return { ...NO_PARAMS, ...Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join('/')])) };
}

type AnyOptions = Options<z.ZodType, z.ZodType, 'user' | undefined>;

async function parseBody(given: Given, { body, largeBody, requireAllowed, takesForms, origin }: AnyOptions) {
  if (!body) return undefined;
  const read = takesForms && isForm(given.request) ? readForm : readJson;
  const sent = await read(given.request, {
    limit: largeBody?.limit ?? SMALL_BODY_BYTES,
    address: given.actor.address,
    isFromAnywhere: origin === 'any',
    requireAllowed: () => requireAllowed?.(given),
  });
  return parseInput(body, sent);
}

const readQuery = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

function asAppError(error: unknown, request: Request): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDatabaseOutage(error)) {
    log().error({ err: error }, 'the database cannot be used');
    const headers = { 'Retry-After': '60' };
    const reason = sentence(isRead(request) ? 'server.unreadable' : 'server.unavailable');
    return new AppError('unavailable', reason, { cause: error, headers });
  }
  if (request.signal.aborted) return new AppError('cancelled-by-client', 'Canceled.');
  return undefined;
}

/** The answer to an error; logs what is unknown, and says nothing about it. */
export function errorResponse(error: unknown, request: Request, inputError?: string): Response {
  const { requestId = '' } = requestContext.getStore() ?? {};
  const known = asAppError(error, request);
  const { pathname } = new URL(request.url);
  if (!known) log().error({ pathname, err: error }, 'request failed');
  const answer = known ?? new AppError('internal', sentence('server.failed', { reference: requestId }));
  log().info({ pathname, status: answer.status, code: answer.code }, 'refused');
  const isOurs = answer.status === 429 || answer.status >= 500;
  const named = { error: isOurs ? 'temporarily_unavailable' : inputError, error_description: answer.message };
  const body = answer.bodyIn(askedLanguage());
  return Response.json(inputError ? { ...named, ...body } : body, {
    status: answer.status,
    headers: { ...answer.headers, 'X-Request-Id': requestId },
  });
}

/** Refuses writes from other sites' pages. Browsers too old for both headers preflight JSON and DELETE. */
function refuseForeignPage(request: Request, ownOrigin: string | undefined): void {
  if (isRead(request)) return;
  const site = request.headers.get('sec-fetch-site') ?? '';
  const named = request.headers.get('origin');
  // A form of a page that sends no referrer hides its origin even from its own site.
  const origin = named === 'null' && site === 'same-origin' ? null : named;
  if (!['cross-site', 'same-site'].includes(site) && (origin === null || isOwn(origin, request, ownOrigin))) return;
  throw new AppError('forbidden', 'This request must come from a page of this site.');
}

/** A requested own domain, this site, or the requested host where no address is configured. */
const isOwn = (origin: string, { headers }: Request, ownOrigin: string | undefined) =>
  (askedDomain() && URL.parse(origin)?.hostname === askedDomain()?.host) ||
  (ownOrigin ? origin === new URL(ownOrigin).origin : URL.parse(origin)?.host === headers.get('host'));

/** Work that goes on as a program gets it: 202 and the addresses to follow it. Any other is the answer itself. */
export function followed(actor: Actor, kind: 'generations' | 'batches', work: { id: string }): Response | object {
  if (!isProgram(actor) || !('status' in work)) return work;
  const poll = `/api/${kind}/${work.id}`;
  return Response.json({ ...work, events: `${poll}/events`, poll }, { status: 202, headers: { Location: poll } });
}
