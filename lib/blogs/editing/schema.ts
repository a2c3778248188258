import { z } from 'zod';
import { MAX_DESCRIPTION_CHARACTERS, MAX_IMAGES, MAX_KEY_POINTS, MAX_QUESTIONS } from '@/lib/constants/limits.ts';
import { alternativeTextSchema } from '../pictures/schema.ts';
import { withoutControls } from '../rules.ts';
import { type Blog, optionalText } from '../schema.ts';

const text = (name: string, max: number) =>
  z.string().overwrite(withoutControls).trim().min(1, `${name} cannot be empty`).max(max, `${name} is too long`);

/**
 * Body of PUT /api/blogs/{id}: the whole text. Optional fields that are left out do not change. Introduction, sections
 * and conclusion may be empty, as in imported blogs.
 */
export const blogEditSchema = z.object({
  title: text('The title', 300),
  intro: optionalText('The introduction', 20_000),
  sections: z
    .array(
      z.object({
        heading: text('A heading', 300),
        content: optionalText('A section', 50_000),
        /** URLs of the blog's own pictures. */
        images: z.array(z.string()).max(MAX_IMAGES).default([]),
      }),
    )
    .min(1, 'A blog needs at least one section')
    .max(60, 'A blog can have up to 60 sections'),
  conclusion: optionalText('The conclusion', 20_000),
  keyPoints: z
    .array(text('A key point', 500))
    .max(MAX_KEY_POINTS, `A blog can have up to ${MAX_KEY_POINTS} key points`)
    .optional(),
  questions: z
    .array(z.object({ question: text('A question', 300), answer: text('An answer', 10_000) }))
    .max(MAX_QUESTIONS, `A blog can have up to ${MAX_QUESTIONS} questions`)
    .optional(),
  description: optionalText('The description', MAX_DESCRIPTION_CHARACTERS).optional(),
  /** Alt texts by picture URL. */
  alternativeTexts: z.record(z.string(), alternativeTextSchema).optional(),
  /** `updatedAt` of the edited text, for conflict detection. */
  basedOn: z.iso.datetime(),
  /** Version of the draft that this text was; it is deleted with the save. */
  draftVersion: z.iso.datetime().optional(),
});

export type BlogEdit = z.infer<typeof blogEditSchema>;

/** An earlier version in the history. */
export type BlogRevision = { id: string; title: string; createdAt: string };

/** An earlier version for comparison. */
export type EarlierText = Pick<Blog, 'content' | 'description'>;
