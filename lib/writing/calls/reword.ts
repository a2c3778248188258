import { z } from 'zod';
import { countWords } from '@/lib/text/words.ts';
import { dataBlock } from '../chat/prompt.ts';
import { lengthLine } from './rules.ts';
import { type Assignment, type Call, makePrompt, sentenceLines } from './shared.ts';

export const sentencesSchema = z.object({
  sentences: z.array(z.object({ number: z.coerce.number(), text: z.string() })),
});

const REGISTERS: Readonly<Record<'familiar' | 'polite', string>> = {
  familiar: 'Register: familiar (such as du, tú, tu, ты, 你; in Japanese the plain form).',
  polite: 'Register: polite (such as Sie, usted, vous, Lei, você, вы, 您; in Japanese です and ます).',
};

/** What a sentence needs, by the reason for its change. */
const REWORDING = {
  placeholder: 'no gap to fill in such as {{name}}, [your city], TODO or XX%: speak in general terms',
  characters: 'no lost or garbled characters',
  shouting: 'no words in capitals for emphasis',
  language: 'only the language stated above',
  register: 'the form in which the rest of the article addresses its reader',
} as const;

export type RewordReason = keyof typeof REWORDING;

export function rewordCall(
  { request }: Assignment,
  faulty: ReadonlyMap<string, RewordReason>,
  register: keyof typeof REGISTERS | undefined,
): Call<z.infer<typeof sentencesSchema>> {
  const sentences = [...faulty.keys()];
  const reasons = [...new Set(faulty.values())];
  const needs = reasons.map((reason) => REWORDING[reason]).join('; ');
  return {
    name: 'other_sentences',
    schema: sentencesSchema,
    words: countWords(sentences.join(' '), request.language),
    prompt: (words) =>
      makePrompt(request, {}, [
        'Task: reword',
        lengthLine(words, request.language),
        `The sentences below cannot be published as they are. Reword each with the same meaning and the same marks. Requirements: ${needs}. Answer with the number of each sentence and its new text; leave out a sentence with nothing left to say.`,
        register && reasons.includes('register') && REGISTERS[register],
        dataBlock('SENTENCES', sentenceLines(sentences.map((sentence) => ({ sentence })))),
      ]),
  };
}
