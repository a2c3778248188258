import { Agent, fetch } from 'undici';
import { MODEL_SERVER_LOOK_MS, MODEL_SERVER_SILENCES } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import type { ModelConnection } from '../connection.ts';
import { type AskServer, createAskServer, isRefused } from './ask-server.ts';
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
  /** Looks now and every minute; the first look has ended when what it gives resolves. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Where to look, and what decides what is taken. */
export type WatchOptions = Choice & { addresses: readonly string[] };

type Found = { candidate: Candidate; connection: ModelConnection };

/** What is heard from an address: nobody is there, or nobody who says what they have, as one who is busy or starting. */
type Heard = ModelServer | 'refused' | 'silent';

async function identify(address: string, ask: AskServer): Promise<Heard> {
  try {
    return (await identifyServer(address, ask)) ?? 'silent';
  } catch (error) {
    return isRefused(error) ? 'refused' : 'silent';
  }
}

/** How long a server may read a prompt, and be silent while it writes, is the limit of whoever asks. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** How to reach a model that was found. `onBroken` is called when it cannot be reached any more. */
function connectionTo(
  { server: { address, kind }, model }: Candidate,
  windowTokens: number | undefined,
  onBroken: () => void,
): ModelConnection {
  const noticingFetch = async (input: string, init: RequestInit = {}) => {
    try {
      // What is to be written may not be sent on to where somebody else's server says.
      return await fetch(input, { ...init, dispatcher: patient, redirect: 'error' } as object);
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
    fetch: noticingFetch as unknown as typeof globalThis.fetch,
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
  const { model, server, windowTokens } = connection ?? {};
  const details = { model, address: candidate?.server.address, windowTokens };
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

  const windowOf = ({ server: { address, kind }, model }: Candidate) =>
    kind.windowOf(askOf(address), model.name).catch(() => undefined);

  function take(candidate: Candidate, windowTokens: number | undefined): void {
    change({ candidate, connection: connectionTo(candidate, windowTokens, () => void look()) });
  }

  /** Its server may have loaded it anew, with another window; of one that is not loaded it says what it might get. */
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
    // A machine that is busy writing may be slow to say what it has, or fail to for a moment.
    if (isSilent && silences < MODEL_SERVER_SILENCES) return;
    const servers = answers.filter((answer) => typeof answer !== 'string');
    const candidates = rankModels(servers, choice, current);
    const listed = current && candidates.find((each) => isSameModel(current, each));
    // Before another is tried, which may take long.
    if (!listed) change(null);
    const next = await findModel(candidates, listed ? current : null);
    if (stopped.signal.aborted) return;
    if (next && next !== current) take(next, await windowOf(next));
    else if (found && listed) await renewWindow(found, listed);
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
