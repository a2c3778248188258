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
});

export const overviewWords = (count: number): number => 180 + count * 40;

/** Has the model write the page that leads readers to the blogs of a batch, from what these say of themselves. */
export const overviewCall = (
  { request }: Pick<Assignment, 'request'>,
  items: readonly OverviewItem[],
): Call<z.infer<typeof overviewSchema>> => ({
  name: 'overview_text',
  schema: overviewSchema,
  words: overviewWords(items.length),
  prompt: () =>
    makePrompt(request, {}, [
      'Task: overview',
      `Blogs: ${items.length}`,
      'The BLOGS are a series on the TOPIC: the number, title, summary and key points of each. Write the page that leads readers to them. Give in "title" at most 60 characters, 32 in Chinese and Japanese, that tell readers what they get; in "introduction" a short paragraph on what the series answers and for whom; in "paragraphs" for each blog, in order, its "number" and as "text" one paragraph of about 40 words: what it answers, the most useful thing it says, and who should read it; in "conclusion" a short paragraph on where to begin, for readers in different situations.',
      'Say what the BLOGS say and nothing beside it: no fact, figure, advice or promise that stands in none of them. The title of each blog stands above its paragraph and its link below: do not repeat the one or announce the other. No lists, no marks.',
      voiceBlock(request),
      textsBlock(
        'BLOGS',
        items.map(({ title, text }, at) => ({ heading: `(${at + 1}) ${title}`, text })),
      ),
    ]),
});
