import { z } from 'zod';
import { language } from '@/lib/blogs/answers.ts';
import { MAX_CHECKED_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { count, text, time } from '@/lib/http/answers.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

/** Body of POST /api/check: a text, or the address of a page. */
export const checkSchema = z.union(
  [
    z.strictObject({ text: z.string().max(MAX_CHECKED_CHARACTERS, 'checkErrors.tooLong' satisfies MessageKey) }),
    z.strictObject({ url: z.string().max(MAX_URL_CHARACTERS) }),
  ],
  'checkErrors.nothingGiven' satisfies MessageKey,
);

export type CheckRequest = z.infer<typeof checkSchema>;

const passages = z.array(z.object({ start: count, end: count }));

const match = z.object({
  ...{ id: text, language, editedAt: time.optional(), title: text, since: time, url: text, percent: count, passages },
  kind: z.enum(['written', 'published']).describe('Written here by a model, or published here by a person.'),
  record: text.describe('Address of its provenance record.'),
});

/** Answer of POST /api/check, with shares in percent; `text`: the readable text of the page. */
export const checkResult = z.object({ text: text.optional(), percent: count, passages, matches: z.array(match) });

export type CheckResult = z.infer<typeof checkResult>;
