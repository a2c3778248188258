import { randomBytes } from 'node:crypto';
import { writeAnswer } from './answer-writer.ts';
import type { ChatRequest } from './contract.ts';
import type { Fault, Mode } from './mode.ts';
import type { PromptHints } from './prompt-hints.ts';
import type { Random } from './random.ts';
import { isObject, type JsonSchema } from './strict-schema.ts';

const BYTES_PER_TOKEN = 4;

/** A piece of an answer, or of the thinking before it. */
export type Part = { type: 'text' | 'reasoning'; text: string };

/** A text in pieces, as servers send it that also send thoughts. */
export const inParts = (text: string): Part[] => [
  { type: 'reasoning', text: 'Hmm, let us see.' },
  { type: 'text', text },
];

export const partsText = (parts: readonly Part[]): string =>
  parts.map(({ type, text }) => (type === 'text' ? text : '')).join('');

type Content = {
  content: string | Part[] | null;
  refusal: string | null;
  finish: 'stop' | 'length' | 'content_filter';
};

/** A request and the input of its answer. */
type Call = {
  request: ChatRequest;
  hints: PromptHints;
  mode: Mode;
  fault: Fault | undefined;
  random: Random;
  earlier: Earlier;
};

function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The schema from the response format or the prompt; undefined for plain text. */
function requestSchema({ schema, messages }: ChatRequest): JsonSchema | undefined {
  if (schema) return schema;
  const spelled = /JSON Schema:\n(\{.*\})/.exec(messages.map(({ content }) => content).join('\n'));
  const parsed: unknown = spelled?.[1] ? JSON.parse(spelled[1]) : undefined;
  return isObject(parsed) ? parsed : undefined;
}

/** Earlier prompts and full answers. */
export type Earlier = { prompts: string[]; answers: string[] };

/** The whole answer, or the rest of the one that the prompt says was cut off. */
function spokenFor(call: Call): string {
  const { request, hints, mode, fault, random, earlier } = call;
  const soFar = hints.blocks['ANSWER SO FAR'];
  const begun = soFar && earlier.answers.findLast((answer) => answer.startsWith(soFar));
  if (begun) return begun.slice(soFar.length);
  const schema = requestSchema(request);
  const answer = writeAnswer(schema, hints, mode, fault, random);
  // Without a response format models chat around their JSON.
  const isChatty = schema && request.format === 'text';
  const spoken = isChatty ? `Sure, here it is:\n\`\`\`json\n${answer}\n\`\`\`` : answer;
  earlier.answers.push(spoken);
  return misspoken(spoken, schema ? 'json' : 'text', fault);
}

/** The part of an answer that a server's limit has room for, or half of it. */
function cutOff(spoken: string, maxTokens: number): string | undefined {
  if (tokensIn(spoken) <= maxTokens) return undefined;
  const bytes = Buffer.from(spoken).subarray(0, maxTokens * BYTES_PER_TOKEN);
  return bytes.toString().replace(/\uFFFD+$/, '');
}

/** Half of an answer, up to the middle of a word. */
function spokenHalf(spoken: string): string {
  const half = Math.floor(spoken.length / 2);
  const inWord = spoken.slice(half).search(/(?<=\p{L})\p{L}/u);
  return spoken.slice(0, half + Math.max(0, inWord));
}

function callContent(call: Call): Content {
  const { request, fault, mode } = call;
  if (fault === 'refusal') {
    return { content: null, refusal: "I'm sorry, but I can't help with that.", finish: 'stop' };
  }
  if (fault === 'content-filter') return { content: '', refusal: null, finish: 'content_filter' };
  const spoken = `${mode.before ?? ''}${spokenFor(call)}`;
  const cut = cutOff(spoken, request.maxTokens) ?? (fault === 'cut-off' ? spokenHalf(spoken) : undefined);
  if (cut !== undefined) return { content: cut, refusal: null, finish: 'length' };
  return { content: fault === 'content-parts' ? inParts(spoken) : spoken, refusal: null, finish: 'stop' };
}

/** An answer in a wrong form. */
function misspoken(spoken: string, form: 'json' | 'text', fault: Fault | undefined): string {
  const faults: Partial<Record<Fault, string>> = {
    empty: '',
    ...(form === 'text' && { 'fenced-text': `Of course!\n\n\`\`\`markdown\n${spoken}\n\`\`\`` }),
    ...(form === 'json' && {
      'wrong-shape': '{"answer":42}',
      'malformed-json': spoken.slice(0, spoken.length / 2),
      'trailing-comma': spoken.replace(/\}$/, ',}'),
      'doubled-json': spoken + spoken,
      'wrapped-json': `Of course! Here {as asked} it is:\n\n\`\`\`json\n${spoken}\n\`\`\`\n\nAnything else?`,
    }),
  };
  return (fault && faults[fault]) ?? spoken;
}

/** A request as the model reads it: the schema comes first. */
function promptText({ schema, messages }: Pick<ChatRequest, 'schema' | 'messages'>): string {
  return [JSON.stringify(schema ?? null), ...messages.map(({ content }) => content)].join('\n');
}

/** From how many tokens on a beginning is remembered, and in what steps (Prompt caching guide). */
const FEWEST_CACHED = 1024;
const CACHED_STEP = 128;

/** Tokens of a prompt that a server has read before: of the longest beginning it shares with an earlier one. */
function cachedTokens(prompt: string, earlier: readonly string[]): number {
  let shared = 0;
  for (const other of earlier) {
    if (!other.startsWith(prompt.slice(0, shared + 1))) continue;
    while (shared < prompt.length && prompt[shared] === other[shared]) shared += 1;
  }
  const longest = tokensIn(prompt.slice(0, shared));
  return longest < FEWEST_CACHED ? 0 : longest - (longest % CACHED_STEP);
}

/** A `chat.completion` object that answers a request; what it remembers of it is added to `earlier`. */
export function completionFor(call: Call) {
  const { request, earlier } = call;
  const { content, refusal, finish } = callContent(call);
  const prompt = tokensIn(request.messages.map((message) => message.content).join('\n'));
  const said = Array.isArray(content) ? partsText(content) : content;
  const completion = tokensIn(said ?? refusal ?? '');
  const cached = Math.min(prompt, cachedTokens(promptText(request), earlier.prompts));
  earlier.prompts.push(promptText(request));
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
