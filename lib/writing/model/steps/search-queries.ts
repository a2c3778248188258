import { cleanLine } from '../answer-text/clean-text.ts';
import { queriesSchema, searchPrompt } from '../prompts/search-prompt.ts';
import { type Context, unlessUnusable } from './context.ts';

const QUERY_WORDS = 60;
const MOST_QUERIES = 3;

/** What to search the web for; none where the model gives nothing usable. Throws WritingError. */
export async function searchQueriesOf(context: Context): Promise<string[]> {
  const { request } = context;
  const queries = await unlessUnusable(
    context.ask({
      name: 'search_queries',
      schema: queriesSchema,
      words: QUERY_WORDS,
      prompt: () => searchPrompt(request, new Date()),
      read: (raw) => raw.queries,
    }),
  );
  const lines = (queries ?? []).map((query) => cleanLine(query, request.topic)).filter(Boolean);
  return lines.slice(0, MOST_QUERIES);
}
