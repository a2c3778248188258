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
  content: string | null;
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
  const content = fault === 'malformed-json' ? spoken.slice(0, -2) : spoken;
  return { content, refusal: null, finish: 'stop' };
}

/** A `chat.completion` object that answers a request. */
export function completionFor(
  request: ChatRequest,
  hints: PromptHints,
  mode: Mode,
  fault: Fault | undefined,
  random: Random,
): object {
  const { content, refusal, finish } = contentOf(request, hints, mode, fault, random);
  const prompt = tokensIn(request.messages.map((message) => message.content).join('\n'));
  const completion = tokensIn(content ?? refusal ?? '');
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
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
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
