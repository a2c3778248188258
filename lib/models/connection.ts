import { NotedError } from '../messages/catalogue.ts';

export type ModelConnection = {
  /** Configured with OPENAI_*, a model server that was found, or a model file that we run. */
  origin: 'configured' | 'found' | 'local';
  model: string;
  /** Product name of a found server: "Ollama", "LM Studio", "llama.cpp". */
  server?: string | undefined;
  /** Address of its OpenAI-compatible API, including /v1; OpenAI's own if absent. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Token limit of prompt and answer together, if known. */
  windowTokens?: number | undefined;
};

/** Display name of a model: some servers use the path of its file. */
export const modelLabel = ({ model }: Pick<ModelConnection, 'model'>): string =>
  model.replace(/^.*[/\\]/, '').replace(/\.gguf$/i, '');

/** A local model's process cannot answer; `reason` is for the operator. */
export class ModelProcessError extends NotedError {
  override name = 'ModelProcessError';
  /** Whether only the operator can fix it. */
  readonly isLasting: boolean;
  constructor(reason: string, isLasting: boolean) {
    super(reason);
    this.isLasting = isLasting;
  }
}

export function modelProcessError(error: unknown): ModelProcessError | undefined {
  if (!(error instanceof Error)) return undefined;
  // Not by instanceof: routes and the worker load this module separately.
  return error.name === 'ModelProcessError' ? (error as ModelProcessError) : modelProcessError(error.cause);
}
