import { Agent, fetch } from 'undici';
import { MODEL_SERVER_LOOK_MS, MODEL_SERVER_SILENCES } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import type { ModelConnection } from '../connection.ts';
import { type AskServer, createAskServer, isRefused } from './ask-server.ts';
import { createFindModel } from './find-model.ts';
import { identifyServer } from './identify-server.ts';
import type { ModelServer } from './model-server.ts';
import { type Candidate, type Choice, isSameModel, rankModels } from './rank-models.ts';

/** Looks for model servers and remembers the best model. */
export type ServerWatch = {
  /** The found model, or null. */
  connection: () => ModelConnection | null;
  /** Searches once; concurrent calls share a search. Never rejects. */
  look: () => Promise<void>;
  /** Searches now and every minute. Resolves after the first search. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Addresses to search, and criteria of the choice. */
export type WatchOptions = Choice & { addresses: readonly string[] };

type Found = { candidate: Candidate; connection: ModelConnection };

/** Result for an address: a server, nothing listening, or no usable response, as from a busy server. */
type Outcome = ModelServer | 'refused' | 'silent';

async function identify(address: string, ask: AskServer): Promise<Outcome> {
  try {
    return (await identifyServer(address, ask)) ?? 'silent';
  } catch (error) {
    return isRefused(error) ? 'refused' : 'silent';
  }
}

/** No timeouts: the client has its own. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Connection to a found model. `onBroken` is called when a request fails. */
function connectionTo(
  { server: { address, kind }, model }: Candidate,
  windowTokens: number | undefined,
  onBroken: () => void,
): ModelConnection {
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
    server: kind.name,
    windowTokens,
    baseUrl: `${address}/v1`,
    fetch: watchedFetch as unknown as typeof globalThis.fetch,
  };
}

/** Logs servers without a usable model, once per change. */
function createReport(wanted: string | undefined): (useless: readonly ModelServer[]) => void {
  let reported = '';
  return (useless) => {
    const addresses = useless.map(({ address }) => address).join(', ');
    if (addresses !== '' && addresses !== reported) {
      const details = { addresses, ...(wanted && { OPENAI_MODEL: wanted }) };
      log().warn(details, 'model server found, but none of its models can write');
    }
    reported = addresses;
  };
}

function logChange(from: Found | null, to: Found | null): void {
  const { candidate, connection } = to ?? from ?? {};
  const { model, server, windowTokens } = connection ?? {};
  const details = { model, address: candidate?.server.address, windowTokens };
  const message = to ? 'model found' : 'model lost';
  log().info({ ...details, server }, message);
}

/** Creates a watch; `start` starts it. */
export function createServerWatch({ addresses, ...choice }: WatchOptions): ServerWatch {
  const stopped = new AbortController();
  const askOf = (address: string) => createAskServer(address, stopped.signal);
  const findModel = createFindModel(askOf);
  const report = createReport(choice.wanted);
  let found: Found | null = null;
  let silences = 0;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function change(next: Found | null): void {
    if (next !== found) logChange(found, next);
    found = next;
  }

  const windowOf = ({ server: { address, kind }, model }: Candidate) =>
    kind.windowOf(askOf(address), model.name).catch(() => undefined);

  function take(candidate: Candidate, windowTokens: number | undefined): void {
    change({ candidate, connection: connectionTo(candidate, windowTokens, () => void look()) });
  }

  /** The server may have reloaded the model with another window. For a model that is not loaded it only gives the maximum. */
  async function renewWindow({ connection }: Found, listed: Candidate): Promise<void> {
    if (listed.model.isLoaded === false) return;
    const windowTokens = await windowOf(listed);
    if (windowTokens && windowTokens !== connection.windowTokens) take(listed, windowTokens);
  }

  async function lookOnce(): Promise<void> {
    const answers = await Promise.all(addresses.map((each) => identify(each, askOf(each))));
    const current = found?.candidate ?? null;
    const isSilent = current && answers[addresses.indexOf(current.server.address)] === 'silent';
    silences = isSilent ? silences + 1 : 0;
    // A server that is busy writing may not respond for a moment.
    if (isSilent && silences < MODEL_SERVER_SILENCES) return;
    const servers = answers.filter((answer) => typeof answer !== 'string');
    const candidates = rankModels(servers, choice, current);
    const listed = current && candidates.find((each) => isSameModel(current, each));
    // Before trying others, which may take long.
    if (!listed) change(null);
    const next = await findModel(candidates, listed ? current : null);
    if (stopped.signal.aborted) return;
    if (next && next !== current) take(next, await windowOf(next));
    else if (found && listed) await renewWindow(found, listed);
    report(next ? [] : servers);
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
    connection: () => found?.connection ?? null,
    look,
    start: () => {
      timer = setInterval(() => void look(), MODEL_SERVER_LOOK_MS);
      timer.unref();
      return look();
    },
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await looking;
    },
  };
}
