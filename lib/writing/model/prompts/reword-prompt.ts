import { z } from 'zod';
import { dataBlock, type Prompt } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { lengthLine } from './rules.ts';
import { promptOf } from './shared-blocks.ts';

/** Reworded sentences as the model gives them. */
export const sentencesSchema = z.object({
  sentences: z.array(z.object({ number: z.coerce.number(), text: z.string() })),
});

const REGISTERS = {
  familiar: 'Register: familiar (such as du, tú, tu, ты, 你; in Japanese the plain form).',
  polite: 'Register: polite (such as Sie, usted, vous, Lei, você, вы, 您; in Japanese です and ます).',
} as const;

/** What a sentence needs, by its fault. */
const REWORDING = {
  placeholder: 'no gap to fill in such as {{name}}, [your city], TODO or XX%: speak in general terms',
  'broken-characters': 'no lost or garbled characters',
  shouting: 'no words in capitals for emphasis',
  'foreign-sentence': 'only the language stated above',
  'mixed-register': 'the form in which the rest of the article addresses its reader',
} as const;

/** Faulty sentences, all their faults, and the register to keep. */
type FaultySentences = {
  sentences: readonly string[];
  faults: readonly (keyof typeof REWORDING)[];
  register?: keyof typeof REGISTERS | undefined;
};

/** Asks for rewordings of faulty sentences. */
export function rewordPrompt(
  request: WritingRequest,
  { sentences, faults, register }: FaultySentences,
  words: number,
): Prompt {
  const needs = [...new Set(faults)].map((fault) => REWORDING[fault]).join('; ');
  return promptOf(request, {}, [
    'Task: reword',
    lengthLine(words, request.language),
    `The sentences below cannot be published as they are. Reword each with the same meaning and the same marks. Requirements: ${needs}. Answer with the number of each sentence and its new text; leave out a sentence with nothing left to say.`,
    register && REGISTERS[register],
    dataBlock('SENTENCES', sentences.map((sentence, i) => `${i + 1}. ${sentence}`).join('\n')),
  ]);
}
