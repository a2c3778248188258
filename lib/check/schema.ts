import { z } from 'zod';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { CHECK_MESSAGES } from '@/lib/constants/check-messages.ts';
import { MAX_CHECKED_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import type { Passage } from '@/lib/text/fingerprints.ts';

/** Body of POST /api/check: a text, or the address of a page. */
export const checkSchema = z
  .object({
    text: z.string().max(MAX_CHECKED_CHARACTERS, CHECK_MESSAGES.tooLong).optional(),
    url: z.string().max(MAX_URL_CHARACTERS).optional(),
  })
  .refine(({ text, url }) => (text === undefined) !== (url === undefined), CHECK_MESSAGES.nothing);

export type CheckRequest = z.infer<typeof checkSchema>;

/** A blog that has passages of the text. */
export type NamedMatch = Pick<BlogSummary, 'id' | 'language' | 'writer' | 'editedAt'> & {
  /** Written here by a model, published here by a person or an import, or quoted here from other pages. */
  kind: 'written' | 'published' | 'quoted';
  title: string;
  /** ISO time of publication. */
  since: string;
  url: string;
  /** Address of its provenance record. */
  record: string;
  /** Share of the text, from 1 to 100. */
  percent: number;
  passages: Passage[];
};

/** A blog that is not public: only the day it was created. */
export type PrivateMatch = { kind: 'private'; since: string };

/** Answer of POST /api/check. `percent` and `passages` are those written or published here. */
export type CheckResult = {
  /** The readable text of a page, in which the passages are. */
  text?: string;
  percent: number;
  passages: Passage[];
  matches: (NamedMatch | PrivateMatch)[];
};
