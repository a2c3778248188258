import { z } from 'zod';
import { HARMS, refusalOf } from '@/lib/safety/harm.ts';
import { textsBlock } from '../../chat/prompt.ts';
import { WritingError } from '../../errors.ts';
import { promptOf } from '../prompts/shared-blocks.ts';
import { askIfPossible, type Context } from './context.ts';

/** What a text would do to people, in the model's judgment (docs/decisions/0033). */
export const harmField = z.enum(['none', ...HARMS]);

type JudgedHarm = z.infer<typeof harmField>;

/** The same in answers with other fields; undefined where a weak model leaves it out or gives another word. */
export const optionalHarmField: z.ZodType<JudgedHarm | undefined> = harmField.catch(undefined as never);

export const harmTask = (subject: string): string =>
  `In "harm", say whether ${subject} what must never be written: "self-harm" (instructions or encouragement to harm oneself), "violence" (instructions for hurting others, for weapons, poisons or hard drugs), "minors" (sexual content with minors), "hate" (attacks on people for who they are); else "none". Prevention, help, law, history, fiction and criticism are "none".`;

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
 * Has the model judge a finished text unless a call that read all of it has done so. Without an answer the text passes,
 * as with a moderation endpoint that is down. Throws WritingError 'refused'.
 */
export async function requireJudged(context: Context, texts: readonly { heading: string; text: string }[]) {
  if (context.harm.isJudged) return;
  const answer = await askIfPossible(context, {
    name: 'harm_check',
    schema: z.object({ harm: harmField }),
    words: 10,
    prompt: () => promptOf(context.request, {}, ['Task: judge', harmTask('the TEXT gives'), textsBlock('TEXT', texts)]),
    read: (raw) => raw,
  });
  judgeHarm(context, answer);
}
