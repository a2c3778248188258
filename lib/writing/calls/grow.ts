import { plainText } from '../chat/chat-client.ts';
import { textsBlock } from '../chat/prompt.ts';
import { lengthLine, writingRules } from './rules.ts';
import { type Assignment, type Call, citingRule, makePrompt, ownPassages, type Plan } from './shared.ts';

/** Has the model write missing paragraphs, each below a line with the number of the block before it. */
export const growCall = (
  { request, material, limits }: Assignment,
  plan: Plan,
  { text, missing }: { text: readonly { heading: string; text: string }[]; missing: number },
): Call<string> => ({
  name: 'more_text',
  schema: plainText,
  words: Math.min(missing, limits.words),
  prompt: (words) =>
    makePrompt(request, { plan, material }, [
      'Task: grow',
      lengthLine(words, request.language),
      'The article below is too short by this length. Write the paragraphs that it lacks, from material: details of the passages not used yet, a step, an example worked through, what goes wrong; no padding. Before each, write a line with the number of the paragraph that it follows, such as "@ P4", then an empty line, then its text. Repeat nothing, and add nothing after the ending.',
      writingRules({ hasPassages: material.passages.length > 0, hasOpening: false }),
      citingRule(material),
      ownPassages(material, request.topic),
      textsBlock('ARTICLE', text),
    ]),
});
