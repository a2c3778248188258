import { z } from 'zod';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { MAX_CHECKED_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { Passage } from '@/lib/text/fingerprints.ts';

/** Body of POST /api/check: a text, or the address of a page. */
export const checkSchema = z.union(
  [
    z.strictObject({
      text: z.string().max(MAX_CHECKED_CHARACTERS, 'The text is longer than 50,000 characters. Check it in parts.'),
    }),
    z.strictObject({ url: z.string().max(MAX_URL_CHARACTERS) }),
  ],
  'Paste a text, or give the address of a page.',
);

export type CheckRequest = z.infer<typeof checkSchema>;

/** Answer of POST /api/check, with times in ISO format and shares in percent. */
export type CheckResult = {
  /** The readable text of the page. */
  text?: string;
  percent: number;
  passages: Passage[];
  /** Written here by a model, or published here by a person. */
  matches: (Pick<BlogSummary, 'id' | 'language' | 'editedAt'> & {
    kind: 'written' | 'published';
    title: string;
    since: string;
    url: string;
    /** Address of its provenance record. */
    record: string;
    percent: number;
    passages: Passage[];
  })[];
};
