import { totalmem } from 'node:os';
import type { KeyIn } from '../../messages/types.ts';

/** Memory that a local model takes besides its file: an estimate for the largest window. */
const RUN_MEMORY_BYTES = 3e9;

/** The languages that a model knows, as a message says them. */
type KnownLanguages = KeyIn<'operator.models.knows'>;

/** A model that `npm run model` offers (docs/decisions/0066). */
export type CatalogModel = {
  name: string;
  title: string;
  license: string;
  address: string;
  fileBytes: number;
  languages: KnownLanguages;
  wantsGraphicsCard: boolean;
};

const MODELS: readonly [name: string, title: string, repo: string, gigabytes: number, languages: KnownLanguages][] = [
  ['qwen3-4b', 'Qwen3 4B Instruct 2507', 'unsloth/Qwen3-4B-Instruct-2507-GGUF', 2.5, 'over100'],
  ['gemma-4-e2b', 'Gemma 4 E2B', 'giladgd/gemma-4-E2B-it-GGUF', 3.4, 'over140'],
  ['gemma-4-e4b', 'Gemma 4 E4B', 'giladgd/gemma-4-E4B-it-GGUF', 5, 'over140'],
  ['gemma-4-12b', 'Gemma 4 12B', 'giladgd/gemma-4-12B-it-GGUF', 7.1, 'over140'],
  ['mistral-small', 'Mistral Small 3.2 24B', 'unsloth/Mistral-Small-3.2-24B-Instruct-2506-GGUF', 14.3, 'allByName'],
  ['gemma-4-26b', 'Gemma 4 26B A4B', 'giladgd/gemma-4-26B-A4B-it-GGUF', 17, 'over140'],
];

export const CATALOG: readonly CatalogModel[] = MODELS.map(([name, title, repo, gigabytes, languages]) => ({
  name,
  title,
  license: 'Apache 2.0',
  address: `hf:${repo}:Q4_K_M`,
  fileBytes: gigabytes * 1e9,
  languages,
  wantsGraphicsCard: name === 'mistral-small',
}));

/** A model at the hub, in a single file of a quantization (Q4_K_M …). */
export type HubAddress = { repo: string; quantization: string };

const DEFAULT_QUANTIZATION = 'Q4_K_M';

const NAME = String.raw`[A-Za-z0-9][\w.-]*`;
const ADDRESS = new RegExp(`^hf:(${NAME}/${NAME})(?::(${NAME}))?$`, 'i');

/** Whether a file's name ends with a quantization: model-Q4_K_M.gguf, model.q4_k_m.gguf. */
export function hasQuantization(path: string, quantization: string): boolean {
  const name = path.toLowerCase();
  const ending = `${quantization.toLowerCase()}.gguf`;
  return name.endsWith(ending) && /^[-._/]?$/.test(name.at(-ending.length - 1) ?? '');
}

/** Reads hf:owner/repo:Q4_K_M or hf:owner/repo; null for anything else. */
export function parseHubAddress(text: string): HubAddress | null {
  const [, repo, quantization = DEFAULT_QUANTIZATION] = ADDRESS.exec(text) ?? [];
  return repo ? { repo, quantization } : null;
}

/** Memory of this machine, or of the container that this process runs in, in bytes. */
export const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export const memoryFor = (fileBytes: number): number => fileBytes + RUN_MEMORY_BYTES;
