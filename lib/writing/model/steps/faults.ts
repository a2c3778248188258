import { z } from 'zod';
import { countWords } from '@/lib/text/words.ts';
import { dataBlock } from '../../chat/prompt.ts';
import { allSentences } from '../answer-text/block-text.ts';
import { addressingSentences, commonRegister, faultOf, type Register, registerSlips } from '../lint/lint.ts';
import { addressForm, lengthLine } from '../prompts/rules.ts';
import { type Plan, promptOf, sentenceLines } from '../prompts/shared-blocks.ts';
import { askIfPossible, type Context, foreignSentences, isForeignLine } from './context.ts';
import { formedLine, type Part, withSentences } from './part.ts';

/** Reworded sentences as the model gives them. */
export const sentencesSchema = z.object({
  sentences: z.array(z.object({ number: z.coerce.number(), text: z.string() })),
});

const REGISTERS: Readonly<Record<Register, string>> = {
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

type Reason = keyof typeof REWORDING;

const MOST_SLIPS = 0.3;

/** The plan's register, or the most common one where the article does not follow the plan. */
function registerFor(context: Context, { brief }: Plan, parts: readonly { text: string }[]) {
  const { language } = context.request;
  const sentences = parts.flatMap(({ text }) => addressingSentences(text, language));
  const common = commonRegister(sentences, language);
  const wanted = brief && addressForm(brief.address, language)?.register;
  if (wanted === undefined) return common;
  const slips = registerSlips(sentences, language, wanted);
  return slips.length > sentences.length * MOST_SLIPS ? common : wanted;
}

async function faultySentences(context: Context, parts: readonly Part[], register: Register | undefined) {
  const { language } = context.request;
  const faulty = new Map<string, Reason>();
  for (const { text } of parts) {
    const slips = new Set(registerSlips(addressingSentences(text, language), language, register));
    const foreign = await foreignSentences(context, text);
    for (const sentence of allSentences(text, language)) {
      const fault = faultOf(sentence);
      if (fault) faulty.set(sentence, fault);
      else if (foreign.has(sentence)) faulty.set(sentence, 'language');
      else if (slips.has(sentence)) faulty.set(sentence, 'register');
    }
  }
  return faulty;
}

async function reworded(context: Context, faulty: ReadonlyMap<string, Reason>, register: Register | undefined) {
  const { request } = context;
  const sentences = [...faulty.keys()];
  const reasons = [...new Set(faulty.values())];
  const needs = reasons.map((reason) => REWORDING[reason]).join('; ');
  const answer = await askIfPossible(context, {
    name: 'other_sentences',
    schema: sentencesSchema,
    words: countWords(sentences.join(' '), request.language),
    prompt: (words) =>
      promptOf(request, {}, [
        'Task: reword',
        lengthLine(words, request.language),
        `The sentences below cannot be published as they are. Reword each with the same meaning and the same marks. Requirements: ${needs}. Answer with the number of each sentence and its new text; leave out a sentence with nothing left to say.`,
        register && reasons.includes('register') && REGISTERS[register],
        dataBlock('SENTENCES', sentenceLines(sentences.map((sentence) => ({ sentence })))),
      ]),
    read: (raw) => raw.sentences,
  });
  const better = new Map<string, string>();
  for (const { number, text } of answer ?? []) {
    const old = sentences[number - 1];
    const formed = formedLine(text, context);
    if (!old || !formed || faultOf(formed) || (await isForeignLine(context, formed))) continue;
    if (registerSlips([formed], request.language, register).length === 0) better.set(old, formed);
  }
  return better;
}

/** The parts without faulty sentences, reworded once, else cut except slips of the register that `article` shows. */
export async function withoutFaults(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  article: readonly { text: string }[] = parts,
): Promise<Part[]> {
  const register = registerFor(context, plan, article);
  const faulty = await faultySentences(context, parts, register);
  if (faulty.size === 0) return [...parts];
  const better = await reworded(context, faulty, register);
  const replacements = new Map<string, string>();
  for (const [before, reason] of faulty) {
    const after = better.get(before) ?? (reason === 'register' ? before : '');
    if (after === before) continue;
    replacements.set(before, after);
    context.journal.change({ before, after, reason });
  }
  return parts.map((part) => withSentences(part, replacements, context.request.language));
}
