import { cleanLine } from './answer-text/clean-text.ts';
import { type Context, unlessUnusable } from './parts/context.ts';
import { queriesSchema } from './prompts/answer-schemas.ts';
import { queriesPrompt } from './prompts/prompts.ts';

const MOST_QUERIES = 3;
const WORDS = 40;

/** What to search the web for, as the model says; none where it gives nothing usable. Throws WritingError. */
export async function searchQueries(context: Context): Promise<string[]> {
  const { request } = context;
  const asked = context.ask({
    ...{ name: 'search_queries', schema: queriesSchema, words: WORDS },
    prompt: () => queriesPrompt(request, MOST_QUERIES),
    read: ({ queries }) => queries.map((query) => cleanLine(query, request.topic)),
  });
  const queries = (await unlessUnusable(asked)) ?? [];
  return queries.filter(Boolean).slice(0, MOST_QUERIES);
}
