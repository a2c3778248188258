import { z } from 'zod';
import * as limits from '@/lib/constants/limits.ts';
import { basedOn, boundedText, fewKeys, instant, looseText, pictureText } from '@/lib/http/bounds.ts';
import type { KeyIn, MessageKey } from '@/lib/messages/types.ts';
import type { earlierText, revision } from '../answers.ts';
import { withoutControls } from '../rules.ts';
import { plainText } from '../schema.ts';

/** A draft may be longer than what can be saved: sections, questions and pictures of it, and characters of a text. */
const MAX_PARTS = 500;
const MAX_DRAFT_CHARACTERS = 1_000_000;

const byUrl = <Text extends z.ZodType<string>>(text: Text) =>
  fewKeys(MAX_PARTS).pipe(z.record(boundedText(limits.MAX_URL_CHARACTERS), text));

type Fault = KeyIn<'editor.faults'>;

const fault = (name: Fault): MessageKey => `editor.faults.${name}`;

const optional = (max: number, tooLong: Fault) =>
  looseText(max, fault(tooLong))
    .overwrite(withoutControls)
    .trim()
    .refine((given) => [...given].length <= max, fault(tooLong));

const required = (max: number, missing: Fault, tooLong: Fault) => plainText(max, fault(tooLong)).min(1, fault(missing));

/** Alt text of a picture; '' for a decorative one. */
const alternativeTextSchema = optional(limits.MAX_ALTERNATIVE_TEXT_CHARACTERS, 'altLong');

/**
 * Body of PUT /api/blogs/{id}: the whole text. Optional fields that are left out do not change. Introduction, sections
 * and conclusion may be empty, as in imported blogs.
 */
export const blogEditSchema = z.object({
  title: required(300, 'titleMissing', 'titleLong'),
  intro: optional(20_000, 'introLong'),
  sections: z
    .array(
      z.object({
        heading: required(300, 'headingMissing', 'headingLong'),
        content: optional(50_000, 'sectionLong'),
        /** URLs of the blog's own pictures. */
        images: z.array(boundedText(limits.MAX_URL_CHARACTERS)).max(limits.MAX_IMAGES).default([]),
      }),
    )
    .min(1, fault('sectionsMissing'))
    .max(60, fault('sectionsMany')),
  conclusion: optional(20_000, 'conclusionLong'),
  conclusionHeading: optional(limits.MAX_CONCLUSION_HEADING, 'conclusionHeadingLong')
    .overwrite((line) => line.replace(/\s+/g, ' '))
    .optional(),
  keyPoints: z
    .array(required(500, 'keyPointMissing', 'keyPointLong'))
    .max(limits.MAX_KEY_POINTS, fault('keyPointsMany'))
    .optional(),
  questions: z
    .array(
      z.object({
        question: required(300, 'questionMissing', 'questionLong'),
        answer: required(10_000, 'answerMissing', 'answerLong'),
      }),
    )
    .max(limits.MAX_QUESTIONS, fault('questionsMany'))
    .optional(),
  description: optional(limits.MAX_DESCRIPTION_CHARACTERS, 'descriptionLong').optional(),
  alternativeTexts: byUrl(alternativeTextSchema).optional().describe('Alt texts by picture URL.'),
  /** Captions by picture URL, of pictures from no page. */
  captions: byUrl(optional(limits.MAX_ALTERNATIVE_TEXT_CHARACTERS, 'captionLong')).optional(),
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
        text: optional(50_000, 'sentenceLong').overwrite((line) => line.replace(/\s+/g, ' ')),
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

const coverFault = (name: KeyIn<'editing.cover'>): MessageKey => `editing.cover.${name}`;

const search = looseText(limits.MAX_SEARCH_CHARACTERS, coverFault('searchLong'))
  .trim()
  .min(1, coverFault('searchMissing'))
  .max(limits.MAX_SEARCH_CHARACTERS, coverFault('searchLong'));

export const coverNumberSchema = z.coerce
  .number(coverFault('noDrawing'))
  .int(coverFault('noDrawing'))
  .min(0, coverFault('noDrawing'))
  .max(limits.MAX_COVER_DRAWINGS - 1, coverFault('noDrawing'));

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
  coverFault('kindMissing'),
);

export type CoverChange = z.infer<typeof coverChangeSchema>;

export const pictureSearchSchema = z.object({ query: search });

/** Answer of GET /api/blogs/{id}/cover/pictures: thumbnail, title, credit line and page of each result. */
const offered = z.object({ previewUrl: z.string(), title: z.string(), credit: z.string(), pageUrl: z.string() });

export const offeredPicturesSchema = z.object({ pictures: z.array(offered) });

export type OfferedPictures = z.infer<typeof offeredPicturesSchema>;
