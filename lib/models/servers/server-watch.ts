import { MODEL_SERVER_LOOK_MS, MODEL_SERVER_SILENCES } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import type { ModelConnection } from '../connection.ts';
import { type AskServer, createAskServer, isTooSlow } from './ask-server.ts';
import { createFindModel } from './find-model.ts';
import { identifyServer } from './identify-server.ts';
import type { ModelServer } from './model-server.ts';
import { type Candidate, type Choice, isSameModel, rankModels } from './rank-models.ts';

/** Looks for model servers, and remembers the model that was found. */
export type ServerWatch = {
  /** The model to write with now, or null where there is none. */
  connection: () => ModelConnection | null;
  /** Looks once; whoever asks meanwhile waits for the same look. Never fails. */
  look: () => Promise<void>;
  /** Looks now and every minute. */
  start: () => void;
  stop: () => Promise<void>;
};

/** Where to look, and what decides what is taken. */
export type WatchOptions = Choice & { addresses: readonly string[] };

type Found = { candidate: Candidate; connection: ModelConnection };

const TOO_SLOW = 'too slow';

async function identify(address: string, ask: AskServer): Promise<ModelServer | null | 'too slow'> {
  try {
    return await identifyServer(address, ask);
  } catch (error) {
    return isTooSlow(error) ? TOO_SLOW : null;
  }
}

/** How to reach a model that was found. `onBroken` is called when it cannot be reached any more. */
async function connectionTo(
  { server: { address, kind }, model }: Candidate,
  ask: AskServer,
  onBroken: () => void,
): Promise<ModelConnection> {
  const noticingFetch: typeof fetch = async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (!init?.signal?.aborted) onBroken();
      throw error;
    }
  };
  const windowTokens = await kind.windowOf(ask, model.name).catch(() => undefined);
  return {
    ...{ origin: 'found', model: model.name, server: kind.name, windowTokens },
    ...{ baseUrl: `${address}/v1`, fetch: noticingFetch },
  };
}

/** Says to whoever runs the site, once each time it becomes so, that servers are there and of no use. */
function createReport(wanted: string | undefined): (useless: readonly ModelServer[]) => void {
  let reported = '';
  return (useless) => {
    const addresses = useless.map(({ address }) => address).join(', ');
    if (addresses !== '' && addresses !== reported) {
      const details = { addresses, ...(wanted && { OPENAI_MODEL: wanted }) };
      log().warn(details, 'a model server answers, but none of its models writes');
    }
    reported = addresses;
  };
}

function logChange(from: Found | null, to: Found | null): void {
  const { candidate, connection } = to ?? from ?? {};
  const details = { model: connection?.model, address: candidate?.server.address };
  const server = connection?.server;
  const message = to ? 'writing with a model that was found' : 'the model that was found is gone';
  log().info({ ...details, server }, message);
}

/** A watch that has not begun. */
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

  async function take(candidate: Candidate): Promise<void> {
    const ask = askOf(candidate.server.address);
    change({ candidate, connection: await connectionTo(candidate, ask, () => void look()) });
  }

  async function lookOnce(): Promise<void> {
    const answers = await Promise.all(addresses.map((each) => identify(each, askOf(each))));
    const current = found?.candidate ?? null;
    const isSilent = current && answers[addresses.indexOf(current.server.address)] === TOO_SLOW;
    silences = isSilent ? silences + 1 : 0;
    // A machine that is busy writing may be slow to say what it has.
    if (isSilent && silences < MODEL_SERVER_SILENCES) return;
    const servers = answers.filter((answer) => answer !== null && answer !== TOO_SLOW);
    const candidates = rankModels(servers, choice);
    const isThere = current && candidates.some((each) => isSameModel(current, each));
    // Before another is tried, which may take long.
    if (!isThere) change(null);
    const next = await findModel(candidates, isThere ? current : null);
    if (stopped.signal.aborted) return;
    if (next && next !== current) await take(next);
    report(next ? [] : servers);
  }

  function look(): Promise<void> {
    looking ??= lookOnce()
      .catch((err: unknown) => log().error({ err }, 'looking for model servers failed'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    connection: () => found?.connection ?? null,
    look,
    start: () => {
      void look();
      timer = setInterval(() => void look(), MODEL_SERVER_LOOK_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await looking;
    },
  };
}
