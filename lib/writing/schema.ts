import { z } from 'zod';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages.ts';
import {
  MAX_ALTERNATIVE_TEXT_CHARACTERS,
  MAX_IMAGES,
  MAX_INSTRUCTION_CHARACTERS,
  MAX_SOURCE_URLS,
  MAX_TOPIC_CHARACTERS,
  MAX_URL_CHARACTERS,
} from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LENGTH, LANGUAGES, LENGTHS } from '@/lib/constants/options.ts';
import { PLATFORMS } from '@/lib/constants/platforms.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import { batchRequestFields, findSources, isTopicOfBatchLongEnough } from './batch-schema.ts';
import { generationPlatformSchema } from './platform-schema.ts';
import { voiceFields } from './voice-schema.ts';

/** The shapes of the requests to write, and of their answers (spec §3), checked wherever they enter. */

/** A text of one line, however many it was typed in. */
export const lineText = (longest: number, tooLong: string) =>
  z
    .string()
    .overwrite((text) => withoutControls(text).replace(/[\t\n\r\u2028\u2029]+/g, ' '))
    .trim()
    .max(longest, tooLong);

const briefLine = lineText(400, 'A line of the brief is too long');
const briefLines = z.array(briefLine).max(12, 'The brief is too long');

/** What an article is to do for whom, decided with its outline and read by the writer only. */
const editorialBriefSchema = z.object({
  reader: briefLine,
  /** What the reader wants to know, and the questions the article answers. */
  wants: briefLine,
  questions: briefLines,
  /** Words of the subject to use throughout. */
  terms: briefLines,
  pointOfView: briefLine,
  /** Name of the form of address or variety of the language (model/prompts/address-forms.ts). */
  address: briefLine,
  /** What helps here beside paragraphs and lists. */
  helps: z.object({ table: z.boolean(), quotation: z.boolean(), keyPoints: z.boolean(), faq: z.boolean() }),
});

export type EditorialBrief = z.infer<typeof editorialBriefSchema>;

/** An outline to write by: from the writer, and as its user has changed it. */
export const outlineSchema = z.object({
  title: lineText(200, 'The title is too long').min(1, 'The title cannot be empty'),
  sections: z
    .array(
      z.object({
        heading: lineText(200, 'A heading is too long').min(1, 'A heading cannot be empty'),
        /** What the section is to say; '' leaves it to the writer. */
        covers: lineText(600, 'A section’s notes are too long').default(''),
      }),
    )
    .min(2, 'An outline needs at least two sections')
    .max(24, 'An outline can have up to 24 sections'),
  angle: lineText(600, 'The angle is too long').optional(),
  brief: editorialBriefSchema.optional(),
});

/** An outline. */
export type Outline = z.infer<typeof outlineSchema>;

const httpUrl = z
  .string()
  .overwrite(withoutControls)
  .trim()
  .min(1, CREATE_MESSAGES.urlEmpty.description)
  .max(MAX_URL_CHARACTERS, CREATE_MESSAGES.urlInvalid.description)
  .refine(isHttpUrl, CREATE_MESSAGES.urlInvalid.description);

const sourceUrls = z
  .array(httpUrl)
  .max(MAX_SOURCE_URLS, `You can use up to ${MAX_SOURCE_URLS} source URLs for one blog`)
  .refine((urls) => new Set(urls).size === urls.length, CREATE_MESSAGES.urlDuplicate.description);

/** Counted before they are checked: each wrong one of a million would cost an error of its own. */
const fewLinks = z.custom<Record<string, string>>(
  (links) => typeof links === 'object' && links !== null && Object.keys(links).length <= MAX_IMAGES,
  'Each of the images can have one source link',
);

