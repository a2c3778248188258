import { z } from 'zod';
import { HARMS } from '@/lib/safety/rules.ts';
import { textsBlock } from '../chat/prompt.ts';
import { choiceField } from './fields.ts';
import { type Assignment, type Call, makePrompt } from './shared.ts';

/** What a text would do to people, in the model's judgment (docs/decisions/0033). */
export const harmField = choiceField(['none', ...HARMS]);

export type JudgedHarm = z.infer<typeof harmField>;

/** The same in answers with other fields; undefined where a weak model leaves it out or gives another word. */
export const optionalHarmField: z.ZodType<JudgedHarm | undefined> = harmField.catch(undefined as never);

export const harmTask = (subject: string): string =>
  `In "harm", say whether ${subject} what must never be written: "self-harm" (instructions or encouragement to harm oneself), "violence" (instructions for hurting others, for weapons, poisons or hard drugs), "minors" (sexual content with minors), "hate" (attacks on people for who they are); else "none". Prevention, help, law, history, fiction and criticism are "none".`;

/** Has the model judge a finished text that no other call has read as a whole. */
export const harmCall = (
  { request }: Assignment,
  texts: readonly { heading: string; text: string }[],
): Call<{ harm: JudgedHarm }> => ({
  name: 'harm_check',
  schema: z.object({ harm: harmField }),
  words: 10,
  prompt: () => makePrompt(request, {}, ['Task: judge', harmTask('the TEXT gives'), textsBlock('TEXT', texts)]),
});
