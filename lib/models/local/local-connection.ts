import { existsSync, globSync, statSync } from 'node:fs';
import { LOCAL_MODEL_IDLE_MS, LOCAL_MODEL_START_MS } from '../../constants/limits.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { processWide } from '../../process-wide.ts';
import { onShutdown } from '../../shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { usableMemory } from '../memory.ts';
import { readSelectedModel } from '../selected-model.ts';
import { createLocalModel, type LocalModel } from './local-model.ts';
import { RUNNER_PACKAGES } from './runner-packages.ts';
import { readMetadata, windowOf } from './window.ts';

/** A selection with its model and connection. */
type Held = { selection: string; model: LocalModel; connection: ModelConnection };

type State = {
  held?: Held | undefined;
  /** Why the selection cannot be used; logged once. */
  problem?: string | undefined;
  /** The latest failure to read a model file. */
  failure?: { selection: string; problem: string; retryAt: number };
  /** All models that may have a process, selected now or before. */
  opened: LocalModel[];
};

/** Time between attempts to read an unreadable model file, in ms: each blocks the process. */
const RETRY_MS = 60_000;

const localState = processWide('local model', (): State => ({ opened: modelsToStop() }));

const isRunnable = () =>
  existsSync('node_modules/node-llama-cpp/package.json') && globSync(`${RUNNER_PACKAGES}/package.json`).length > 0;

/** The selected model if it can be used, a sentence why not, or null if none is selected. */
function usableSelection() {
  const selected = readSelectedModel(env().DATA_DIR);
  if (!selected) return null;
  const { name, file } = selected;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return `The model ${name} is selected, but its file ${file} is gone. Download it again with npm run model.`;
  }
  if (!isRunnable()) {
    return `The model ${name} is selected, but node-llama-cpp is not installed for this machine (${process.platform}-${process.arch}). Install the optional packages, or use a model server.`;
  }
  return { name, file, selection: JSON.stringify([name, file, stats.size, stats.mtimeMs]) };
}

function hold(name: string, file: string, selection: string): Held {
  const windowTokens = windowOf(readMetadata(file), usableMemory());
  const model = createLocalModel({
    name,
    file,
    windowTokens,
    idleMs: LOCAL_MODEL_IDLE_MS,
    startMs: LOCAL_MODEL_START_MS,
  });
  const connection: ModelConnection = {
    origin: 'local',
    model: name,
    baseUrl: 'http://local-model/v1',
    fetch: model.fetch,
    windowTokens,
  };
  return { selection, model, connection };
}

const unreadable = (error: unknown) => `The selected model could not be read: ${(error as Error).message}`;

/** The selection to hold, given the state; a sentence if it cannot be used. */
function holdSelected(state: State): Held | string | undefined {
  let usable: ReturnType<typeof usableSelection>;
  try {
    usable = usableSelection();
  } catch (error) {
    return unreadable(error);
  }
  if (usable === null || typeof usable === 'string') return usable ?? undefined;
  const { name, file, selection } = usable;
  const { held, failure } = state;
  if (held?.selection === selection) return held;
  if (failure?.selection === selection && Date.now() < failure.retryAt) return failure.problem;
  try {
    return hold(name, file, selection);
  } catch (error) {
    const problem = unreadable(error);
    state.failure = { selection, problem, retryAt: Date.now() + RETRY_MS };
    return problem;
  }
}

/** A list whose models are stopped before the process ends. */
function modelsToStop(): LocalModel[] {
  const models: LocalModel[] = [];
  onShutdown(async () => {
    await Promise.all(models.map((model) => model.stop()));
  });
  return models;
}

/** Why the selected model cannot be used, as a sentence. */
export function localProblem(): string | undefined {
  localConnection();
  return localState().problem;
}

/**
 * The selected model, which runs in a child process; null if none is selected or it cannot run, which is logged once. The
 * same object as long as the selection is the same. The first request loads the model.
 */
export function localConnection(): ModelConnection | null {
  const state = localState();
  const now = holdSelected(state);
  const problem = typeof now === 'string' ? now : undefined;
  if (problem && problem !== state.problem) log().warn(problem);
  state.problem = problem;
  const held = typeof now === 'string' ? undefined : now;
  if (held !== state.held) {
    state.held?.model.retire();
    if (held) state.opened.push(held.model);
    state.held = held;
  }
  return held?.connection ?? null;
}
