import { invalidRequest, type OpenAIError } from './openai-error.ts';
import { isObject } from './strict-schema.ts';

/** A page that the search finds. */
type CitedPage = { url: string; title: string };

/** OpenAI marks the addresses that its search cites. */
function marked(address: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', 'openai');
  return url.href;
}

/** Answers POST /v1/responses with the tool `web_search`: a text that cites the pages. */
export function searchWeb(body: unknown, pages: readonly CitedPage[]): object | OpenAIError {
  const { model, input, tools, tool_choice } = isObject(body) ? body : {};
  for (const [name, value] of Object.entries({ model, input })) {
    if (typeof value !== 'string' || value === '') {
      const message = `Missing required parameter: '${name}'.`;
      return invalidRequest(message, name, 'missing_required_parameter');
    }
  }
  const isSearch = Array.isArray(tools) && tools.some((tool) => tool?.type === 'web_search');
  if (!isSearch || !['required', 'auto', undefined].includes(tool_choice as string | undefined)) {
    return invalidRequest("Unknown parameter: 'tool_choice'.", 'tool_choice', 'unknown_parameter');
  }
  let text = '';
  const annotations = pages.map(({ url, title }) => {
    const start_index = text.length;
    text += `[${title}](${marked(url)}) `;
    const place = { start_index, end_index: text.length - 1 };
    return { type: 'url_citation', url: marked(url), title, ...place };
  });
  return {
    id: 'resp_fake',
    object: 'response',
    created_at: 1_760_000_000,
    status: 'completed',
    model,
    error: null,
    incomplete_details: null,
    instructions: null,
    parallel_tool_calls: true,
    tool_choice: tool_choice ?? 'auto',
    tools,
    usage: null,
    output: [
      { type: 'reasoning', id: 'rs_fake', summary: [] },
      { type: 'web_search_call', id: 'ws_fake', status: 'completed', action: { type: 'search', query: input } },
      {
        type: 'message',
        id: 'msg_fake',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations, logprobs: [] }],
      },
    ],
  };
}
