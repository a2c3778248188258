import { z } from 'zod';
import { textsBlock } from '../chat/prompt.ts';
import { choiceField } from './fields.ts';
import { EDITOR_RULES } from './rules.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';

const CHOICES = ['first', 'second', 'neither'] as const;

/** Has the model say which of two drafts it would print: without sources, which others have read. */
export const chooseCall = (
  { request }: Assignment,
  first: readonly { heading: string; text: string }[],
  second: readonly { heading: string; text: string }[],
): Call<{ print: (typeof CHOICES)[number] }> => ({
  name: 'draft_choice',
  schema: z.object({ print: choiceField(CHOICES) }),
  words: 10,
  effort: 'medium',
  prompt: () => ({
    ...makePrompt(request, {}, [
      'Task: choose',
      'Two writers were given the TOPIC. Read both drafts whole, as the reader who clicked on the title. Which one would you print? The one that you would read to its end and tell somebody about: that is about something in particular and stays with it, answers what you came for, and trusts its reader; not the one that covers more, sounds more like an article or is longer. Give in "print": first | second | neither, where you cannot tell.',
      textsBlock('FIRST', first),
      textsBlock('SECOND', second),
    ]),
    ...EDITOR_RULES,
  }),
});
