import { z } from 'zod';
import { linesBlock } from '../chat/prompt.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';

const anglesSchema = z.object({ articles: z.array(z.object({ title: z.string(), angle: z.string() })) });

const WORDS_PER_ANGLE = 32;

export const angleWords = (count: number): number => count * WORDS_PER_ANGLE;

/** Has the model propose articles of a batch, each from another angle than the known ones. */
export const anglesCall = (
  { request, limits }: Assignment,
  count: number,
  known: readonly string[],
): Call<z.infer<typeof anglesSchema>> => ({
  name: 'article_angles',
  schema: anglesSchema,
  words: Math.min(angleWords(count), limits.planWords),
  prompt: () =>
    makePrompt(request, {}, [
      'Task: angles',
      `Angles: ${count}`,
      'Several articles on the TOPIC are planned, each from another angle. Give in "articles" for each an "angle", one line of at most 120 characters: what the article takes up and for whom, such as "What a first hive really costs, for people who are deciding"; and a "title" of at most 60 characters, 32 in Chinese and Japanese, that tells readers what they get. Each is about this topic, not about any, has enough for a whole article, and answers a question the others leave open. Where the WISHES name readers or a side, all angles keep to them.',
      known.length > 0 && 'Give other angles than these:',
      linesBlock('KNOWN', known),
    ]),
});
