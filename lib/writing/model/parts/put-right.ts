import type { BlockText } from '../../types.ts';
import { allSentences, mapSentences, withFullEndings } from '../answer-text/sentences.ts';
import type { RewordKind } from '../lint/finding.ts';
import { addressingSentences, faultsOf, registerSlips } from '../lint/lint.ts';
import { commonRegister, type Register } from '../lint/register.ts';
import { addressForm } from '../prompts/address-forms.ts';
import { rewordPrompt } from '../prompts/prompts.ts';
import type { Context } from './context.ts';
import { foreignSentences } from './foreign-text.ts';
import { type Part, type PartRules, totalWords, withText } from './part.ts';
import { reworded } from './reworded.ts';

/** An article that loses more of its words to a register was written in another one throughout. */
const LEAST_LEFT = 0.85;

/** Sentences that need other words, and what is wrong with each. */
type Faulty = ReadonlyMap<string, readonly RewordKind[]>;

async function faultySentences(context: Context, text: BlockText): Promise<Faulty> {
  const foreign = await foreignSentences(context, text);
  const faulty = allSentences(text, context.request.language).map((sentence) => {
    const kinds = faultsOf(sentence);
    return [
      sentence,
      foreign.has(sentence) ? [...kinds, 'foreign-sentence' as const] : kinds,
    ] as const;
  });
  return new Map(faulty.filter(([, kinds]) => kinds.length > 0));
}

/** The text with other sentences in place of some, and without those the model does not put right. */
async function withOthers(
  context: Context,
  part: PartRules,
  text: BlockText,
  faulty: Faulty,
  isSound: (sentence: string) => boolean,
  register?: Register,
): Promise<BlockText> {
  const { language } = context.request;
  if (faulty.size === 0) return text;
  const sentences = [...faulty.keys()];
  const faults = [...new Set([...faulty.values()].flat())];
  const better = await reworded(context, part, sentences, {
    name: 'other_sentences',
    prompt: (words) =>
      rewordPrompt(context.request, { sentences, faults, register }, part.passages, words),
    isSound,
  });
  const changed = mapSentences(text, language, (sentence) =>
    faulty.has(sentence) ? (better.get(sentence) ?? '') : sentence,
  );
  return withFullEndings(changed, language);
}

/** Whether a text has sentences that need other words. */
export async function isFaulty(context: Context, text: BlockText): Promise<boolean> {
  return (await faultySentences(context, text)).size > 0;
}

/**
 * A part's text without sentences that nobody should read: the model is asked once for other ones, and what it does not
 * put right is dropped. '' when nothing is left.
 */
export async function withSoundSentences(
  context: Context,
  part: PartRules,
  text: BlockText,
): Promise<BlockText> {
  const faulty = await faultySentences(context, text);
  const changed = await withOthers(context, part, text, faulty, (s) => faultsOf(s).length === 0);
  const foreign = faulty.size === 0 ? undefined : await foreignSentences(context, changed);
  if (!foreign?.size) return changed;
  const { language } = context.request;
  return withFullEndings(
    mapSentences(changed, language, (s) => (foreign.has(s) ? '' : s)),
    language,
  );
}

/** The parts in a register: slips are put in it by the model, or dropped. Parts without one stay the same objects. */
async function inRegister(
  context: Context,
  parts: readonly Part[],
  register: Register | undefined,
): Promise<Part[]> {
  const { language } = context.request;
  const isSound = (sentence: string) =>
    faultsOf(sentence).length === 0 && registerSlips([sentence], language, register).length === 0;
  return context.all(
    parts.map((part) => async () => {
      const own = registerSlips(addressingSentences(part.text, language), language, register);
      if (own.length === 0) return part;
      const faulty = new Map(own.map((sentence) => [sentence, ['mixed-register' as const]]));
      const text = await withOthers(context, part, part.text, faulty, isSound, register);
      // Rather in another register than without an introduction.
      return text === '' ? part : withText(part, text, language);
    }),
  );
}

/**
 * The parts in one register: the brief's, or where the model would lose too much of what it wrote in another, the one
 * that most of their sentences have.
 */
export async function withOneRegister(context: Context, parts: readonly Part[]): Promise<Part[]> {
  const { language, brief } = context.request;
  const sentences = parts.flatMap(({ text }) => addressingSentences(text, language));
  const common = commonRegister(sentences, language);
  const wanted = brief && addressForm(brief.address, language)?.register;
  if (wanted === undefined || wanted === common) return inRegister(context, parts, common);
  const asWanted = await inRegister(context, parts, wanted);
  const isWhole = totalWords(asWanted) >= totalWords(parts) * LEAST_LEFT;
  return isWhole ? asWanted : inRegister(context, parts, common);
}
