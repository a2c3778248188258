import { z } from 'zod';
import { generationPlatformSchema } from '@/lib/backlinks/schema';
import { BATCH_FORM_MESSAGES } from '@/lib/constants/batch-messages';
import {
  MAX_IMAGES,
  MAX_SOURCE_URLS,
  MAX_TOPIC_CHARACTERS,
  MAX_URL_CHARACTERS,
  PROFILE_PAGE_SIZE,
} from '@/lib/constants/limits';
import { CREATE_MESSAGES } from '@/lib/constants/messages';
import {
  COLOR_THEMES,
  DEFAULT_LANGUAGE,
  DEFAULT_LENGTH,
  LANGUAGES,
  LENGTHS,
  STYLES,
} from '@/lib/constants/options';
import { PLATFORMS } from '@/lib/constants/platforms';
import type { BlogWriter } from '@/lib/generated/prisma/enums';
import { batchRequestFields, isTopicOfBatchLongEnough } from '@/lib/writing/batch/schema';
import { type Outline, outlineSchema } from '@/lib/writing/live/schema';
import { isHttpUrl, withoutControls } from './rules';

/** Spec §5. */
const REQUIRED_BLOG_ID = 'Blog ID is required';

/** The shapes of a blog and of the requests about it (spec §3), checked wherever they enter. */

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

/** Counted before they are looked at: each wrong one of a million would cost an error of its own. */
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
  language: z
    .enum(LANGUAGES, `Language must be one of ${LANGUAGES.join(', ')}`)
    .default(DEFAULT_LANGUAGE),
  sourceUrls: sourceUrls.default([]),
  /** Whether pages about the topic are looked for, too. */
  findSources: z.boolean('findSources is true or false').default(false),
  userImages: z
    .array(z.string())
    .max(MAX_IMAGES, CREATE_MESSAGES.imagesFull.description)
    .default([]),
  /** From a picture (its place in userImages, or the data URL itself) to the page it comes from. */
  imageLinks: fewLinks.pipe(z.record(z.string(), httpUrl)).default({}),
  userId: z.string().nullish(),
  /** Where to publish the blog as soon as it is written. */
  platforms: z.array(generationPlatformSchema).max(PLATFORMS.length).default([]),
  /** The outline to write by, when one was made first. */
  outline: outlineSchema.optional(),
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
});

/** A checked request for an outline. */
export type OutlineRequest = z.infer<typeof outlineRequestSchema>;

const blogImageSchema = z.object({
  url: z.string(),
  title: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** Number of the drawing, of a picture that we drew: it is drawn anew when the blog's look changes. */
  drawing: z.number().optional(),
});

/** A picture in a section: address, title, and where it comes from ('' when unknown). */
export type BlogImage = z.infer<typeof blogImageSchema>;

const blogSectionSchema = z.object({
  heading: z.string(),
  content: z.string(),
  images: z.array(blogImageSchema).default([]),
});

/** A section as stored. */
export type BlogSection = z.infer<typeof blogSectionSchema>;

/** The stored JSON of a blog's sections. */
export const blogSectionsSchema = z.array(blogSectionSchema);

/** An open licence: its name, and the address of its terms. */
export const licenseSchema = z.object({ name: z.string(), url: z.string() });

const blogSourceSchema = z.object({
  number: z.number(),
  url: z.string(),
  title: z.string(),
  /** The passage of the page that the citation rests on; absent in blogs written before passages were kept. */
  quote: z.string().optional(),
  /** The open licence of the page's text. */
  license: licenseSchema.optional(),
});

/** What the text cites as [number]: a passage of a page. Several may be of one page. */
export type BlogSource = z.infer<typeof blogSourceSchema>;

/** The stored JSON of a blog's sources. */
export const blogSourcesSchema = z.array(blogSourceSchema);

