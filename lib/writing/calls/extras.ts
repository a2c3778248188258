import { z } from 'zod';
import { textsBlock } from '../chat/prompt.ts';
import { harmTask, optionalHarmField } from './harm.ts';
import { type Assignment, type Call, makePrompt, type Plan } from './shared.ts';

export const extrasFields = {
  description: z.string(),
  keyPoints: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  harm: optionalHarmField,
};

export const extrasSchema = z.object(extrasFields);
export type RawExtras = z.infer<typeof extrasSchema>;

export function extrasTask({ brief }: Plan, hasPassages: boolean): string {
  const { keyPoints = false, faq = false } = brief?.helps ?? {};
  return [
    keyPoints
      ? 'Give in "keyPoints" three to five full sentences with the takeaways, the most useful first.'
      : 'Leave "keyPoints" empty.',
    faq
      ? 'Give in "questions" three to five questions that readers ask about the TOPIC and the article does not answer under a heading, each with an answer of one to three sentences that stands by itself.'
      : 'Leave "questions" empty.',
    'Give in "description" one or two full sentences of at most 150 characters together, in Chinese and Japanese 70 to 110, that tell people who see them in search results what they will learn; no call to click.',
    hasPassages
      ? 'Key points and answers carry the marks of the sentences they rest on; the description has none. No figure that is not in the article.'
      : 'Write no marks, and no figure that is not in the article.',
  ].join(' ');
}

export const EXTRA_WORDS = 450;

/** Has the model write key points, questions and description, where no editor does. */
export const extrasCall = (
  { request, material }: Assignment,
  plan: Plan,
  texts: readonly { heading: string; text: string }[],
): Call<RawExtras> => ({
  name: 'article_extras',
  schema: extrasSchema,
  words: EXTRA_WORDS,
  prompt: () =>
    makePrompt(request, { plan }, [
      'Task: extras',
      extrasTask(plan, material.passages.length > 0),
      harmTask('the ARTICLE gives'),
      textsBlock('ARTICLE', texts),
    ]),
});
