import { z } from 'zod';
import { withoutControls } from '../rules.ts';

/** What no database can hold is left out here, as it is when the text is saved. */
const text = z.string().overwrite(withoutControls);

// What has a default was not stored with the drafts of earlier versions.
const textDraftSchema = z.object({
  title: text,
  description: text.default(''),
  intro: text,
  /** One on each line. */
  keyPoints: text.default(''),
  sections: z
    .array(
      z.object({
        /** Stays with a section wherever it goes. */
        key: z.number(),
        heading: text,
        content: text,
        /** Addresses. */
        images: z.array(text),
      }),
    )
    .min(1),
  conclusion: text,
  questions: z.array(z.object({ key: z.number(), question: text, answer: text })).default([]),
  /** What pictures show, by their addresses. */
  alternativeTexts: z.record(text, text).default({}),
});

/** The text of a blog in the editor: also one that could not be saved as it is, without a title, say. */
export type TextDraft = z.infer<typeof textDraftSchema>;

/** What is stored of unsaved changes: the text, the one it was made from, and when that one was last changed. */
export const unsavedTextSchema = z.object({ draft: textDraftSchema, base: textDraftSchema, basedOn: z.iso.datetime() });

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
