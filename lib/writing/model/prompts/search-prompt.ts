import { z } from 'zod';
import { dataBlock, type Prompt } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { outlineBlock, promptOf } from './shared-blocks.ts';

/** Search queries as the model gives them. */
export const queriesSchema = z.object({ queries: z.array(z.string()) });

/** Asks what to search the web for, before any source is read. */
export function searchPrompt(request: WritingRequest, today: Date): Prompt {
  return promptOf(request, {}, [
    'Task: search',
    `Today is ${today.toISOString().slice(0, 10)}.`,
    'Give in "queries" at most three web search queries, each looking for something else, that find reliable pages with the facts that an article on the TOPIC needs, from its ANGLE or by its OUTLINE where there is one; with a year only where the answer changes over the years.',
    request.angle && dataBlock('ANGLE', request.angle),
    request.outline && outlineBlock(request.outline),
  ]);
}
