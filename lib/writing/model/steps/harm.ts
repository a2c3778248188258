import { refusalOf } from '../../../safety/refusals.ts';
import { WritingError } from '../../errors.ts';
import { harmPrompt, harmSchema, type JudgedHarm } from '../prompts/harm-prompt.ts';
import { type Context, ifPossible } from './context.ts';

/** @throws WritingError 'refused' for what must never be written */
export function refuseHarm(harm: JudgedHarm | undefined, { language }: Context['request']): void {
  if (harm && harm !== 'none') throw new WritingError('refused', refusalOf(harm, language));
}

/** Takes the judgment in an answer on the whole text, if the model gave one. */
export function judgeHarm({ harm, request }: Context, answer: { harm?: JudgedHarm | undefined } | undefined): void {
  if (!answer?.harm) return;
  harm.isJudged = true;
  refuseHarm(answer.harm, request);
}

/**
 * Has the model judge a finished text unless a call that read all of it has done so. Where it gives no answer the text
 * passes, as with a moderation endpoint that is down.
 * @throws WritingError 'refused' for what must never be published
 */
export async function requireJudged(context: Context, texts: readonly { heading: string; text: string }[]) {
  if (context.harm.isJudged) return;
  const prompt = () => harmPrompt(context.request, texts);
  const asking = context.ask({ name: 'harm_check', schema: harmSchema, words: 10, prompt, read: (raw) => raw });
  judgeHarm(context, await ifPossible(asking));
}
