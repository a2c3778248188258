import { z } from 'zod';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { plainText } from '@/lib/blogs/schema.ts';
import * as limits from '@/lib/constants/limits.ts';
import * as options from '@/lib/constants/options.ts';
import { PLATFORMS, VISIBILITIES } from '@/lib/constants/platforms.ts';
import { fewKeys, idText, pictureText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { displayName } from '@/lib/users/schema.ts';
import type { generated, outlineAnswer } from './answers.ts';
import { authorAnswersSchema, lineText, outlineSchema } from './outline-schema.ts';
import { useVoice } from './voice.ts';

const { BLOG_VISIBILITIES, LANGUAGES, LENGTHS } = options;

/** More than any platform asks for. */
export const MAX_CREDENTIALS = 20;

export const platformSchema = z.enum(PLATFORMS, 'writing.input.platform' satisfies MessageKey);

const credentialsSchema = z
  .object({
    platformUsername: z.string().max(500).optional(),
    platformPassword: z.string().max(2000).optional(),
    customUrl: z.string().max(limits.MAX_URL_CHARACTERS).optional(),
  })
  .catchall(z.string().max(limits.MAX_URL_CHARACTERS));

/** One of a generation request's platforms (spec §3, Blog generation request). */
export const generationPlatformSchema = z.object({
  platform: platformSchema,
  credentials: fewKeys(MAX_CREDENTIALS).pipe(credentialsSchema).default({}),
  visibility: z.enum(VISIBILITIES).default('public'),
  remember: z.boolean().default(false),
});

export type GenerationPlatform = z.infer<typeof generationPlatformSchema>;

/** Requests to write (spec §3), all derived from the fields below. To add one see ARCHITECTURE.md. */

export const httpUrl = plainText(limits.MAX_URL_CHARACTERS, 'create.sources.invalid.description' satisfies MessageKey)
  .min(1, 'create.sources.empty.description' satisfies MessageKey)
  .refine(isHttpUrl, 'create.sources.invalid.description' satisfies MessageKey);

const sourceUrls = z
  .array(httpUrl)
  .meta({ description: 'Pages to cite.', examples: [['https://en.wikipedia.org/wiki/Urban_beekeeping']] })
  .max(limits.MAX_SOURCE_URLS, 'writing.input.tooManySources' satisfies MessageKey)
  .refine((urls) => new Set(urls).size === urls.length, 'create.sources.duplicate.description' satisfies MessageKey);

const wish = (name: options.WishName) =>
  lineText(limits.MAX_WISH_CHARACTERS, `create.wishes.${name}.tooLong` satisfies MessageKey, /\s+/g).optional();

const topicText = (tooLong: string, missing: string, min = 1) =>
  plainText(limits.MAX_TOPIC_CHARACTERS, tooLong, missing)
    .min(min, missing)
    .meta({ description: 'What to write about.', examples: ['Keeping bees on a city roof'] });

/** The user's own words about the text: judged before anything is written, then followed by a model. */
const wordFields = {
  topic: topicText('create.topic.tooLong' satisfies MessageKey, 'create.topic.required' satisfies MessageKey),
  /** Wishes about tone, readers and the like. */
  advancedPrompting: plainText(
    limits.MAX_INSTRUCTIONS_CHARACTERS,
    'batch.instructionsTooLong' satisfies MessageKey,
  ).optional(),
  ...{ tone: wish('tone'), audience: wish('audience'), pointOfView: wish('pointOfView') },
};

const UNKNOWN_LANGUAGE = `Language must be one of ${LANGUAGES.join(', ')}`;

const wordRange = (length: options.Length) => `${limits.WORD_RANGES[length].min}-${limits.WORD_RANGES[length].max}`;

const textFields = {
  ...wordFields,
  length: z
    .enum(LENGTHS, 'Length must be small, medium or large')
    .default(options.DEFAULT_LENGTH)
    .describe(`${LENGTHS.map((length) => `${length}: ${wordRange(length)} words`).join(', ')}.`),
  language: z.enum(LANGUAGES, UNKNOWN_LANGUAGE).default(options.DEFAULT_LANGUAGE).describe('Of the blog.'),
  sourceUrls: sourceUrls.default([]),
  findSources: z.boolean('findSources is true or false').default(true).describe('Search the web for sources, too.'),
};

const designFields = {
  style: z.enum(options.STYLES).optional().describe('Design; if absent, one that your newest blogs lack.'),
  colorTheme: z.enum(options.COLOR_THEMES).optional().describe('Colors of the design; random if absent.'),
};

const FULL = 'images.full.description' satisfies MessageKey;

/** Fields that a blog and a batch are sent with besides. The requester is never taken from them. */
const sentFields = {
  userImages: z.array(pictureText).max(limits.MAX_IMAGES, FULL).default([]),
  /** From a picture (its place in userImages, or the data URL itself) to its source page. */
  imageLinks: fewKeys(limits.MAX_IMAGES, 'writing.input.tooManyLinks' satisfies MessageKey)
    .pipe(z.record(pictureText, httpUrl))
    .default({}),
  /** Alt texts of userImages, in their order; '' for none. */
  imageAlternativeTexts: z
    .array(plainText(limits.MAX_ALTERNATIVE_TEXT_CHARACTERS, 'writing.input.altTextTooLong' satisfies MessageKey))
    .max(limits.MAX_IMAGES, FULL)
    .default([]),
  userId: idText().optional(),
  /** Signs an account without a name (docs/decisions/0123). Clients always send one, so a text that is no name is ignored. */
  userDisplayName: displayName.optional().catch(undefined),
};

/** Absent: as its account says of new blogs, and a draft where a program asks. */
const visibility = z
  .enum(BLOG_VISIBILITIES, 'writing.input.visibility' satisfies MessageKey)
  .optional()
  .describe('Who can see it; a draft if absent. Other values need the scope `publish`.');

const batchId = z.uuid('batchId must be a UUID').max(36);

const batchSize = z
  .number('batch.tooFew' satisfies MessageKey)
  .int('batch.notWhole' satisfies MessageKey)
  .min(limits.MIN_BATCH_SIZE, 'batch.tooFew' satisfies MessageKey)
  .max(limits.MAX_BATCH_SIZE, 'batch.tooMany' satisfies MessageKey);

const generateFieldsSchema = z.object({
  ...textFields,
  ...designFields,
  ...sentFields,
  useVoice,
  visibility,
  platforms: z.array(generationPlatformSchema).max(PLATFORMS.length).default([]).describe('Where to post it, too.'),
  outline: outlineSchema.optional().describe('The plan to follow: a proposed outline, or your own.'),
  authorAnswers: authorAnswersSchema.optional(),
  withoutModel: z.boolean('withoutModel is true or false').optional().describe('Write without the connected model.'),
  // Forms ask their user first.
  closePage: z.boolean('closePage is true or false').default(true).describe('Settle for notes close to the topic.'),
  includeImages: z.boolean().default(false).describe('Find pictures for the sections.'),
  // A blog of a batch (spec §3, Batch generation request). Batches of different people never mix.
  batchId: batchId.optional(),
  batchIndex: z
    .number()
    .int('batchIndex must be a whole number')
    .min(0, 'batchIndex counts from 0')
    .max(limits.MAX_BATCH_SIZE - 1, 'batch.tooMany' satisfies MessageKey)
    .optional(),
  batchSize: batchSize.optional(),
  diversifyNiches: z.boolean().default(true),
});

/** Body of POST /api/blogs/generate, for a single blog or one of a batch (whose topic has a minimum length, spec §5). */
export const generateRequestSchema = generateFieldsSchema.refine(
  ({ topic, batchIndex, batchSize: size }) =>
    (batchIndex === undefined && size === undefined) || topic.length >= limits.MIN_BATCH_TOPIC_CHARACTERS,
  { message: 'batch.topicTooShort' satisfies MessageKey, path: ['topic'] },
);

export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/** The place of a blog in a batch: the batch's id and the blog's index from 0. */
export type BatchPlace = { batchId: string; index: number };

export function batchPlace(request: Pick<GenerateRequest, 'batchId' | 'batchIndex'>): BatchPlace | null {
  const { batchId, batchIndex: index } = request;
  return batchId === undefined || index === undefined ? null : { batchId, index };
}

/** A request as it is stored: without its pictures, and with the source page of each ('' for none) in their order. */
export function withoutPictures<Request extends Pick<GenerateRequest, 'userImages' | 'imageLinks'>>({
  userImages,
  imageLinks,
  ...request
}: Request) {
  return { ...request, links: userImages.map((dataUrl, at) => imageLinks[String(at)] ?? imageLinks[dataUrl] ?? '') };
}

const formSchema = z.object({ ...textFields, ...designFields });

/** The fields of both creation forms. */
export type FormRequest = z.infer<typeof formSchema>;

export const outlineRequestSchema = formSchema.extend({ authorAnswers: authorAnswersSchema.optional() });

export type OutlineRequest = z.infer<typeof outlineRequestSchema>;

/** The form of /batch (spec §5, Batch form). */
export const batchFormSchema = formSchema.extend({
  topic: topicText(
    'create.topic.tooLong' satisfies MessageKey,
    'batch.topicTooShort' satisfies MessageKey,
    limits.MIN_BATCH_TOPIC_CHARACTERS,
  ),
  batchSize: batchSize.default(limits.DEFAULT_BATCH_SIZE),
  useVoice,
  diversifyNiches: z.boolean().default(true),
  includeImages: z.boolean().default(true),
});

export type BatchForm = z.infer<typeof batchFormSchema>;

const plannedLines = (tooLong: MessageKey, tooMany: MessageKey) =>
  z.array(lineText(limits.MAX_ANGLE_CHARACTERS, tooLong)).max(limits.MAX_BATCH_SIZE, tooMany).default([]);

/** In POST /api/batches/plan `angles` are those to avoid. */
export const batchPlanSchema = batchFormSchema.extend({
  angles: plannedLines('batch.angleTooLong', 'batch.tooManyAngles').describe('One for each blog; "" leaves it open.'),
});

export type BatchPlanRequest = z.infer<typeof batchPlanSchema>;

/** The browser names the batch, so that sending it twice starts it once. */
export const batchStartSchema = batchPlanSchema
  .extend({
    batchId,
    visibility,
    ...sentFields,
    titles: plannedLines('batch.titleTooLong', 'batch.tooManyTitles'),
    /** Whether one more blog links to all, which then form a series. It is not in `batchSize` and uses no quota. */
    overview: z.boolean('overview is true or false').default(false),
    overviewTitle: lineText(limits.MAX_ANGLE_CHARACTERS, 'batch.titleTooLong' satisfies MessageKey).default(''),
  })
  .refine((start) => start.angles.length <= start.batchSize, {
    message: 'batch.tooManyAngles' satisfies MessageKey,
    path: ['angles'],
  })
  .refine((start) => start.titles.length <= start.batchSize, {
    message: 'batch.tooManyTitles' satisfies MessageKey,
    path: ['titles'],
  });

export type BatchStart = z.infer<typeof batchStartSchema>;

/** A request as it waits in the queue: pictures and credentials are stored apart from it. */
export const storedRequestSchema = generateFieldsSchema
  .omit({ userImages: true, imageLinks: true, platforms: true })
  .extend({
    /** The source page of each picture, '' for none. */
    links: z.array(z.string()),
    /** The visitor whose browser asked, also when signed in. */
    visitorId: z.string(),
    /** The model that was announced as the writer, as its connection names it. */
    announcedModel: z.string().optional(),
    /** Angle of a batch's blog; '' or none leaves it to the writer. */
    angle: z.string().optional(),
    title: z.string().optional(),
    translationOf: z.string().optional(),
    /** The batch that the blog is the overview of. */
    overviewOf: z.string().optional(),
    /** Name of its batch's series. */
    series: z.string().optional(),
  });

export type StoredRequest = z.infer<typeof storedRequestSchema>;

/** What a writer follows of a request. Only topic, length and language are always there. */
export type TextWishes = Pick<StoredRequest, 'topic' | 'length' | 'language'> &
  Partial<Omit<FormRequest, 'sourceUrls' | 'findSources' | keyof typeof designFields>> &
  Partial<Pick<StoredRequest, 'outline' | 'authorAnswers' | 'angle' | 'title'>>;

const judgedSchema = z
  .object({
    ...wordFields,
    outline: outlineSchema,
    authorAnswers: authorAnswersSchema,
    angles: z.array(z.string()),
    titles: z.array(z.string()),
    overviewTitle: z.string(),
  })
  .partial();

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn);

/** Every text in a request that says what to write, for the check of `lib/safety`. */
export const judgedTexts = (request: z.infer<typeof judgedSchema>): string[] => stringsIn(judgedSchema.parse(request));

export type GenerateResponse = z.infer<typeof generated>;

export type OutlineResponse = z.infer<typeof outlineAnswer>;

/** The run that writes a translation, or the blog that exists already. */
export type TranslationResponse = { generationId: string } | { id: string };
