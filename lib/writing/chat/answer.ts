import { jsonrepair } from 'jsonrepair';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { ZodType } from 'zod';
import { withoutThinking } from './thinking.ts';

export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused' }
  | { kind: 'cut-off'; content: string }
  | { kind: 'malformed'; problem: string };

/** Reasons of servers in front of other vendors' models. */
const CUT_OFF = /^(?:length|max(?:_output)?_tokens|model_length)$/i;
const REFUSED =
  /^(?:content_?filter(?:ed)?|refusal|safety|recitation|prohibited_content|blocklist|spii|sensitive|guardrail_intervened)$/i;

/** The text of a content or of a piece of one: arrays have parts of several kinds, thoughts among them. */
export function contentText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const text = (part: { type?: unknown; text?: unknown } | null) =>
    typeof part?.text === 'string' && /^(?:output_)?text$/.test(`${part.type ?? 'text'}`) ? part.text : '';
  return content.map(text).join('');
}

function spokenIn(content: string): string {
  const spoken = withoutThinking(content);
  return /^\s*```\w*\n([\s\S]*?)\n?```$/.exec(spoken)?.[1] ?? spoken;
}

function answerStart(content: string): number {
  const keyed = content.search(/\{\s*["“'”]/);
  return keyed < 0 ? content.indexOf('{') : keyed;
}

/** Texts that may be the JSON object of an answer: models think aloud, talk around their JSON, fence it, and give it twice. */
function candidatesIn(content: string): string[] {
  const spoken = withoutThinking(content);
  const start = answerStart(spoken);
  if (start < 0) return [];
  const ends = [...spoken.matchAll(/\}(?=\s*(?:$|[^\s,\]}]))/g)].map(({ index }) => index);
  // Texts may have braces of their own: then the last one counts.
  const tried = new Set([...ends.slice(0, 12), ...ends.slice(-1)]);
  return [...tried].map((end) => spoken.slice(start, end + 1)).filter(Boolean);
}

function parsed(text: string, repair = (given: string) => given): { json?: unknown; fault?: string } {
  try {
    return { json: JSON.parse(repair(text)) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it cannot be parsed' };
  }
}

function readJson<T>(content: string, schema: ZodType<T>): Answer<T> {
  const candidates = candidatesIn(content);
  // Repair also accepts a piece that ends inside a text: so whole ones first, then the longest.
  const tries = [
    ...candidates.map((text) => parsed(text)),
    ...candidates.toReversed().map((text) => parsed(text, jsonrepair)),
  ];
  let problem = tries.at(-1)?.fault ?? 'it held no complete JSON object';
  for (const { json } of tries) {
    if (json === undefined) continue;
    const result = schema.safeParse(json);
    if (result.success) return { kind: 'ok', value: result.data };
    const issues = result.error.issues.slice(0, 3);
    problem = issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  return { kind: 'malformed', problem };
}

/** Reads a completion, from which anything may be missing; JSON is repaired where it is nearly right. */
export function parseCompletion<T>(completion: ChatCompletion, schema: ZodType<T>, isText = false): Answer<T> {
  // Servers in front of the model (proxies, gateways) answer 200 with bodies of their own.
  const choice = (completion as Partial<ChatCompletion> | undefined)?.choices?.[0];
  const reason = choice?.finish_reason ?? '';
  if (choice?.message?.refusal || REFUSED.test(reason)) return { kind: 'refused' };
  const content = contentText(choice?.message?.content);
  if (CUT_OFF.test(reason)) return { kind: 'cut-off', content: spokenIn(content ?? '') };
  if (isText && content !== undefined) return { kind: 'ok', value: schema.parse(spokenIn(content)) };
  if (content === undefined) return { kind: 'malformed', problem: 'it held no text' };
  return readJson(content, schema);
}
