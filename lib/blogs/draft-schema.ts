import { z } from 'zod';

// What has a default was not stored with the drafts of earlier versions.
const textDraftSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  intro: z.string(),
  /** One on each line. */
  keyPoints: z.string().default(''),
  sections: z
    .array(
      z.object({
        /** Stays with a section wherever it goes. */
        key: z.number(),
        heading: z.string(),
        content: z.string(),
        /** Addresses. */
        images: z.array(z.string()),
      }),
    )
    .min(1),
  conclusion: z.string(),
  questions: z
    .array(z.object({ key: z.number(), question: z.string(), answer: z.string() }))
    .default([]),
  /** What pictures show, by their addresses. */
  alternativeTexts: z.record(z.string(), z.string()).default({}),
});

/** The text of a blog in the editor: also one that could not be saved as it is, without a title, say. */
export type TextDraft = z.infer<typeof textDraftSchema>;

/** What is stored of unsaved changes: the text, the one it was made from, and when that one was last changed. */
export const unsavedTextSchema = z.object({
  draft: textDraftSchema,
  base: textDraftSchema,
  basedOn: z.iso.datetime(),
});

/** Unsaved changes of a blog's text. */
export type UnsavedText = z.infer<typeof unsavedTextSchema>;

/** When a stored draft was last written; null while there is none. */
const version = z.iso.datetime().nullable();

/** Body of PUT /api/blogs/{id}/draft: unsaved changes, and the version of the stored draft that they follow. */
export const draftChangeSchema = z.object({ text: unsavedTextSchema, version });

/** Checked unsaved changes. */
export type DraftChange = z.infer<typeof draftChangeSchema>;

/** Body of DELETE /api/blogs/{id}/draft: the version that is to go; another one stays. */
export const draftRemovalSchema = z.object({ version: z.iso.datetime() });

/** Unsaved changes as the server has them. */
export type StoredDraft = { text: UnsavedText; version: string };
