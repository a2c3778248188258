import { harmRefusal } from '@/lib/safety/rules.ts';
import { harmCall, type JudgedHarm } from '../../calls/harm.ts';
import { WritingError } from '../../errors.ts';
import { askIfPossible, type Context } from './context.ts';

/** @throws WritingError 'refused' for what must never be written */
export function refuseHarm(harm: JudgedHarm | undefined, { language }: Context['request']): void {
  if (harm && harm !== 'none') throw new WritingError('refused', harmRefusal(harm, language));
}

/** Takes the judgment in an answer on the whole text, if the model gave one. */
export function judgeHarm({ harm, request }: Context, answer: { harm?: JudgedHarm | undefined } | undefined): void {
  if (!answer?.harm) return;
  harm.isJudged = true;
  refuseHarm(answer.harm, request);
}

/**
 * Has the model judge a finished text unless a call that read all of it has done so. Without an answer the text passes,
 * as with a moderation endpoint that is down. Throws WritingError 'refused'.
 */
export async function requireJudged(context: Context, texts: readonly { heading: string; text: string }[]) {
  if (context.harm.isJudged) return;
  judgeHarm(context, await askIfPossible(context, harmCall(context, texts)));
}
