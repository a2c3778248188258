import type { AskServer } from './ask-server.ts';

/** A model that a server says it has. */
export type ListedModel = {
  /** As the server knows it. */
  name: string;
  /** False where the server says that it does something else than write, such as embeddings. */
  isForText?: boolean | undefined;
  /** Whether the server shows that it was trained to follow instructions. */
  isInstruct?: boolean | undefined;
  /** Bytes of its weights. */
  sizeBytes?: number | undefined;
  /** How its weights are stored, as its server words it: "Q4_K_M", "4bit". */
  quantization?: string | undefined;
  /** Whether it is in memory already. */
  isLoaded?: boolean | undefined;
};

/** What a server of some kind is asked, each in its own published way. */
export type ServerKind = {
  /** What people call it; undefined for any other that keeps to OpenAI's contract. */
  name: string | undefined;
  /** The models it has, or undefined where the server is of another kind. */
  list: (ask: AskServer) => Promise<ListedModel[] | undefined>;
  /** Most tokens of prompt and answer together, once the model is in memory; undefined where it does not say. */
  windowOf: (ask: AskServer, model: string) => Promise<number | undefined>;
};

/** A server that answered. */
export type ModelServer = { address: string; kind: ServerKind; models: readonly ListedModel[] };
