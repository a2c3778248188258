import { z } from 'zod';
import { type ErrorCode, STATUS } from './errors.ts';

/** Parts of answers, which are schemas too: types of handlers come from them, and the description (lib/api). */

export const text = z.string();
export const texts = z.array(text);
export const count = z.number();
export const time = z.iso.datetime();
export const flag = z.boolean();
/** Absent where it is not so. */
export const isSo = z.literal(true).optional();

export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

export const sourceNotes = z.array(z.object({ url: text, reason: text }));

export const errorAnswer = z
  .object({
    message: text.describe('A sentence for people, which says what to change.'),
    text: text.optional().describe('The same in the language of the page that asked, if that is not English.'),
    code: z.enum(Object.keys(STATUS) as ErrorCode[]),
    ...{ requiresSignIn: isSo, requiresSubscription: isSo, alternative: z.enum(['close', 'digest']).optional() },
    unreadableSources: sourceNotes.readonly().optional().describe('The given sources, if none could be read.'),
    error: text.optional().describe('For clients of OAuth.'),
  })
  .meta({ id: 'Error' });
