import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { ZodType } from 'zod';

/** What came of one completion. */
export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused' }
  | { kind: 'cut-off' }
  | { kind: 'malformed' };

/** Models behind plain servers think aloud or fence their JSON; what counts is the object. */
function jsonObjectIn(content: string): unknown {
  const spoken = content.replace(/<think>[\s\S]*?<\/think>/g, '');
  const start = spoken.indexOf('{');
  const end = spoken.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(spoken.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

/**
 * Reads a completion as data: refusal and cut-off first, then JSON, then the schema.
 * @param completion what the server sent; anything may be missing from it
 * @param schema what the JSON must look like
 */
export function readAnswer<T>(completion: ChatCompletion, schema: ZodType<T>): Answer<T> {
  // Servers in front of the model (proxies, gateways) answer 200 with bodies of their own.
  const choice = (completion as Partial<ChatCompletion> | undefined)?.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    return { kind: 'refused' };
  }
  if (choice?.finish_reason === 'length') return { kind: 'cut-off' };
  const content = choice?.message?.content;
  if (typeof content !== 'string') return { kind: 'malformed' };
  const parsed = schema.safeParse(jsonObjectIn(content));
  return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'malformed' };
}
