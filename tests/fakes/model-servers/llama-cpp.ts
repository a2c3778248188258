import { type Answer, jsonAnswer } from '../faults.ts';
import { type Call, type LocalServer, startLocalServer } from '../local-server.ts';
import { forwardChat } from './forward.ts';

/** How to start the fake. */
export type FakeLlamaCppOptions = {
  /** The model's alias, or the path of its file. */
  model: string;
  gigabytes: number;
  contextLength: number;
  /** Who answers chats, an address that ends in /v1. */
  chatUrl: string;
};

/** A running fake. */
export type FakeLlamaCpp = LocalServer & {
  /** Whether the model is being loaded. */
  setLoading: (isLoading: boolean) => void;
};

const errorAnswer = (code: number, message: string, type: string): Answer =>
  jsonAnswer(code, { error: { code, message, type } });

/** Starts a llama-server with one model as its README describes it; its list may be asked for while it loads. */
export async function startFakeLlamaCpp(options: FakeLlamaCppOptions): Promise<FakeLlamaCpp> {
  const { model, gigabytes, contextLength, chatUrl } = options;
  let isLoading = false;

  function models(): Answer {
    const meta = { n_ctx_train: 131_072, size: Math.round(gigabytes * 2 ** 30) };
    // The list as Ollama words it stands beside OpenAI's.
    const asOllama = { name: model, model, size: '', digest: '', type: 'model', capabilities: ['completion'] };
    const asOpenAi = { id: model, object: 'model', owned_by: 'llamacpp' };
    const data = [{ ...asOpenAi, meta: isLoading ? null : meta }];
    return jsonAnswer(200, { models: [asOllama], object: 'list', data });
  }

  const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {
    'GET /props': () =>
      jsonAnswer(200, { default_generation_settings: { id: 0, n_ctx: contextLength, params: {} }, total_slots: 1 }),
    'POST /v1/chat/completions': (call) => forwardChat(call, chatUrl),
  };
  const server = await startLocalServer((call) => {
    const isList = ['/models', '/v1/models', '/api/tags'].includes(call.path);
    if (isList && call.method === 'GET') return models();
    if (isLoading) return errorAnswer(503, 'Loading model', 'unavailable_error');
    const notFound = errorAnswer(404, 'File Not Found', 'not_found_error');
    return answers[`${call.method} ${call.path}`]?.(call) ?? notFound;
  });
  return {
    ...server,
    setLoading: (loading) => {
      isLoading = loading;
    },
  };
}
