import { type RewordReason, rewordCall } from '../../calls/reword.ts';
import { addressForm } from '../../calls/rules.ts';
import type { Plan } from '../../calls/shared.ts';
import { allSentences } from '../../sentences.ts';
import { addressingSentences, commonRegister, findFault, type Register, registerSlips } from '../lint/lint.ts';
import { askIfPossible, type Context, foreignSentences, isForeignLine } from './context.ts';
import { formedLine, type Part, withSentences } from './part.ts';

const MOST_SLIPS = 0.3;

/** The plan's register, or the most common one where the article does not follow the plan. */
function registerFor(context: Context, { brief }: Plan, parts: readonly Pick<Part, 'blocks'>[]) {
  const { language } = context.request;
  const sentences = parts.flatMap(({ blocks }) => addressingSentences(blocks, language));
  const common = commonRegister(sentences, language);
  const wanted = brief && addressForm(brief.address, language)?.register;
  if (wanted === undefined) return common;
  const slips = registerSlips(sentences, language, wanted);
  return slips.length > sentences.length * MOST_SLIPS ? common : wanted;
}

async function faultySentences(context: Context, parts: readonly Part[], register: Register | undefined) {
  const { language } = context.request;
  const faulty = new Map<string, RewordReason>();
  for (const { blocks } of parts) {
    const slips = new Set(registerSlips(addressingSentences(blocks, language), language, register));
    const foreign = await foreignSentences(context, blocks);
    for (const sentence of allSentences(blocks, language)) {
      const fault = findFault(sentence);
      if (fault) faulty.set(sentence, fault);
      else if (foreign.has(sentence)) faulty.set(sentence, 'language');
      else if (slips.has(sentence)) faulty.set(sentence, 'register');
    }
  }
  return faulty;
}

async function reworded(context: Context, faulty: ReadonlyMap<string, RewordReason>, register: Register | undefined) {
  const { request } = context;
  const sentences = [...faulty.keys()];
  const call = rewordCall(context, faulty, register);
  const answer = await askIfPossible(context, call);
  const better = new Map<string, string>();
  for (const { number, text } of answer?.sentences ?? []) {
    const old = sentences[number - 1];
    const formed = formedLine(text, context);
    if (!old || !formed || findFault(formed) || (await isForeignLine(context, formed))) continue;
    if (registerSlips([formed], request.language, register).length === 0) better.set(old, formed);
  }
  return better;
}

/** The parts without faulty sentences, reworded once, else cut except slips of the register that `article` shows. */
export async function withoutFaults(
  context: Context,
  plan: Plan,
  parts: readonly Part[],
  article: readonly Pick<Part, 'blocks'>[] = parts,
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
