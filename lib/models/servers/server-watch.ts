import { Agent, fetch } from 'undici';
import { z } from 'zod';
import { log } from '@/lib/log.ts';
import type { ModelConnection } from '../connection.ts';
import { type Candidate, type Choice, isSameModel, rankModels } from './rank-models.ts';
import {
  type AskServer,
  createAskServer,
  identifyServer,
  type ModelServer,
  ServerStatusError,
} from './server-kinds.ts';
import 'server-only';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEADLINE_MINUTES } from '@/lib/constants/limits.ts';
import { env } from '@/lib/env.ts';
import { processWide } from '@/lib/process-wide.ts';
import { onShutdown } from '@/lib/shutdown.ts';

const held = processWide('server watch', (): { watch?: ServerWatch; first?: Promise<void> | undefined } => ({}));

export const isOnThisMachine = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

export function startLookingForServers(): void {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, MODEL_SERVERS, RUN_DEADLINE_MINUTES } = env();
  if (OPENAI_API_KEY || OPENAI_BASE_URL || MODEL_SERVERS.length === 0) return;
  const watch = createServerWatch({
    addresses: MODEL_SERVERS,
    wanted: OPENAI_MODEL,
    memoryBytes: (address) => (isOnThisMachine(address) ? totalmem() : Number.POSITIVE_INFINITY),
  });
  const longest = (RUN_DEADLINE_MINUTES ?? DEADLINE_MINUTES) * 60_000;
  const search = held();
  search.watch = watch;
  search.first = Promise.race([watch.start(), sleep(longest, undefined, { ref: false })]).then(() => {
    search.first = undefined;
  });
  onShutdown(watch.stop);
}

export const foundConnection = (): ModelConnection | null => held().watch?.connection() ?? null;

export const isLookingFirst = (): boolean => held().first !== undefined;

export const firstLook = async (): Promise<void> => held().first;

/** Timeout of a model's first answer, loading included, and the wait before it is tried again. */
const FIRST_ANSWER_MS = 120_000;
const TRIED_AGAIN_MS = 10 * 60_000;

const MOST_SILENCES = 3;

export type WatchOptions = Choice & { addresses: readonly string[] };

export type ServerWatch = ReturnType<typeof createServerWatch>;

/** A server; null when nothing listens; 'silent' without a usable response, as from a busy server. */
async function identify(address: string, ask: AskServer): Promise<ModelServer | 'silent' | null> {
  try {
    return (await identifyServer(address, ask)) ?? 'silent';
  } catch (error) {
    const { code } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {};
    return code === 'ECONNREFUSED' ? null : 'silent';
  }
}

const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Connection to a found model. `onBroken` is called when a request fails. */
function connectionTo({ server: { address, name }, model }: Candidate, onBroken: () => void): ModelConnection {
  const watchedFetch = async (input: string, init: RequestInit = {}) => {
    try {
      // A redirect could send the prompt to another server.
      return await fetch(input, { ...init, dispatcher, redirect: 'error' } as object);
    } catch (error) {
      if (!init.signal?.aborted) onBroken();
      throw error;
    }
  };
  return {
    origin: 'found',
    model: model.name,
    server: name,
    windowTokens: model.windowTokens,
    baseUrl: `${address}/v1`,
    fetch: watchedFetch as unknown as typeof globalThis.fetch,
  };
}

const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({}) })).min(1) });

const NOT_YET = 503;

const candidateKey = ({ server, model }: Candidate) => `${server.address} ${model.name}`;

