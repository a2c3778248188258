import { statSync } from 'node:fs';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { processWide } from '../../process-wide.ts';
import { onShutdown } from '../../shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { usableMemory } from '../hub/catalog.ts';
import { hasRunner } from '../runner.ts';
import { readSelectedModel } from '../selected-model.ts';
import { createLocalModel, type LocalModel } from './local-model.ts';
import { readMetadata, windowOf } from './window.ts';

/** Idle and start timeouts, in ms. */
const IDLE_MS = 10 * 60 * 1000;
const START_MS = 5 * 60 * 1000;

type Held = { selection: string; model: LocalModel; connection: ModelConnection };

type State = {
  held?: Held | undefined;
  /** Why the selection cannot be used; logged once. */
  problem?: string | undefined;
  /** The latest failure to read a model file, which is retried when the file changes: each attempt blocks the process. */
  failure?: { selection: string; problem: string };
};

const localState = processWide('local model', (): State => ({}));

function hold(name: string, file: string, selection: string): Held {
  const windowTokens = windowOf(readMetadata(file), usableMemory());
  const limits = { windowTokens, idleMs: IDLE_MS, startMs: START_MS };
  const model = createLocalModel({ name, file, ...limits });
  // Also when it is no longer selected: an article may still use it.
  onShutdown(model.stop);
  const address = { model: name, baseUrl: 'http://local-model/v1', fetch: model.fetch };
  return { selection, model, connection: { origin: 'local', ...address, windowTokens } };
}

const unreadable = (error: unknown) => `The selected model could not be read: ${(error as Error).message}`;

/** The selection to hold; a sentence if it cannot be used; undefined without one. Throws if it cannot be read. */
function holdSelected(state: State): Held | string | undefined {
  const selected = readSelectedModel(env().DATA_DIR);
  if (!selected) return undefined;
  const { name, file } = selected;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return `The model ${name} is selected, but its file ${file} is gone. Download it again with npm run model.`;
  }
  if (!hasRunner()) return `The model ${name} is selected. ${MODEL_MESSAGES.noRunner}`;
  const selection = JSON.stringify([name, file, stats.size, stats.mtimeMs, stats.ctimeMs]);
  const { held, failure } = state;
  if (held?.selection === selection) return held;
  if (failure?.selection === selection) return failure.problem;
  try {
    return hold(name, file, selection);
  } catch (error) {
    const problem = unreadable(error);
    state.failure = { selection, problem };
    return problem;
  }
}

/** Updates the state by the current selection; a problem is logged once. */
function update(): State {
  const state = localState();
  let now: Held | string | undefined;
  try {
    now = holdSelected(state);
  } catch (error) {
    now = unreadable(error);
  }
  const [held, problem] = typeof now === 'string' ? [undefined, now] : [now, undefined];
  if (problem && problem !== state.problem) log().warn(problem);
  if (held !== state.held) state.held?.model.retire();
  return Object.assign(state, { held, problem });
}

/** Why the selected model cannot be used, as a sentence. */
export const localProblem = (): string | undefined => update().problem;

/**
 * The selected model, which runs in a child process; null if none is selected or it cannot run. The same object as long as
 * the selection is the same. The first request loads the model.
 */
export const localConnection = (): ModelConnection | null => update().held?.connection ?? null;
