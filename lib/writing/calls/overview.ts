import { z } from 'zod';
import { textsBlock } from '../chat/prompt.ts';
import type { OverviewItem } from '../types.ts';
import { listField, numberField, textField } from './fields.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';
import { voiceBlock } from './voice.ts';

const overviewSchema = z.object({
  title: textField,
  introduction: z.string(),
  paragraphs: listField(z.object({ number: numberField, text: z.string() })),
  conclusion: textField,
  description: textField,
});

const WORDS_AROUND = 180;
const WORDS_PER_BLOG = { least: 30, most: 60 } as const;
/** The part of the words for the paragraphs. */
const SHARE = 0.7;

export const overviewWords = (count: number): number => WORDS_AROUND + count * WORDS_PER_BLOG.most;

/** Has the model write the page that leads readers to the blogs of a batch, from what these say of themselves. */
export const overviewCall = (
  { request, limits }: Assignment,
  items: readonly OverviewItem[],
): Call<z.infer<typeof overviewSchema>> => ({
  name: 'overview_text',
  schema: overviewSchema,
  words: Math.min(overviewWords(items.length), Math.max(limits.words, items.length * WORDS_PER_BLOG.least)),
  prompt: (words) =>
    makePrompt(request, {}, [
      'Task: overview',
      `Blogs: ${items.length}`,
      `The BLOGS are a series on the TOPIC: the number, title, summary and key points of each. Write the page that leads readers to them. Give in "title" at most 60 characters, 32 in Chinese and Japanese, that tell readers what they get; in "introduction" a short paragraph on what the series answers and for whom; in "paragraphs" for each blog, in order, its "number" and as "text" one paragraph of about ${Math.floor((words * SHARE) / items.length)} words: what it answers, the most useful thing it says, and who should read it; in "conclusion" a short paragraph on where to begin, for readers in different situations; in "description" one sentence of at most 140 characters for search results.`,
      'Say what the BLOGS say and nothing beside it: no fact, figure, advice or promise that stands in none of them. The title of each blog stands above its paragraph and its link below: do not repeat the one or announce the other. No lists, no marks.',
      voiceBlock(request),
      textsBlock(
        'BLOGS',
        items.map(({ title, summary, keyPoints }, at) => ({
          heading: `(${at + 1}) ${title}`,
          text: [summary, ...keyPoints].join('\n'),
        })),
      ),
    ]),
});
