import { z } from 'zod';

/** Date of the last full review of the notes, for notes without a date. */
const EDITION = '2026-11-23';

const line = z.string().trim().min(1);

/**
 * The front matter of a note: its title; when it was written; the topics that it answers, as people type them; its headings, those that a short
 * article must have first.
 */
export const frontMatterSchema = z.strictObject({
  title: line,
  date: z.iso.date().default(EDITION),
  answers: z.array(line).default([]),
  sections: z.array(line).default([]),
});

/** The front matter of a note. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;
