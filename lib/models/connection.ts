/** A model that articles can be written with, and how its server is reached. */
export type ModelConnection = {
  /** Set up with OPENAI_*, found on this machine, or run by this product from a file of its own. */
  origin: 'configured' | 'found' | 'local';
  /** The model's name, as its server knows it. */
  model: string;
  /** Who runs it, as people know it: "Ollama", "LM Studio", "llama.cpp"; left out where OPENAI_* says where it is. */
  server?: string | undefined;
  /** Address of its OpenAI-compatible API, with the /v1; OpenAI's own where left out. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** Sends the requests, where that is not the network. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Most tokens that its prompt and its answer may have together, where that is known. */
  windowTokens?: number | undefined;
};

/** What people call a model: servers may call one by the path of its file, which says where it lies and whose it is. */
export const modelLabel = ({ model }: Pick<ModelConnection, 'model'>): string =>
  model.replace(/^.*[/\\]/, '').replace(/\.gguf$/i, '');
