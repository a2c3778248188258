import { z } from 'zod';
import { textsBlock } from '../chat/prompt.ts';
import type { Personalization } from '../types.ts';
import { listField, numberField } from './fields.ts';
import { type Assignment, type Call, makePrompt, passageBlocks } from './shared.ts';

const personalSchema = z.object({ changes: listField(z.object({ number: numberField, text: z.string() })) });

/** Has the model tell what its author answered in those paragraphs of an article that gain from it. */
export const personalCall = (
  { request }: Assignment,
  { paragraphs, passages }: Personalization,
  register: string,
): Call<z.infer<typeof personalSchema>> => ({
  name: 'personal_paragraphs',
  schema: personalSchema,
  effort: 'medium',
  words: passages.length * 120,
  prompt: () =>
    makePrompt(request, { register }, [
      'Task: personal',
      'The ARTICLE is finished. AUTHOR is what the one who signs it has told since: passages with their ids, each answer under its question. (5) before a paragraph is its number.',
      'List in "changes" only the places where readers gain something that the ARTICLE lacks: what happened to the author, a figure or a date of theirs, a warning, a judgment from experience. Each passage is told in one place, where a reader wants to know it; a passage that adds nothing is told in none, and an empty list is a good answer.',
      'Give in "text" the whole paragraph as it should read. Its sentences stay as they are, with all their marks, figures and links, unless one has to lead to what is added. What is added says what the passage says and nothing beside it: no event, person, reason, feeling, date or sum of your own. It is told in the first person, as the author would, plainly and in few words, and has the mark of its passage before the full stop, such as [12]; the rest of the text does not become an "I".',
      ...passageBlocks(passages, request.sources),
      textsBlock(
        'ARTICLE',
        paragraphs.map(({ heading, text }, at) => ({ heading, text: `(${at + 1}) ${text}` })),
      ),
    ]),
});
