import { z } from 'zod';
import { linesBlock, type Prompt } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { promptOf } from './shared-blocks.ts';

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
