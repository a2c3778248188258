import { z } from 'zod';
import { dataBlock } from '../chat/prompt.ts';
import { listField } from './fields.ts';
import { dateLine } from './rules.ts';
import { type Assignment, type Call, makePrompt, outlineBlock } from './shared.ts';

export const queriesSchema = z.object({ queries: listField(z.string()) });

/** Has the model name web search queries, before any source is read. */
export const queriesCall = ({ request }: Assignment): Call<z.infer<typeof queriesSchema>> => ({
  name: 'search_queries',
  schema: queriesSchema,
  words: 60,
  prompt: () =>
    makePrompt(request, {}, [
      'Task: search',
      dateLine(),
      'Give in "queries" at most three web search queries, each for something different, that find reliable pages with the facts that an article on the TOPIC needs, from its ANGLE or by its OUTLINE where there is one; with a year only where the answer changes over the years.',
      request.angle && dataBlock('ANGLE', request.angle),
      request.outline && outlineBlock(request.outline),
    ]),
});
