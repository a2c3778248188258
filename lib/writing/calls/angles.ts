import { z } from 'zod';
import { linesBlock } from '../chat/prompt.ts';
import { listField, numberField, textField } from './fields.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';

const anglesSchema = z.object({
  articles: z.array(z.object({ question: textField, angle: z.string(), title: z.string() })),
  /** What takes the place of articles that overlap with earlier ones, by their numbers. */
  replaced: listField(z.object({ number: numberField, angle: z.string(), title: z.string() })).catch([]),
});

export const angleWords = (count: number): number => count * 56;

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
      'Several articles on the TOPIC are planned, each from another angle. Give in "articles" for each a "question" of readers that it alone answers; an "angle", one line of at most 120 characters: what the article takes up and for whom, such as "What a first hive really costs, for people who are deciding"; and a "title" of at most 60 characters, 32 in Chinese and Japanese, that tells readers what they get. Each is about this topic, not about any, has enough for a whole article, and leaves to the others what they answer. Where the WISHES name readers or a side, all angles keep to them.',
      'Then read your list as somebody who reads all of these articles. Where one would tell them what an earlier one has told, give in "replaced" its number, counted from 1, with the "angle" and "title" of an article that overlaps with none; a good list needs no replacement.',
      known.length > 0 && 'Give other angles than these:',
      linesBlock('KNOWN', known),
    ]),
});
