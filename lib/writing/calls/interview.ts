import { z } from 'zod';
import { linesBlock } from '../chat/prompt.ts';
import { listField } from './fields.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';

/** Has the model ask what only the author of an article can answer, before anything is written. */
export const interviewCall = ({ request }: Assignment, known: readonly string[]): Call<{ questions: string[] }> => ({
  name: 'interview_questions',
  schema: z.object({ questions: listField(z.string()) }),
  words: 110,
  prompt: () =>
    makePrompt(request, {}, [
      'Task: interview',
      'An article on the TOPIC is planned. Interview its author: give in "questions" five questions on this topic, the most fruitful first, about what they did, saw and decided themselves, and what no page, expert or other author could answer for them. Ask for what happened on one occasion; what surprised them; what they would not do again; who should not do it; a figure, a place or a date of theirs. Each asks for one thing, in one sentence of at most 20 words that names something of this topic, can be answered from memory in a sentence or two by somebody with little experience too, and takes nothing about them for granted. No question about general advice or facts, none that yes or no answers.',
      known.length > 0 && 'Ask for other things than these questions:',
      linesBlock('KNOWN', known),
    ]),
});
