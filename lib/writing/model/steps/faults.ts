import { countWords } from '../../../text/words.ts';
import { allSentences } from '../answer-text/sentences.ts';
import { addressingSentences, type Fault, faultOf, registerSlips } from '../lint/lint.ts';
import { commonRegister, type Register } from '../lint/register.ts';
import { rewordPrompt, sentencesSchema } from '../prompts/reword-prompt.ts';
import { addressForm } from '../prompts/rules.ts';
import type { Plan } from '../prompts/shared-blocks.ts';
import { type Context, foreignSentences, ifPossible, isForeignLine } from './context.ts';
import { formedLine, type Part, type Reason, withSentences } from './part.ts';

/** Share of slips above which the whole article is in another register. */
const MOST_SLIPS = 0.3;

const REASONS: Readonly<Record<Fault, Reason>> = {
  placeholder: 'placeholder',
  'broken-characters': 'characters',
  shouting: 'shouting',
  'foreign-sentence': 'language',
  'mixed-register': 'register',
};

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

/** Sentences that must not be published as they are, with their faults. */
async function faultySentences(
  context: Context,
  parts: readonly Part[],
  register: Register | undefined,
): Promise<Map<string, Fault>> {
  const { language } = context.request;
  const faulty = new Map<string, Fault>();
  for (const { text } of parts) {
    const slips = new Set(registerSlips(addressingSentences(text, language), language, register));
    const foreign = await foreignSentences(context, text);
    for (const sentence of allSentences(text, language)) {
      const kind = faultOf(sentence);
      if (kind) faulty.set(sentence, kind);
      else if (foreign.has(sentence)) faulty.set(sentence, 'foreign-sentence');
      else if (slips.has(sentence)) faulty.set(sentence, 'mixed-register');
    }
  }
  return faulty;
}

/** The model's rewordings by the old sentence, if usable. */
async function reworded(
  context: Context,
  faulty: ReadonlyMap<string, Fault>,
  register: Register | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { request } = context;
  const sentences = [...faulty.keys()];
  const hasSlips = [...faulty.values()].includes('mixed-register');
  const answer = await ifPossible(
    context.ask({
      name: 'other_sentences',
      schema: sentencesSchema,
      words: countWords(sentences.join(' '), request.language),
      prompt: (words) =>
        rewordPrompt(
          request,
          { sentences, faults: [...faulty.values()], register: hasSlips ? register : undefined },
          words,
        ),
      read: (raw) => raw.sentences,
    }),
  );
  const better = new Map<string, string>();
  for (const { number, text } of answer ?? []) {
    const old = sentences[number - 1];
    const formed = formedLine(text, context);
    if (!old || !formed || faultOf(formed)) continue;
    if (await isForeignLine(context, formed)) continue;
    if (registerSlips([formed], request.language, register).length === 0) better.set(old, formed);
  }
  return better;
}

/**
 * The parts without faulty sentences: the model rewords them once, and those it does not mend are removed, except slips of
 * register. Parts without a fault stay the same objects.
 * @param article shows the register
 */
export async function withoutFaults(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  article: readonly { text: string }[] = parts,
): Promise<Part[]> {
  const { journal, request } = context;
  const register = registerFor(context, plan, article);
  const faulty = await faultySentences(context, parts, register);
  if (faulty.size === 0) return [...parts];
  const better = await reworded(context, faulty, register);
  const replacements = new Map<string, string>();
  for (const [sentence, kind] of faulty) {
    const after = better.get(sentence) ?? (kind === 'mixed-register' ? sentence : '');
    if (after === sentence) continue;
    replacements.set(sentence, after);
    journal.change({ before: sentence, after, reason: REASONS[kind] });
  }
  return parts.map((part) => withSentences(part, replacements, request.language));
}
