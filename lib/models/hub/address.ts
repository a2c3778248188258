/** A model file at the hub, by its path or its quantization (Q4_K_M …). */
export type HubAddress = { repo: string } & ({ path: string } | { quantization: string });

/** Quantization of `hf:owner/repo`, as with Ollama and llama.cpp. */
const DEFAULT_QUANTIZATION = 'Q4_K_M';

const NAME = String.raw`[A-Za-z0-9][\w.-]*`;
const ADDRESS = new RegExp(`^hf:(${NAME}/${NAME})(?:/(.+\\.gguf)|:(${NAME}))?$`, 'i');

/** Whether a text looks like an address at the hub, valid or not. */
export const isHubAddress = (text: string): boolean => /^hf:/i.test(text);

/** Whether a file's name ends with a quantization: model-Q4_K_M.gguf, model.q4_k_m.gguf. */
export function hasQuantization(path: string, quantization: string): boolean {
  const name = path.toLowerCase();
  const ending = `${quantization.toLowerCase()}.gguf`;
  return name.endsWith(ending) && /^[-._/]?$/.test(name.at(-ending.length - 1) ?? '');
}

/** Reads hf:owner/repo/file.gguf, hf:owner/repo:Q4_K_M or hf:owner/repo; null for anything else. */
export function parseHubAddress(text: string): HubAddress | null {
  const [, repo, path, quantization = DEFAULT_QUANTIZATION] = ADDRESS.exec(text) ?? [];
  if (!repo || path?.split('/').some((part) => /^\.*$/.test(part))) return null;
  return path ? { repo, path } : { repo, quantization };
}
