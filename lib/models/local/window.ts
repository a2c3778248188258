import { execFileSync } from 'node:child_process';
import { inheritedEnv } from '../../env.ts';

/** Context windows in tokens; half of the largest is for the longest prompts. */
const LARGEST_WINDOW = 16_384;
const SMALLEST_WINDOW = 2048;

/** Share of the memory for the context; the model itself takes more. */
const MEMORY_SHARE = 1 / 4;

/** Windows are multiples of this. */
const STEP = 1024;

/** Bytes of a number in a model's context (16 bits). */
const NUMBER_BYTES = 2;

/** The metadata of a GGUF file that decide about its window, as node-llama-cpp reads them. */
export type ModelMetadata = {
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

/** Bytes that each token takes in a model's context; 0 if the metadata do not say. */
function bytesPerToken(metadata: ModelMetadata): number {
  const { block_count: layers = 0, embedding_length: width = 0, attention = {} } = metadata;
  const sum = (heads: number | number[]) =>
    Array.isArray(heads) ? heads.reduce((total, each) => total + each, 0) : heads * layers;
  const { head_count: heads = 0, head_count_kv: contextHeads = heads } = attention;
  const headSize = (width * layers) / (sum(heads) || 1);
  const { key_length: keySize = headSize, value_length: valueSize = headSize } = attention;
  return sum(contextHeads) * (keySize + valueSize) * NUMBER_BYTES;
}

/**
 * Number of tokens for prompt and answer together: as many as the model was trained for and the memory holds, within limits.
 * @param memory in bytes
 */
export function windowOf(metadata: ModelMetadata, memory: number): number {
  const { context_length: trained = SMALLEST_WINDOW } = metadata;
  const fitting = (memory * MEMORY_SHARE) / bytesPerToken(metadata);
  const steps = Math.floor(Math.min(LARGEST_WINDOW, fitting) / STEP);
  return Math.min(trained, Math.max(SMALLEST_WINDOW, steps * STEP));
}

const PROGRAM = 'lib/models/local/read-metadata.ts';

const READ_MS = 30_000;

/**
 * Reads the metadata of a GGUF file, in a process of its own: node-llama-cpp takes 40 MB. Blocks for about a second.
 * @returns no metadata for a file of another kind, which cannot be loaded later either
 * @throws Error when the file cannot be read
 */
export function readMetadata(file: string): ModelMetadata {
  const args = ['--disable-warning=ExperimentalWarning', PROGRAM, file];
  const output = execFileSync(process.execPath, args, {
    env: inheritedEnv(),
    timeout: READ_MS,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { metadata, error } = JSON.parse(output);
  if (error) throw new Error(error);
  return metadata;
}
