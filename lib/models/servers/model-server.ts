import type { AskServer } from './ask-server.ts';

/** A model in a server's list. */
export type ListedModel = {
  /** Name at the server. */
  name: string;
  /** False if the server lists it for another purpose, such as embeddings. */
  isForText?: boolean | undefined;
  /** Whether the server says that it follows instructions. */
  isInstruct?: boolean | undefined;
  /** Size of its weights. */
  sizeBytes?: number | undefined;
  /** Quantization of its weights: "Q4_K_M", "4bit". */
  quantization?: string | undefined;
  /** Whether it is in memory. */
  isLoaded?: boolean | undefined;
};

/** A kind of model server, with the requests of its published API. */
export type ServerKind = {
  /** Product name; undefined for other OpenAI-compatible servers. */
  name: string | undefined;
  /** Its models, or undefined if the server is of another kind. */
  list: (ask: AskServer) => Promise<ListedModel[] | undefined>;
  /** Token limit of prompt and answer together, once the model is loaded; undefined if unknown. */
  windowOf: (ask: AskServer, model: string) => Promise<number | undefined>;
};

/** An identified server. */
export type ModelServer = { address: string; kind: ServerKind; models: readonly ListedModel[] };