/** A blog as GET /api/blogs/{id} gives it. */
export type Blog = {
  id: string;
  topic: string;
  language: (typeof LANGUAGES)[number];
  length: (typeof LENGTHS)[number];
  content: {
    title: string;
    intro: string;
    /** `image` is the first of `images`. */
    sections: (BlogSection & { image?: BlogImage })[];
    conclusion: string;
  };
  sources: BlogSource[];
  /**
   * Who wrote the text: a language model; a digest of what its sources say; an editor's brief, which is no article;
   * a person, as with the sample. An edit does not change it.
   */
  writer: BlogWriter;
  style: (typeof STYLES)[number];
  colorTheme: (typeof COLOR_THEMES)[number];
  createdAt: string;
  updatedAt: string;
  /** When a person last changed the text; absent while it is as it was generated. */
  editedAt?: string;
  shareUrl: string;
  /** Absent while nobody owns the blog. */
  userId?: string;
  userDisplayName?: string;
  usernameSlug?: string;
  /** The blog came with the product and is nobody's to change; absent for every other. */
  isSample?: true;
};

/** Answer of POST /api/blogs/generate. */
export type GenerateResponse = {
  id: string;
  /** Pages that were asked for and could not be read, with the reason in a sentence. */
  unreadableSources: { url: string; reason: string }[];
  /** Why a brief was written although sources were looked for. */
  note?: string;
};

/** Answer of POST /api/blogs/outline. */
export type OutlineResponse = Outline &
  Pick<GenerateResponse, 'unreadableSources' | 'note'> & {
    /** Pages that were looked for and found, for the user to keep or drop. */
    foundSources: { url: string; title: string }[];
  };

/** A blog in a list: what a card shows. */
export type BlogSummary = Pick<
  Blog,
  | 'id'
  | 'topic'
  | 'language'
  | 'writer'
  | 'style'
  | 'colorTheme'
  | 'createdAt'
  | 'updatedAt'
  | 'shareUrl'
  | 'userDisplayName'
  | 'usernameSlug'
> & { content: Pick<Blog['content'], 'title' | 'intro'> };

/** Page and page size of a list, counted from 1. */
export const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PROFILE_PAGE_SIZE),
});

/** A page of a list. */
export type Page = z.infer<typeof pageSchema>;

/** Answer of GET /api/blogs/user/{uid} (spec §3, Profile blogs response). */
export type BlogPage = { blogs: Blog[]; total: number };

/** A creator's public profile. */
export type PublicProfile = { displayName: string; slug: string; photoURL: string | null };

const blogId = z.string(REQUIRED_BLOG_ID).min(1, REQUIRED_BLOG_ID);

/** Body of POST /api/blogs/style (spec §7). */
export const styleChangeSchema = z.object({
  blogId,
  style: z.enum(STYLES, 'Please choose a style'),
  colorTheme: z.enum(COLOR_THEMES, 'Please choose a color theme'),
});

/** A checked change of style. */
export type StyleChange = z.infer<typeof styleChangeSchema>;

/** Body of POST /api/blogs/html (spec §7). */
export const htmlRequestSchema = z.object({ blogId });

const text = (name: string, max: number) =>
  z
    .string()
    .overwrite(withoutControls)
    .trim()
    .min(1, `${name} cannot be empty`)
    .max(max, `${name} is too long`);

/** Body of PUT /api/blogs/{id}: the whole text as its owner wants it. */
export const blogEditSchema = z.object({
  title: text('The title', 300),
  intro: text('The introduction', 20_000),
  sections: z
    .array(
      z.object({
        heading: text('A heading', 300),
        content: text('A section', 50_000),
        /** Addresses of the blog's own pictures, in order. */
        images: z.array(z.string()).max(MAX_IMAGES).default([]),
      }),
    )
    .min(1, 'A blog needs at least one section')
    .max(60, 'A blog can have up to 60 sections'),
  conclusion: text('The conclusion', 20_000),
  /** `updatedAt` of the text that was edited, so that two editors do not overwrite each other. */
  basedOn: z.iso.datetime(),
});

/** A checked edit. */
export type BlogEdit = z.infer<typeof blogEditSchema>;

/** An earlier text of a blog, as its owner sees it in the history. */
export type BlogRevision = { id: string; title: string; createdAt: string };
