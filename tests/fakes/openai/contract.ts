import { invalidRequest, type OpenAIError } from './openai-error.ts';
import { isObject, type JsonSchema, strictSchemaProblem } from './strict-schema.ts';

/** A message of a valid request. */
export type Message = { role: string; content: string };

/** A valid body of POST /v1/chat/completions, as far as the fake reads it. */
export type ChatRequest = {
  model: string;
  messages: Message[];
  maxTokens: number;
  format: 'text' | 'json_object' | 'json_schema';
  schema: JsonSchema | undefined;
  effort: string | undefined;
  /** Stream options; undefined for a whole answer. */
  stream: { includeUsage: boolean } | undefined;
};

const ROLES = ['system', 'assistant', 'user', 'function', 'tool', 'developer'];

const PARAMETERS =
  'messages model audio frequency_penalty logit_bias logprobs max_completion_tokens max_tokens metadata modalities moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options function_call functions'.split(
    ' ',
  );

function readText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const texts = content.map((part) =>
    isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.join('');
}

function readMessages(messages: unknown): Message[] | OpenAIError {
  if (messages === undefined) {
    return invalidRequest("Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter');
  }
  if (!Array.isArray(messages)) {
    return invalidRequest("Invalid type for 'messages': expected an array of objects.", 'messages', 'invalid_type');
  }
  if (messages.length === 0) {
    return invalidRequest(
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'messages',
      'empty_array',
    );
  }
  const read: Message[] = [];
  for (const [i, message] of messages.entries()) {
    const { role, content } = isObject(message) ? message : {};
    if (!ROLES.includes(String(role))) {
      const supported = ROLES.map((name) => `'${name}'`).join(', ');
      return invalidRequest(
        `Invalid value: '${role}'. Supported values are: ${supported}.`,
        `messages[${i}].role`,
        'invalid_value',
      );
    }
    const text = readText(content);
    if (text === undefined) {
      return invalidRequest(
        `Invalid type for 'messages[${i}].content': expected one of a string or array of objects.`,
        `messages[${i}].content`,
        'invalid_type',
      );
    }
    read.push({ role: String(role), content: text });
  }
  return read;
}

type Format = Pick<ChatRequest, 'format' | 'schema'>;

function readFormat(format: unknown, messages: readonly Message[]): Format | OpenAIError {
  if (format === undefined) return { format: 'text', schema: undefined };
  const { type, json_schema: definition } = isObject(format) ? format : {};
  if (type === 'text') return { format: type, schema: undefined };
  if (type === 'json_object') {
    const isMentioned = messages.some(({ content }) => /json/i.test(content));
    return isMentioned
      ? { format: type, schema: undefined }
      : invalidRequest(
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
          'messages',
        );
  }
  if (type !== 'json_schema') {
    return invalidRequest(
      `Invalid value: '${type}'. Supported values are: 'json_object', 'json_schema', and 'text'.`,
      'response_format.type',
      'invalid_value',
    );
  }
  return readJsonSchema(definition);
}

function readJsonSchema(definition: unknown): Format | OpenAIError {
  if (!isObject(definition)) {
    return invalidRequest(
      "Missing required parameter: 'response_format.json_schema'.",
      'response_format.json_schema',
      'missing_required_parameter',
    );
  }
  const { name, schema, strict } = definition;
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    return invalidRequest(
      "Invalid 'response_format.json_schema.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.",
      'response_format.json_schema.name',
      'invalid_value',
    );
  }
  const problem = strict === true ? strictSchemaProblem(schema) : undefined;
  if (problem) {
    return invalidRequest(`Invalid schema for response_format '${name}': ${problem}`, 'response_format');
  }
  return { format: 'json_schema', schema: isObject(schema) ? schema : undefined };
}