/** The fields of POST /api/blogs/generate, for a single blog or one of a batch. Who asks is never taken from them. */
export const generateFieldsSchema = z.object({
  topic: z
    .string(CREATE_MESSAGES.topicRequired)
    .overwrite(withoutControls)
    .trim()
    .min(1, CREATE_MESSAGES.topicRequired)
    .max(MAX_TOPIC_CHARACTERS, CREATE_MESSAGES.topicTooLong),
  length: z.enum(LENGTHS, 'Length must be small, medium or large').default(DEFAULT_LENGTH),
  language: z.enum(LANGUAGES, `Language must be one of ${LANGUAGES.join(', ')}`).default(DEFAULT_LANGUAGE),
  sourceUrls: sourceUrls.default([]),
  findSources,
  userImages: z.array(z.string()).max(MAX_IMAGES, CREATE_MESSAGES.imagesFull.description).default([]),
  /** From a picture (its place in userImages, or the data URL itself) to the page it comes from. */
  imageLinks: fewLinks.pipe(z.record(z.string(), httpUrl)).default({}),
  /** What each of userImages shows, in their order; '' where nothing is said. */
  imageAlternativeTexts: z
    .array(
      z
        .string()
        .overwrite(withoutControls)
        .trim()
        .max(MAX_ALTERNATIVE_TEXT_CHARACTERS, 'An alternative text is too long'),
    )
    .max(MAX_IMAGES, CREATE_MESSAGES.imagesFull.description)
    .default([]),
  userId: z.string().optional(),
  /** Where to publish the blog as soon as it is written. */
  platforms: z.array(generationPlatformSchema).max(PLATFORMS.length).default([]),
  /** The outline to write by, when one was made first. */
  outline: outlineSchema.optional(),
  /** Whether it is written without the connected model: a digest of its sources, or a brief. */
  withoutModel: z.boolean('withoutModel is true or false').optional(),
  ...voiceFields,
  ...batchRequestFields,
});

/** Body of POST /api/blogs/generate; the topic of a batch has a shortest length (spec §5, Batch form). */
export const generateRequestSchema = generateFieldsSchema.refine(isTopicOfBatchLongEnough, {
  message: BATCH_FORM_MESSAGES.topicTooShort,
  path: ['topic'],
});

/** A checked request for one blog. */
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/** Body of POST /api/blogs/outline: what the outline of a blog depends on. */
export const outlineRequestSchema = generateFieldsSchema.pick({
  topic: true,
  length: true,
  language: true,
  sourceUrls: true,
  findSources: true,
  advancedPrompting: true,
  tone: true,
  audience: true,
  pointOfView: true,
});

/** A checked request for an outline. */
export type OutlineRequest = z.infer<typeof outlineRequestSchema>;

/** Answer of POST /api/blogs/generate. */
export type GenerateResponse = {
  id: string;
  /** Pages that were asked for and could not be read, with the reason in a sentence. */
  unreadableSources: SourceNote[];
  /** Given pages that were used although they may not treat the topic, with a sentence that says so. */
  doubtfulSources?: SourceNote[];
  /** Why a brief was written although sources were looked for. */
  note?: string;
};

/** Answer of POST /api/blogs/outline. */
export type OutlineResponse = Outline &
  Pick<GenerateResponse, 'unreadableSources' | 'note'> & {
    /** Pages that were looked for and found, for the user to keep or drop. */
    foundSources: { url: string; title: string }[];
  };

/** Answer of POST /api/blogs/{id}/translations: the run that writes it, or the blog where it is written already. */
export type TranslationResponse = { generationId: string } | { id: string };

/** What can be done to one section later. */
const SECTION_CHANGES = ['regenerate', 'expand', 'shorten'] as const;
export type SectionChange = (typeof SECTION_CHANGES)[number];

/** Body of POST /api/blogs/{id}/sections/{index}. */
export const sectionChangeSchema = z.object({
  change: z.enum(SECTION_CHANGES, 'A section can be written again, expanded or shortened'),
  /** What the author asks for in particular. */
  instruction: z
    .string()
    .overwrite(withoutControls)
    .trim()
    .max(MAX_INSTRUCTION_CHARACTERS, 'The instruction is too long')
    .optional(),
  /** `updatedAt` of the text that is shown, so that a change made elsewhere is not overwritten. */
  basedOn: z.iso.datetime(),
});

/** A checked change of a section. */
export type SectionChangeRequest = z.infer<typeof sectionChangeSchema>;
