import { type Answer, jsonAnswer } from '../faults.ts';
import { type Call, type LocalServer, parseJson, startLocalServer } from '../local-server.ts';
import { forwardChat } from './forward.ts';

/** A model that was downloaded. */
export type LmStudioModel = {
  id: string;
  type: 'llm' | 'vlm' | 'embeddings';
  quantization?: string;
  maxContext: number;
  /** What it is given when it is loaded. */
  loadedContext: number;
  isLoaded?: boolean;
  canUseTools?: boolean;
};

/**
 * Starts an LM Studio as lmstudio.ai/docs describes it: what it does not know is answered 200 with an error, and a model is
 * loaded when it is first asked.
 * @param chatUrl who answers chats, an address that ends in /v1
 * @param port any free one when left out
 */
export function startFakeLmStudio(
  models: readonly LmStudioModel[],
  chatUrl: string,
  port?: number,
): Promise<LocalServer> {
  const loaded = new Set(models.filter(({ isLoaded }) => isLoaded).map(({ id }) => id));

  function listed(model: LmStudioModel) {
    const { id, type, quantization = 'Q4_K_M', maxContext, loadedContext, canUseTools } = model;
    const isLoaded = loaded.has(id);
    return {
      id,
      object: 'model',
      type,
      quantization,
      state: isLoaded ? 'loaded' : 'not-loaded',
      max_context_length: maxContext,
      ...(isLoaded && { loaded_context_length: loadedContext }),
      ...(canUseTools && { capabilities: ['tool_use'] }),
    };
  }

  async function chat(call: Call): Promise<Answer> {
    const { model: id } = (parseJson(call.body) ?? {}) as { model?: string };
    const model = models.find((each) => each.id === id);
    if (!model || model.type === 'embeddings') {
      const message = `Failed to load model "${id}".`;
      const rest = { type: 'invalid_request_error', param: 'model', code: 'model_not_found' };
      return jsonAnswer(404, { error: { message, ...rest } });
    }
    loaded.add(model.id);
    return forwardChat(call, chatUrl);
  }

  const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {
    'GET /api/v0/models': () => jsonAnswer(200, { object: 'list', data: models.map(listed) }),
    'GET /v1/models': () => {
      const data = models.map(({ id }) => ({ id, object: 'model', owned_by: 'organization_owner' }));
      return jsonAnswer(200, { data, object: 'list' });
    },
    'POST /v1/chat/completions': chat,
  };
  return startLocalServer((call) => {
    const { method, path } = call;
    const unexpected = { error: `Unexpected endpoint or method. (${method} ${path})` };
    return answers[`${method} ${path}`]?.(call) ?? jsonAnswer(200, unexpected);
  }, port);
}
