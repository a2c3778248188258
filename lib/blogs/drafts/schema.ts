import { z } from 'zod';
import { withoutControls } from '../rules.ts';

const text = z.string().overwrite(withoutControls);

// Fields with defaults are missing in drafts of earlier versions.
const textDraftSchema = z.object({
  title: text,
  description: text.default(''),
  intro: text,
  /** One per line. */
  keyPoints: text.default(''),
  sections: z
    .array(
      z.object({
        /** Stable while sections are moved. */
        key: z.number(),
        heading: text,
        content: text,
        /** URLs. */
        images: z.array(text),
      }),
    )
    .min(1),
  conclusion: text,
  questions: z.array(z.object({ key: z.number(), question: text, answer: text })).default([]),
  /** Alt texts by picture URL. */
  alternativeTexts: z.record(text, text).default({}),
});

/** The text in the editor; may be invalid, for example without a title. */
export type TextDraft = z.infer<typeof textDraftSchema>;

/** A stored draft: the text, the text it started from, and the `updatedAt` of that. */
export const unsavedTextSchema = z.object({ draft: textDraftSchema, base: textDraftSchema, basedOn: z.iso.datetime() });

export type UnsavedText = z.infer<typeof unsavedTextSchema>;

/** When the stored draft was last written; null if there is none. */
const version = z.iso.datetime().nullable();

/** Body of PUT /api/blogs/{id}/draft: the draft and the version that it replaces. */
export const draftChangeSchema = z.object({ text: unsavedTextSchema, version });

export type DraftChange = z.infer<typeof draftChangeSchema>;

/** Body of DELETE /api/blogs/{id}/draft: the version to delete; a newer one stays. */
export const draftRemovalSchema = z.object({ version: z.iso.datetime() });

export type StoredDraft = { text: UnsavedText; version: string };
