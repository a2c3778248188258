import { createHash } from 'node:crypto';
import { type Answer, jsonAnswer } from '../faults.ts';
import { type Call, type LocalServer, parseJson, startLocalServer } from '../local-server.ts';
import { forwardChat } from './forward.ts';

/** A model that was pulled. */
type OllamaModel = {
  name: string;
  gigabytes: number;
  capabilities?: readonly string[];
  /** Lines of its Modelfile's PARAMETER. */
  parameters?: string;
  template?: string;
  /** Runs at ollama.com. */
  isCloud?: boolean;
};

/** How to start the fake. */
export type FakeOllamaOptions = {
  models: readonly OllamaModel[];
  /** Who answers chats, an address that ends in /v1. */
  chatUrl?: string;
  /** Memory that models may take. */
  freeGigabytes?: number;
  /** What it gives a model to read and write in (OLLAMA_CONTEXT_LENGTH). */
  contextLength?: number;
  port?: number;
};

const TEMPLATE = '{{ if .System }}<|system|>{{ .System }}{{ end }}<|user|>{{ .Prompt }}';

/** As in the list of models, without what nobody reads. */
const listed = ({ name, gigabytes, isCloud }: OllamaModel) => ({
  name,
  size: Math.round(gigabytes * 2 ** 30),
  digest: createHash('sha256').update(name).digest('hex'),
  ...(isCloud && { remote_model: name, remote_host: 'https://ollama.com:443' }),
});

const openAiError = (status: number, message: string, type: string): Answer =>
  jsonAnswer(status, { error: { message, type, param: null, code: null } });

const show = ({ template = TEMPLATE, parameters = '', capabilities = ['completion'] }: OllamaModel) =>
  jsonAnswer(200, { template, parameters, capabilities });

/** Why a chat is refused, if it is. */
function refusal(name: string, model: OllamaModel | undefined, free: number): Answer | undefined {
  if (!model) {
    const message = `model "${name}" not found, try pulling it first`;
    return openAiError(404, message, 'not_found_error');
  }
  if (!(model.capabilities ?? ['completion']).includes('completion')) {
    return openAiError(400, `"${name}" does not support chat`, 'invalid_request_error');
  }
  if (model.gigabytes <= free) return undefined;
  const message = `model requires more system memory (${model.gigabytes} GiB) than is available (${free} GiB)`;
  return openAiError(500, message, 'api_error');
}

/** Starts an Ollama as docs.ollama.com/api describes it: its lists, its errors, and OpenAI's chat completions. */
export function startFakeOllama(options: FakeOllamaOptions): Promise<LocalServer> {
  const { models, chatUrl, freeGigabytes = 1000, contextLength = 4096, port } = options;
  const loaded = new Set<string>();
  const named = (body: unknown) => {
    const { model: name = '' } = (body ?? {}) as { model?: string };
    return { name, model: models.find((each) => each.name === name) };
  };
  const running = () =>
    models.filter(({ name }) => loaded.has(name)).map((model) => ({ ...listed(model), context_length: contextLength }));

  async function chat(call: Call): Promise<Answer> {
    const { name, model } = named(parseJson(call.body));
    const refused = refusal(name, model, freeGigabytes);
    if (refused) return refused;
    loaded.add(name);
    return forwardChat(call, chatUrl ?? '');
  }

  const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {
    'GET /api/tags': () => jsonAnswer(200, { models: models.map(listed) }),
    'GET /api/ps': () => jsonAnswer(200, { models: running() }),
    'POST /api/show': ({ body }) => {
      const { name, model } = named(parseJson(body));
      return model ? show(model) : jsonAnswer(404, { error: `model '${name}' not found` });
    },
    'GET /v1/models': () => {
      const data = models.map(({ name }) => ({ id: name, object: 'model', owned_by: 'library' }));
      return jsonAnswer(200, { object: 'list', data: data.length > 0 ? data : null });
    },
    'POST /v1/chat/completions': chat,
  };
  return startLocalServer((call) => {
    const headers = { 'content-type': 'text/plain' };
    const notFound = { status: 404, headers, body: '404 page not found' };
    return answers[`${call.method} ${call.path}`]?.(call) ?? notFound;
  }, port);
}
