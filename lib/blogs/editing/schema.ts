import { z } from 'zod';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import * as limits from '@/lib/constants/limits.ts';
import { basedOn, boundedText, fewKeys, instant, looseText, pictureText } from '@/lib/http/bounds.ts';
import type { earlierText, revision } from '../answers.ts';
import { withoutControls } from '../rules.ts';
import { optionalText, requiredText } from '../schema.ts';

/** A draft may be longer than what can be saved: sections, questions and pictures of it, and characters of a text. */
const MAX_PARTS = 500;
const MAX_DRAFT_CHARACTERS = 1_000_000;

const byUrl = <Text extends z.ZodType<string>>(text: Text) =>
  fewKeys(MAX_PARTS).pipe(z.record(boundedText(limits.MAX_URL_CHARACTERS), text));

/** Alt text of a picture; '' for a decorative one. */
const alternativeTextSchema = optionalText('Alt text', limits.MAX_ALTERNATIVE_TEXT_CHARACTERS);

/**
 * Body of PUT /api/blogs/{id}: the whole text. Optional fields that are left out do not change. Introduction, sections
 * and conclusion may be empty, as in imported blogs.
 */
export const blogEditSchema = z.object({
  title: requiredText('The title', 300),
  intro: optionalText('The introduction', 20_000),
  sections: z
    .array(
      z.object({
        heading: requiredText('A heading', 300),
        content: optionalText('A section', 50_000),
        /** URLs of the blog's own pictures. */
        images: z.array(boundedText(limits.MAX_URL_CHARACTERS)).max(limits.MAX_IMAGES).default([]),
      }),
    )
    .min(1, 'A blog needs at least one section')
    .max(60, 'A blog can have up to 60 sections'),
  conclusion: optionalText('The conclusion', 20_000),
  conclusionHeading: optionalText('The conclusion’s heading', limits.MAX_CONCLUSION_HEADING)
    .overwrite((line) => line.replace(/\s+/g, ' '))
    .optional(),
  keyPoints: z
    .array(requiredText('A key point', 500))
    .max(limits.MAX_KEY_POINTS, `A blog can have up to ${limits.MAX_KEY_POINTS} key points`)
    .optional(),
  questions: z
    .array(z.object({ question: requiredText('A question', 300), answer: requiredText('An answer', 10_000) }))
    .max(limits.MAX_QUESTIONS, `A blog can have up to ${limits.MAX_QUESTIONS} questions`)
    .optional(),
  description: optionalText('The description', limits.MAX_DESCRIPTION_CHARACTERS).optional(),
  alternativeTexts: byUrl(alternativeTextSchema).optional().describe('Alt texts by picture URL.'),
  /** Captions by picture URL, of pictures from no page. */
  captions: byUrl(optionalText('A caption', limits.MAX_ALTERNATIVE_TEXT_CHARACTERS)).optional(),
  basedOn,
  draftVersion: instant().optional().describe('Version of the draft that this text was; it is deleted with the save.'),
});

export type BlogEdit = z.infer<typeof blogEditSchema>;

/** Body of PATCH /api/blogs/{id}/sentences: changes of single sentences; without a text one is cut. */
export const sentenceChangesSchema = z.object({
  changes: z
    .array(
      z.object({
        place: z.number().int().min(0).max(MAX_PARTS),
        sentence: boundedText(50_000),
        text: optionalText('A sentence', 50_000).overwrite((line) => line.replace(/\s+/g, ' ')),
      }),
    )
    .min(1)
    .max(MAX_PARTS),
  basedOn,
});

export type SentenceChanges = z.infer<typeof sentenceChangesSchema>;

export type BlogRevision = z.infer<typeof revision>;

export type EarlierText = z.infer<typeof earlierText>;

const text = boundedText(MAX_DRAFT_CHARACTERS).overwrite(withoutControls);

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
        images: z.array(text).max(MAX_PARTS),
      }),
    )
    .min(1)
    .max(MAX_PARTS),
  conclusion: text,
  conclusionHeading: text.default(''),
  questions: z
    .array(z.object({ key: z.number(), question: text, answer: text }))
    .max(MAX_PARTS)
    .default([]),
  /** Alt texts by picture URL. */
  alternativeTexts: byUrl(text).default({}),
  captions: byUrl(text).default({}),
});

/** The text in the editor; may be invalid, for example without a title. */
export type TextDraft = z.infer<typeof textDraftSchema>;

/** A stored draft: the text, the text it started from, and the `updatedAt` of that. */
export const unsavedTextSchema = z.object({ draft: textDraftSchema, base: textDraftSchema, basedOn });

export type UnsavedText = z.infer<typeof unsavedTextSchema>;

/** When the stored draft was last written; null if there is none. */
const version = instant().nullable();

/** Body of PUT /api/blogs/{id}/draft: the draft and the version that it replaces. */
export const draftChangeSchema = z.object({ text: unsavedTextSchema, version });

export type DraftChange = z.infer<typeof draftChangeSchema>;

/** Body of DELETE /api/blogs/{id}/draft: the version to delete; a newer one stays. */
export const draftRemovalSchema = z.object({ version: instant() });

export type StoredDraft = { text: UnsavedText; version: string };

/** Body of POST /api/blogs/{id}/images: a picture as a data URL. */
export const addedPictureSchema = z.object({ picture: pictureText });

const search = looseText(limits.MAX_SEARCH_CHARACTERS, COVER_MESSAGES.searchLong)
  .trim()
  .min(1, COVER_MESSAGES.searchMissing)
  .max(limits.MAX_SEARCH_CHARACTERS, COVER_MESSAGES.searchLong);

export const coverNumberSchema = z.coerce
  .number(COVER_MESSAGES.noDrawing)
  .int(COVER_MESSAGES.noDrawing)
  .min(0, COVER_MESSAGES.noDrawing)
  .max(limits.MAX_COVER_DRAWINGS - 1, COVER_MESSAGES.noDrawing);

/**
 * Body of PUT /api/blogs/{id}/cover:
 * - uploaded: a picture as a data URL
 * - found: a result of GET /api/blogs/{id}/cover/pictures for `query`, by its page
 * - drawn: a numbered drawing in the style's colors
 * - described: a new alt text for the current cover
 */
export const coverChangeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('uploaded'), picture: pictureText, alt: alternativeTextSchema }),
    z.object({
      kind: z.literal('found'),
      query: search,
      pageUrl: boundedText(limits.MAX_URL_CHARACTERS),
      alt: alternativeTextSchema,
    }),
    z.object({ kind: z.literal('drawn'), alt: alternativeTextSchema, number: coverNumberSchema }),
    z.object({ kind: z.literal('described'), alt: alternativeTextSchema }),
  ],
  COVER_MESSAGES.kindMissing,
);

export type CoverChange = z.infer<typeof coverChangeSchema>;

export const pictureSearchSchema = z.object({ query: search });

/** Answer of GET /api/blogs/{id}/cover/pictures: thumbnail, title, credit line and page of each result. */
const offered = z.object({ previewUrl: z.string(), title: z.string(), credit: z.string(), pageUrl: z.string() });

export const offeredPicturesSchema = z.object({ pictures: z.array(offered) });

export type OfferedPictures = z.infer<typeof offeredPicturesSchema>;
