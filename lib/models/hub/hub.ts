import type { LookupFunction } from 'node:net';
import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import { z } from 'zod';
import { destinationVerdict } from '../../http/address-guard.ts';
import { checkedLookup, everyAddressIsPublic, lookupName } from '../../http/resolve.ts';
import { readBody } from '../../http/safe-fetch.ts';
import { NotedError, note } from '../../messages/catalogue.ts';
import { type HubAddress, hasQuantization } from './catalog.ts';

const ANSWER_MS = 60_000;

export type Hub = { base: string; token?: string | undefined; signal: AbortSignal };

export type HubFile = { repo: string; path: string; size: number; sha256: string };

/** Response of /api/models/REPO/tree/main. Large files are in LFS; `oid` is the SHA-256 of their content. */
const treeSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }).optional(),
  }),
);

type Entry = z.infer<typeof treeSchema>[number];

const agentWith = (lookup?: LookupFunction) =>
  new EnvHttpProxyAgent({
    connect: { timeout: 15_000, ...(lookup && { lookup }) },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
  });

const dispatcher = agentWith();

type HubRequest = { repo: string; path?: string; at: string; headers?: Record<string, string> };

/** Why a model cannot be downloaded or used; `reason` is for the operator. */
export class ModelError extends NotedError {
  override name = 'ModelError';
  readonly isTransient: boolean;
  constructor(reason: string, options: ErrorOptions & { isTransient?: boolean } = {}) {
    super(reason, options);
    this.isTransient = options.isTransient ?? false;
  }
}

function deepest(error: unknown): NodeJS.ErrnoException {
  const { cause, errors } = error as AggregateError;
  const inner = cause ?? errors?.[0];
  return inner ? deepest(inner) : (error as NodeJS.ErrnoException);
}

const NO_NAME = /^(?:ENOTFOUND|EAI_AGAIN)$/;
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|ERR_TLS/;
const NO_WAY = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;

/** @throws the error for a request without a response or with a truncated one, or the signal's reason. */
function failNetwork(cause: unknown, { base, signal }: Hub): never {
  signal.throwIfAborted();
  const { host } = new URL(base);
  const { code = '', message } = deepest(cause);
  if (NO_NAME.test(code)) throw new ModelError(note('models.hub.noSuchName', { host }), { cause, isTransient: true });
  if (CERTIFICATE.test(code)) throw new ModelError(note('models.hub.certificate', { host }), { cause });
  if (/proxy/i.test(message)) throw new ModelError(note('models.hub.proxyRefuses'), { cause });
  const reason = NO_WAY.test(code) ? note('models.hub.unreachable', { host }) : note('models.hub.broken');
  throw new ModelError(reason, { cause, isTransient: true });
}

function secondsToWait({ headers }: Response): string | null {
  const [, seconds] = /;t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
  return headers.get('retry-after') ?? seconds ?? null;
}

const describeLimit = (seconds: string | null) =>
  seconds ? note('models.hub.tooManyUntil', { seconds }) : note('models.hub.tooMany');

function describeRefusal(response: Response, { base, token }: Hub, { repo, path }: HubRequest): string {
  const { status, headers } = response;
  const code = headers.get('x-error-code');
  const noSuchRepository = note('models.hub.noSuchRepository', { repo });
  switch (status) {
    case 407:
      return note('models.hub.proxyRefuses');
    case 401:
    case 403:
      if (code === 'GatedRepo') return note('models.hub.license', { page: `${base}/${repo}` });
      // Without a token, private and missing repositories look the same.
      return token && code !== 'RepoNotFound' ? note('models.hub.tokenRefused') : noSuchRepository;
    case 404:
      return path !== undefined && code !== 'RepoNotFound' ? note('models.hub.gone', { path }) : noSuchRepository;
    case 429:
      return describeLimit(secondsToWait(response));
    default:
      return note(status >= 500 ? 'models.hub.trouble' : 'models.hub.refused', { status });
  }
}

const refusedRedirect = new ModelError(note('models.hub.redirectsInside'));

const findAddresses = (hostname: string) => lookupName(hostname, { isTrusted: true });

const publicDispatcher = agentWith(checkedLookup(findAddresses, everyAddressIsPublic, refusedRedirect));