function readTokenLimit(body: JsonSchema): number | OpenAIError {
  const { max_completion_tokens: current, max_tokens: former } = body;
  if (current !== undefined && former !== undefined) {
    return invalidRequest(
      "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
      'max_tokens',
      'invalid_parameter_combination',
    );
  }
  const name = current === undefined ? 'max_tokens' : 'max_completion_tokens';
  const limit = body[name] ?? Number.POSITIVE_INFINITY;
  if (typeof limit !== 'number' || (Number.isFinite(limit) && !Number.isInteger(limit))) {
    return invalidRequest(`Invalid type for '${name}': expected an integer.`, name, 'invalid_type');
  }
  if (limit < 1) {
    return invalidRequest(
      `Invalid '${name}': integer below minimum value. Expected a value >= 1, but got ${limit} instead.`,
      name,
      'integer_below_min_value',
    );
  }
  return limit;
}

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'];

function problemWithEffort({ reasoning_effort: effort }: JsonSchema): OpenAIError | undefined {
  if (effort === undefined || EFFORTS.includes(String(effort))) return undefined;
  const supported = EFFORTS.map((name) => `'${name}'`).join(', ');
  const message = `Invalid value: '${effort}'. Supported values are: ${supported}.`;
  return invalidRequest(message, 'reasoning_effort', 'invalid_value');
}

function readStream(body: JsonSchema): Pick<ChatRequest, 'stream'> | OpenAIError {
  const { stream, stream_options: options } = body;
  if (stream !== undefined && typeof stream !== 'boolean') {
    return invalidRequest("Invalid type for 'stream': expected a boolean.", 'stream', 'invalid_type');
  }
  if (stream !== true && options !== undefined) {
    const message = "The 'stream_options' parameter is only allowed when 'stream' is enabled.";
    return invalidRequest(message, 'stream_options');
  }
  const includeUsage = isObject(options) && options.include_usage === true;
  return { stream: stream === true ? { includeUsage } : undefined };
}

function problemWithSampling(body: JsonSchema): OpenAIError | undefined {
  const { temperature } = body;
  if (temperature !== undefined) {
    const isInRange = typeof temperature === 'number' && temperature >= 0 && temperature <= 2;
    if (!isInRange) {
      return invalidRequest(
        `Invalid 'temperature': expected a decimal from 0 to 2, but got ${temperature} instead.`,
        'temperature',
        'decimal_above_max_value',
      );
    }
  }
  return undefined;
}

function isError(value: unknown): value is OpenAIError {
  return isObject(value) && 'status' in value;
}

/** Reads and checks a body as strictly as OpenAI does: the request, or the error to answer. */
export function readChatRequest(body: unknown): ChatRequest | OpenAIError {
  if (!isObject(body)) {
    return invalidRequest(
      "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly. The OpenAI API expects a JSON payload, but what was sent was not valid JSON.)",
    );
  }
  const unknown = Object.keys(body).find((key) => !PARAMETERS.includes(key));
  if (unknown) return invalidRequest(`Unknown parameter: '${unknown}'.`, unknown, 'unknown_parameter');
  if (typeof body.model !== 'string' || body.model === '') {
    return invalidRequest('you must provide a model parameter');
  }
  const messages = readMessages(body.messages);
  if (isError(messages)) return messages;
  const format = readFormat(body.response_format, messages);
  if (isError(format)) return format;
  const maxTokens = readTokenLimit(body);
  if (isError(maxTokens)) return maxTokens;
  const stream = readStream(body);
  if (isError(stream)) return stream;
  const effort = body.reasoning_effort as string | undefined;
  const request = { model: body.model, messages, maxTokens, effort, ...format, ...stream };
  return problemWithSampling(body) ?? problemWithEffort(body) ?? request;
}

/** The fault of the Authorization header; undefined for none. Without `apiKey` any key is valid. */
export function problemWithKey(authorization: string | undefined, apiKey: string | undefined): OpenAIError | undefined {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const failure = { status: 401, type: 'invalid_request_error', param: null };
  if (given === undefined) {
    return {
      ...failure,
      message:
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
      code: null,
    };
  }
  if (apiKey === undefined || given === apiKey) return undefined;
  // The real server masks the middle of the key; a client must not rely on it.
  return {
    ...failure,
    message: `Incorrect API key provided: ${given}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    code: 'invalid_api_key',
  };
}
