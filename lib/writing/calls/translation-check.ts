import { z } from 'zod';
import { dataBlock, textsBlock } from '../chat/prompt.ts';
import { listField, numberField } from './fields.ts';
import { harmTask, optionalHarmField } from './harm.ts';
import { type Assignment, type Call, makePrompt, sentenceLines } from './shared.ts';

/** Sentences that differ from the original, and those that it has and the translation lacks. */
export const translationCheckSchema = z.object({
  faults: listField(z.object({ number: numberField, correction: z.string() })),
  missing: listField(z.object({ original: numberField, behind: numberField, text: z.string() })).catch([]),
  harm: optionalHarmField,
});
export type TranslationCheck = z.infer<typeof translationCheckSchema>;

/** Has the model find where a translation differs from the original, and what it lacks. */
export const translationCheckCall = (
  { request }: Assignment,
  register: string,
  original: readonly { heading: string; text: string }[],
  sentences: Parameters<typeof sentenceLines>[0],
): Call<TranslationCheck> => ({
  name: 'translation_check',
  schema: translationCheckSchema,
  effort: 'medium',
  words: sentences.length * 3 + 100,
  prompt: () =>
    makePrompt(request, { register }, [
      'Task: translation check',
      'SENTENCES are a translation of ORIGINAL; (5) before a sentence of ORIGINAL is its number, and the notes in brackets behind a sentence of the translation are for you. List in "faults" only sentences that differ from the original in meaning: another number, unit, date or name, more or less, yes for no, certain for possible, something added. Give in "correction" the whole sentence as it should read, with its marks; leave it empty where the original has no such sentence. Also sentences whose note names what must not be printed. Free wording and order is not a fault: most translations have none.',
      'List in "missing" each sentence of ORIGINAL whose content stands nowhere in SENTENCES: in "original" its number there, in "behind" the number in SENTENCES of the sentence that it belongs after, in "text" its translation, with its marks. Sentences joined, split or moved are not missing: most translations lack none.',
      harmTask('the SENTENCES give'),
      textsBlock('ORIGINAL', original),
      dataBlock('SENTENCES', sentenceLines(sentences)),
    ]),
});