/** Sends requests to the hub's host, and those that it redirects to public addresses only. */
const dispatcherFor = ({ base }: Hub) =>
  dispatcher.compose((dispatch) => (options, handler) => {
    const url = new URL(options.origin ?? base);
    if (url.hostname === new URL(base).hostname) return dispatch(options, handler);
    if (destinationVerdict(url, []) !== 'public-only') throw refusedRedirect;
    return publicDispatcher.dispatch(options, handler);
  });

/** Sends a request to the hub; fetch keeps the token from other origins. @throws ModelError unless 2xx or 416. */
async function ask(hub: Hub, request: HubRequest): Promise<Response> {
  const authorization = hub.token && { authorization: `Bearer ${hub.token}` };
  // Compression would change the ranges.
  const headers = { 'accept-encoding': 'identity', ...request.headers, ...authorization };
  const { signal } = hub;
  const options = { headers, signal, dispatcher: dispatcherFor(hub) };
  const response = await fetch(`${hub.base}${request.at}`, options).catch((error) => {
    const cause = deepest(error);
    // fetch follows redirects to HTTP only.
    if (cause instanceof ModelError || cause.message.includes('scheme')) throw refusedRedirect;
    return failNetwork(error, hub);
  });
  if (response.ok || response.status === 416) return response;
  await response.body?.cancel();
  throw new ModelError(describeRefusal(response, hub, request), { isTransient: response.status >= 500 });
}

async function listFiles(hub: Hub, repo: string): Promise<Entry[]> {
  // A response has up to 1,000 entries; GGUF repositories have dozens.
  const at = `/api/models/${repo}/tree/main?recursive=true`;
  const response = await ask(hub, { at, repo });
  try {
    const list = await readBody(response, { maxBytes: 4 * 1024 * 1024 });
    return treeSchema.parse(JSON.parse(Buffer.from(list).toString()));
  } catch (cause) {
    hub.signal.throwIfAborted();
    throw new ModelError(note('models.hub.notAHub', { host: new URL(hub.base).host }), { cause });
  }
}

const MAX_CHOICES = 50;

const PART = /-\d{5}-of-\d{5}\.gguf$/i;

/** Whether a file is a complete model: not a part, and not a projector for pictures (mmproj). */
const isWhole = ({ type, path }: Entry) =>
  type === 'file' && /\.gguf$/i.test(path) && !PART.test(path) && !/mmproj/i.test(path);

function describeMissing(repo: string, wanted: string, files: readonly string[]): string {
  if (files.length === 0) return note('models.hub.noFile', { repo, wanted });
  return note('models.hub.otherFiles', { repo, wanted, files: files.join(', ') });
}

/** Finds the file of an address at the hub. @throws ModelError when there is none or it has no SHA-256. */
export async function findHubFile(hub: Hub, { repo, quantization }: HubAddress): Promise<HubFile> {
  const whole = (await listFiles(hub, repo)).filter(isWhole);
  const matches = whole.filter(({ path }) => hasQuantization(path, quantization));
  // "UD-Q4_K_M" matches Q4_K_M too; the plain one has the shorter name.
  const [file] = matches.toSorted((a, b) => a.path.length - b.path.length);
  if (!file) {
    const files = whole.slice(0, MAX_CHOICES).map(({ path }) => path);
    throw new ModelError(describeMissing(repo, quantization, files));
  }
  if (!file.lfs) throw new ModelError(note('models.hub.noHash'));
  return { repo, path: file.path, size: file.lfs.size, sha256: file.lfs.oid };
}

/** Requests a file from an offset on; the response may still be 200 with the whole file. @throws ModelError */
export function openHubFile(hub: Hub, { repo, path }: HubFile, from: number): Promise<Response> {
  const at = `/${repo}/resolve/main/${path.split('/').map(encodeURIComponent).join('/')}`;
  return ask(hub, { at, repo, path, headers: from > 0 ? { range: `bytes=${from}-` } : {} });
}

/** The content of a response in chunks. @throws ModelError when the connection breaks; the signal's reason. */
export async function* readChunks({ body }: Response, hub: Hub): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    failNetwork(error, hub);
  }
}