function createFirstAnswering(askOf: (address: string) => AskServer) {
  const failedAt = new Map<string, number>();

  async function isAnswering(candidate: Candidate): Promise<boolean> {
    const { server, model } = candidate;
    const body = { model: model.name, messages: [{ role: 'user', content: 'Say yes.' }], max_tokens: 8 };
    const request = { body, timeoutMs: FIRST_ANSWER_MS };
    try {
      await askOf(server.address)('/v1/chat/completions', completionSchema, request);
      return true;
    } catch (error) {
      if (error instanceof ServerStatusError && error.status === NOT_YET) return false;
      failedAt.set(candidateKey(candidate), Date.now());
      // The server's reason, such as a lack of memory.
      log().warn(
        { model: model.name, address: server.address, why: (error as Error).message },
        'model does not answer',
      );
      return false;
    }
  }

  /** The first candidate that answers; failed ones are retried later, without a current one, which is not asked. */
  return async (candidates: readonly Candidate[], current: Candidate | null): Promise<Candidate | null> => {
    const listed = new Set(candidates.map(candidateKey));
    for (const key of failedAt.keys()) if (!listed.has(key)) failedAt.delete(key);
    for (const candidate of candidates) {
      if (candidate === current) return candidate;
      const failed = failedAt.get(candidateKey(candidate));
      const isDue = failed === undefined || (!current && Date.now() - failed >= TRIED_AGAIN_MS);
      if (isDue && (await isAnswering(candidate))) return candidate;
    }
    return null;
  };
}

export function createServerWatch({ addresses, ...choice }: WatchOptions) {
  const stopped = new AbortController();
  const makeRequester = (address: string) => createAskServer(address, stopped.signal);
  const firstAnswering = createFirstAnswering(makeRequester);
  let found: { candidate: Candidate; connection: ModelConnection } | null = null;
  let silences = 0;
  let reported = '';
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function change(candidate: Candidate | null): void {
    const next = candidate && { candidate, connection: connectionTo(candidate, () => void look()) };
    const { candidate: changed, connection } = next ?? found ?? {};
    if (!connection) return;
    const { model, server, windowTokens } = connection;
    log().info({ model, address: changed?.server.address, windowTokens, server }, next ? 'model found' : 'model lost');
    found = next;
  }

  function report(useless: readonly ModelServer[]): void {
    const addresses = useless.map(({ address }) => address).join(', ');
    const details = { addresses, ...(choice.wanted && { OPENAI_MODEL: choice.wanted }) };
    if (addresses && addresses !== reported)
      log().warn(details, 'model server found, but none of its models can write');
    reported = addresses;
  }

  async function relisted(candidate: Candidate): Promise<Candidate> {
    const { address } = candidate.server;
    const server = await identify(address, makeRequester(address));
    const model = server && server !== 'silent' && server.models.find(({ name }) => name === candidate.model.name);
    return { ...candidate, model: model || { ...candidate.model, windowTokens: undefined } };
  }

  async function lookOnce(): Promise<void> {
    const answers = await Promise.all(addresses.map((each) => identify(each, makeRequester(each))));
    const current = found?.candidate ?? null;
    const isSilent = current && answers[addresses.indexOf(current.server.address)] === 'silent';
    silences = isSilent ? silences + 1 : 0;
    // A server that is busy writing may not respond for a moment.
    if (isSilent && silences < MOST_SILENCES) return;
    const servers = answers.filter((answer) => answer !== null && answer !== 'silent');
    const candidates = rankModels(servers, choice, current);
    const listed = (current && candidates.find((each) => isSameModel(current, each))) ?? null;
    // Before trying others, which may take long.
    if (!listed) change(null);
    const next = await firstAnswering(candidates, listed);
    if (stopped.signal.aborted) return;
    report(next ? [] : servers);
    if (!next) return;
    if (next !== listed) return change(await relisted(next));
    // The server may have reloaded it; for a model that is not loaded it only gives the maximum.
    const { isLoaded, windowTokens } = next.model;
    if (isLoaded !== false && windowTokens && windowTokens !== found?.connection.windowTokens) change(next);
  }

  function look(): Promise<void> {
    looking ??= lookOnce()
      .catch((err: unknown) => log().error({ err }, 'search for model servers failed'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    connection: (): ModelConnection | null => found?.connection ?? null,
    look,
    start: (): Promise<void> => {
      timer = setInterval(() => void look(), 60_000);
      timer.unref();
      return look();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopped.abort();
      await looking;
    },
  };
}
