import { z } from 'zod';
import { dataBlock, linesBlock, type Prompt } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { outlineBlock, promptOf } from './shared-blocks.ts';

/** Angles as the model gives them. */
export const anglesSchema = z.object({ angles: z.array(z.string()) });

/**
 * Asks for different angles on a topic, each for an article of its own.
 * @param known angles that are not wanted again
 */
export function anglesPrompt(request: WritingRequest, count: number, known: readonly string[]): Prompt {
  return promptOf(request, {}, [
    'Task: angles',
    `Angles: ${count}`,
    'Several articles on the TOPIC are planned, each from another angle. Give in "angles" one line of at most 120 characters for each: what the article takes up and for whom, such as "What a first hive really costs, for people who are deciding". Each is about this topic, not about any, has enough for a whole article, and answers a question the others leave open. Where the WISHES name readers or a side, all angles keep to them.',
    known.length > 0 ? 'Give other angles than these:' : undefined,
    linesBlock('KNOWN', known),
  ]);
}

/** Search queries as the model gives them. */
export const queriesSchema = z.object({ queries: z.array(z.string()) });

/** Asks what to search the web for, before any source is read. */
export function searchPrompt(request: WritingRequest, today: Date): Prompt {
  return promptOf(request, {}, [
    'Task: search',
    `Today is ${today.toISOString().slice(0, 10)}.`,
    'Give in "queries" at most three web search queries, each for something different, that find reliable pages with the facts that an article on the TOPIC needs, from its ANGLE or by its OUTLINE where there is one; with a year only where the answer changes over the years.',
    request.angle && dataBlock('ANGLE', request.angle),
    request.outline && outlineBlock(request.outline),
  ]);
}
