import type { z } from 'zod';
import { refusalOf } from '../../../safety/refusals.ts';
import { WritingError } from '../../errors.ts';
import { type harmField, harmPrompt, harmSchema } from '../prompts/harm-prompt.ts';
import { type Context, ifPossible } from './context.ts';

/** @throws WritingError 'refused' for what must never be written */
export function refuseHarm(harm: z.infer<typeof harmField>, { language }: Context['request']): void {
  if (harm !== 'none') throw new WritingError('refused', refusalOf(harm, language));
}

/** Takes the judgment that comes with another answer on the whole text; `undefined` where the model gave no answer. */
export function judgeHarm({ harm, request }: Context, answer: { harm: z.infer<typeof harmField> } | undefined): void {
  if (!answer) return;
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
