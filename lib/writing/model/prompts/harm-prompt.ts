import { z } from 'zod';
import { HARMS } from '../../../safety/harm.ts';
import { type Prompt, textsBlock } from '../../chat/prompt.ts';
import type { WritingRequest } from '../../types.ts';
import { promptOf } from './shared-blocks.ts';

/** What a text would do to people, in the model's judgment (docs/decisions/0033). */
export const harmField = z.enum(['none', ...HARMS]);

export type JudgedHarm = z.infer<typeof harmField>;

/** The same in answers with other fields; undefined where a weak model leaves it out or gives another word. */
export const optionalHarmField: z.ZodType<JudgedHarm | undefined> = harmField.catch(undefined as never);

/** Asks for `harm`. */
export const harmTask = (subject: string): string =>
  `In "harm", say whether ${subject} what must never be written: "self-harm" (instructions or encouragement to harm oneself), "violence" (instructions for hurting others, for weapons, poisons or hard drugs), "minors" (sexual content with minors), "hate" (attacks on people for who they are); else "none". Prevention, help, law, history, fiction and criticism are "none".`;

/** A judgment of a finished text as the model gives it. */
export const harmSchema = z.object({ harm: harmField });

/** Asks about the harm in a finished text, and nothing else. */
export function harmPrompt(request: WritingRequest, texts: readonly { heading: string; text: string }[]): Prompt {
  return promptOf(request, {}, ['Task: judge', harmTask('the TEXT gives'), textsBlock('TEXT', texts)]);
}
