import { randomBytes } from 'node:crypto';
import { writeAnswer } from './answer-writer.ts';
import type { ChatRequest } from './contract.ts';
import type { Fault, Mode } from './mode.ts';
import type { PromptHints } from './prompt-hints.ts';
import type { Random } from './random.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const BYTES_PER_TOKEN = 4;
const TEXT_ONLY: JsonSchema = { type: 'object', properties: { content: { type: 'string' } } };

type Content = {
  content: string | { type: 'text'; text: string }[] | null;
  refusal: string | null;
  finish: 'stop' | 'length' | 'content_filter';
};

function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The schema to fill: of the response format, or spelled out in the prompt when there is none. */
function schemaOf({ schema, messages }: ChatRequest): JsonSchema {
  if (schema) return schema;
  const spelled = /JSON Schema:\n(\{.*\})/.exec(messages.map(({ content }) => content).join('\n'));
  const parsed: unknown = spelled?.[1] ? JSON.parse(spelled[1]) : undefined;
  return isObject(parsed) ? parsed : TEXT_ONLY;
}

function contentOf(
  request: ChatRequest,
  hints: PromptHints,
  mode: Mode,
  fault: Fault | undefined,
  random: Random,
): Content {
  if (fault === 'refusal') {
    return { content: null, refusal: "I'm sorry, but I can't help with that.", finish: 'stop' };
  }
  if (fault === 'content-filter') return { content: '', refusal: null, finish: 'content_filter' };
  const answer = writeAnswer(schemaOf(request), hints, mode, fault, random);
  const json = fault === 'wrong-shape' ? '{"answer":42}' : JSON.stringify(answer);
  // Without a response format models chat around their JSON.
  const spoken =
    request.format === 'text' ? `Sure, here it is:\n\`\`\`json\n${json}\n\`\`\`` : json;
  const isTooLong = tokensIn(spoken) > request.maxTokens;
  if (isTooLong || fault === 'cut-off') {
    const bytes = Buffer.from(spoken);
    const room = isTooLong ? request.maxTokens * BYTES_PER_TOKEN : bytes.length / 2;
    const content = bytes
      .subarray(0, room)
      .toString()
      .replace(/\uFFFD+$/, '');
    return { content, refusal: null, finish: 'length' };
  }
  return { content: misspoken(spoken, fault), refusal: null, finish: 'stop' };
}

/** An answer as models and the servers before them get its form wrong. */
function misspoken(spoken: string, fault: Fault | undefined): Content['content'] {
  switch (fault) {
    case 'malformed-json':
      return spoken.slice(0, spoken.length / 2);
    case 'trailing-comma':
      return spoken.replace(/\}$/, ',}');
    case 'doubled-json':
      return spoken + spoken;
    case 'wrapped-json':
      return `Of course! Here {as asked} it is:\n\n\`\`\`json\n${spoken}\n\`\`\`\n\nAnything else?`;
    case 'content-parts':
      return [
        { type: 'text', text: spoken.slice(0, 20) },
        { type: 'text', text: spoken.slice(20) },
      ];
    default:
      return spoken;
  }
}

/** What a server reads of a request, in the order in which it does: the form of the answer comes first. */
export function promptTextOf({
  schema,
  messages,
}: Pick<ChatRequest, 'schema' | 'messages'>): string {
  return [JSON.stringify(schema ?? null), ...messages.map(({ content }) => content)].join('\n');
}

/** From how many tokens on a beginning is remembered, and in what steps (Prompt caching guide). */
const FEWEST_CACHED = 1024;
const CACHED_STEP = 128;

/** Tokens of a prompt that a server has read before: of the longest beginning it shares with an earlier one. */
function cachedTokens(prompt: string, earlier: readonly string[]): number {
  const shared = earlier.map((other) => {
    let length = 0;
    while (length < prompt.length && prompt[length] === other[length]) length += 1;
    return tokensIn(prompt.slice(0, length));
  });
  const longest = Math.max(0, ...shared);
  return longest < FEWEST_CACHED ? 0 : longest - (longest % CACHED_STEP);
}

/** A `chat.completion` object that answers a request. `earlier`: prompts that were answered before. */
export function completionFor(
  request: ChatRequest,
  hints: PromptHints,
  mode: Mode,
  fault: Fault | undefined,
  random: Random,
  earlier: readonly string[] = [],
) {
  const { content, refusal, finish } = contentOf(request, hints, mode, fault, random);
  const prompt = tokensIn(request.messages.map((message) => message.content).join('\n'));
  const said = Array.isArray(content) ? content.map(({ text }) => text).join('') : content;
  const completion = tokensIn(said ?? refusal ?? '');
  const cached = Math.min(prompt, cachedTokens(promptTextOf(request), earlier));
  return {
    id: `chatcmpl-${randomBytes(15).toString('base64url')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finish,
      },
    ],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
      prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
      completion_tokens_details: {
        reasoning_tokens: 0,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_fake',
  };
}
