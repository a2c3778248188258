import { existsSync, globSync, statSync } from 'node:fs';
import { LOCAL_MODEL_IDLE_MS, LOCAL_MODEL_START_MS } from '../../constants/limits.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { processWide } from '../../process-wide.ts';
import { onShutdown } from '../../shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { usableMemory } from '../memory.ts';
import { readSelectedModel } from '../selected-model.ts';
import { readModelFacts } from './gguf-head.ts';
import { createLocalModel, type LocalModel } from './local-model.ts';
import { RUNNER_PACKAGES } from './runner-packages.ts';
import { windowOf } from './window.ts';

/** A selection, and what is made of it. */
type Held = { selection: string; model: LocalModel; connection: ModelConnection };

type State = {
  held?: Held | undefined;
  /** What was last said to whoever runs the site, so that it is said once. */
  said?: string | undefined;
  /** All models that may have a process, the selected one and those before it; their end is asked for once. */
  opened: LocalModel[];
};

const localState = processWide('local model', (): State => ({ opened: modelsToEnd() }));

const isRunnable = () =>
  existsSync('node_modules/node-llama-cpp/package.json') && globSync(`${RUNNER_PACKAGES}/package.json`).length > 0;

/** What is selected and can be used; a sentence where something keeps it from being used, null where nothing is. */
function usableSelection() {
  const selected = readSelectedModel(env().DATA_DIR);
  if (!selected) return null;
  const { name, file } = selected;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return `The model ${name} is selected, but its file ${file} is gone. Fetch it again with npm run model.`;
  }
  if (!isRunnable()) {
    return `The model ${name} is selected, but node-llama-cpp is not installed for this machine (${process.platform}-${process.arch}). Install the optional packages, or use a model server.`;
  }
  return { name, file, selection: JSON.stringify([name, file, stats.size, stats.mtimeMs]) };
}

function hold(name: string, file: string, selection: string): Held {
  const windowTokens = windowOf(readModelFacts(file), usableMemory());
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

/** What is held from now on, given what was; a sentence where something keeps the selection from being used. */
function heldNow(before: Held | undefined): Held | string | undefined {
  try {
    const usable = usableSelection();
    if (usable === null || typeof usable === 'string') return usable ?? undefined;
    return before?.selection === usable.selection ? before : hold(usable.name, usable.file, usable.selection);
  } catch (error) {
    return `The selected model could not be read: ${(error as Error).message}`;
  }
}

function modelsToEnd(): LocalModel[] {
  const models: LocalModel[] = [];
  onShutdown(async () => {
    await Promise.all(models.map((model) => model.stop()));
  });
  return models;
}

/** Why the selected model cannot be used, as a sentence; undefined where nothing is wrong. */
export function localProblem(): string | undefined {
  localConnection();
  return localState().said;
}

/**
 * The model that is selected now, run in a process of this machine; null where none is, or it cannot be run, which is
 * logged once. The same object as long as the selection is the same. Loads nothing: the first request does.
 */
export function localConnection(): ModelConnection | null {
  const state = localState();
  const now = heldNow(state.held);
  const said = typeof now === 'string' ? now : undefined;
  if (said && said !== state.said) log().warn(said);
  state.said = said;
  const held = typeof now === 'string' ? undefined : now;
  if (held !== state.held) {
    state.held?.model.retire();
    if (held) state.opened.push(held.model);
    state.held = held;
  }
  return held?.connection ?? null;
}
