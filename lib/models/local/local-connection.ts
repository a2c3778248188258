import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { env, inheritedEnv } from '../../env.ts';
import { log } from '../../log.ts';
import { note, say } from '../../messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '../../messages/languages.ts';
import { processWide } from '../../process-wide.ts';
import { onShutdown } from '../../shutdown.ts';
import type { ModelConnection } from '../connection.ts';
import { usableMemory } from '../hub/catalog.ts';
import { hasRunner, readSelectedModel } from '../selected-model.ts';
import { createLocalModel, type LocalModel } from './local-model.ts';

/** Context windows in tokens; half of the largest is for the longest prompts. */
const LARGEST_WINDOW = 16_384;
const SMALLEST_WINDOW = 2048;

const MEMORY_SHARE = 1 / 4;

const STEP = 1024;

const NUMBER_BYTES = 2;

/** The metadata of a GGUF file that decide about its window, as node-llama-cpp reads them. */
type ModelMetadata = {
  context_length?: number;
  block_count?: number;
  embedding_length?: number;
  attention?: {
    head_count?: number | number[];
    head_count_kv?: number | number[];
    key_length?: number;
    value_length?: number;
  };
};

function bytesPerToken(metadata: ModelMetadata): number {
  const { block_count: layers = 0, embedding_length: width = 0, attention = {} } = metadata;
  const sum = (heads: number | number[]) =>
    Array.isArray(heads) ? heads.reduce((total, each) => total + each, 0) : heads * layers;
  const { head_count: heads = 0, head_count_kv: contextHeads = heads } = attention;
  const headSize = (width * layers) / (sum(heads) || 1);
  const { key_length: keySize = headSize, value_length: valueSize = headSize } = attention;
  return sum(contextHeads) * (keySize + valueSize) * NUMBER_BYTES;
}

/** As many tokens as the model was trained for and the memory (in bytes) holds, within limits. */
export function contextWindow(metadata: ModelMetadata, memory: number): number {
  const { context_length: trained = SMALLEST_WINDOW } = metadata;
  const fitting = (memory * MEMORY_SHARE) / bytesPerToken(metadata);
  const steps = Math.floor(Math.min(LARGEST_WINDOW, fitting) / STEP);
  return Math.min(trained, Math.max(SMALLEST_WINDOW, steps * STEP));
}

/** Metadata of a GGUF file, read in a process of its own: node-llama-cpp takes 40 MB. Blocks for about a second. */
export function readMetadata(file: string): ModelMetadata {
  const args = ['--disable-warning=ExperimentalWarning', 'lib/models/local/read-metadata.ts', file];
  const output = execFileSync(process.execPath, args, {
    env: inheritedEnv(),
    timeout: 30_000,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { metadata, error } = JSON.parse(output);
  if (error) throw new Error(error);
  return metadata;
}

type Held = { selection: string; model: LocalModel; connection: ModelConnection };

type State = {
  held?: Held | undefined;
  problem?: string | undefined;
  /** The latest failure to read a model file, which is retried when the file changes: each attempt blocks the process. */
  failure?: { selection: string; problem: string };
};

const localState = processWide('local model', (): State => ({}));

function hold(name: string, file: string, selection: string): Held {
  const windowTokens = contextWindow(readMetadata(file), usableMemory());
  const limits = { windowTokens, idleMs: 10 * 60 * 1000, startMs: 5 * 60 * 1000 };
  const model = createLocalModel({ name, file, ...limits });
  // Also when it is no longer selected: an article may still use it.
  onShutdown(model.stop);
  const address = { model: name, baseUrl: 'http://local-model/v1', fetch: model.fetch };
  return { selection, model, connection: { origin: 'local', ...address, windowTokens } };
}

const unreadable = (error: unknown) => note('models.selected.unreadable', { reason: (error as Error).message });

/** The selection to hold; a note if it cannot be used; undefined without one. @throws if it cannot be read. */
function holdSelected(state: State): Held | string | undefined {
  const selected = readSelectedModel(env().DATA_DIR);
  if (!selected) return undefined;
  const { name, file } = selected;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return note('models.selected.gone', { name, file });
  if (!hasRunner()) return note('models.selected.noRunner', { name });
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

function update(): State {
  const state = localState();
  let now: Held | string | undefined;
  try {
    now = holdSelected(state);
  } catch (error) {
    now = unreadable(error);
  }
  const [held, problem] = typeof now === 'string' ? [undefined, now] : [now, undefined];
  if (problem && problem !== state.problem) log().warn(say(SOURCE_LANGUAGE, problem));
  if (held !== state.held) state.held?.model.retire();
  return Object.assign(state, { held, problem });
}

export const localProblem = (): string | undefined => update().problem;

/** The selected model, which its first request loads; the same object as long as the selection is the same. */
export const localConnection = (): ModelConnection | null => update().held?.connection ?? null;
