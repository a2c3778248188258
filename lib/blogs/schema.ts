import { z } from 'zod';
import { AI_USES } from '@/lib/constants/crawlers.ts';
import { MAX_BLOGS_AT_ONCE, PROFILE_PAGE_SIZE } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES, COLOR_THEMES, STYLES } from '@/lib/constants/options.ts';
import { idText, instant, looseText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import type { SiteChoices } from '@/lib/users/site.ts';
import type { bin, blog, blogPage, blogSummary, blogTranslations } from './answers.ts';
import { withoutControls } from './rules.ts';

/** Spec §5. */
export const REQUIRED_BLOG_ID = 'blogs.input.noId' satisfies MessageKey;

export const blogImageSchema = z.object({
  url: z.string(),
  title: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** Alt text; '' for a decorative picture, absent if nobody wrote one. */
  alt: z.string().optional(),
  /** Number of our drawing, which is drawn again in a new style. */
  drawing: z.number().optional(),
});

/** A picture; source and sourceUrl are its credit, '' if unknown. */
export type BlogImage = z.infer<typeof blogImageSchema>;

export const blogSectionSchema = z.object({
  heading: z.string(),
  content: z.string(),
  images: z.array(blogImageSchema).default([]),
});

export const blogCoverSchema = blogImageSchema.nullable();

export type BlogSection = z.infer<typeof blogSectionSchema>;

export const blogSectionsSchema = z.array(blogSectionSchema);

export const licenseSchema = z.object({ name: z.string(), url: z.string() });

export const blogQuestionSchema = z.object({ question: z.string(), answer: z.string() });

export type BlogQuestion = z.infer<typeof blogQuestionSchema>;

/** The lists in a row of a blog or an earlier version. */
export const storedLists = (row: Record<'sections' | 'keyPoints' | 'questions', unknown>) => ({
  sections: blogSectionsSchema.parse(row.sections),
  keyPoints: z.array(z.string()).parse(row.keyPoints),
  questions: z.array(blogQuestionSchema).parse(row.questions),
});

const blogSourceSchema = z.object({
  number: z.number(),
  url: z.string(),
  title: z.string(),
  /** The cited passage; absent in old blogs. */
  quote: z.string().optional(),
  license: licenseSchema.optional(),
});

/** A passage of a page, cited as [number]. */
export type BlogSource = z.infer<typeof blogSourceSchema>;

export const blogSourcesSchema = z.array(blogSourceSchema);

export type BlogTranslation = z.infer<typeof blogTranslations>['translations'][number];

/** An examination in numbers: passages opened, findings confirmed, sentences changed and cut. */
export const examinationSchema = z.record(z.enum(['passages', 'confirmed', 'changed', 'cut']), z.number());

export type Examination = z.infer<typeof examinationSchema>;

/** A blog as GET /api/blogs/{id} gives it. */
export type Blog = z.infer<typeof blog>;

/** A blog as its owner gets it; the questions, which only its author can answer, stay until they are answered. */
export type OwnBlog = Blog & { authorQuestions?: string[] };

export type BlogSummary = z.infer<typeof blogSummary>;

/** `excerpt` is the start of the intro as plain text. */
export type ListedBlog = BlogSummary & { excerpt: string };

/** Page (from 1) and page size of a list. */
export const pageSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PROFILE_PAGE_SIZE),
});

export type Page = z.infer<typeof pageSchema>;

export type BlogPage = z.infer<typeof blogPage>;

export type PublicProfile = {
  /** The slug until they choose a name. */
  displayName: string;
  slug: string;
  photoURL: string | null;
  biography: string;
  links: string[];
  isUnbranded?: true;
  /** Origin of the creator's own domain, if it is in service. */
  ownOrigin?: string;
  site?: SiteChoices;
};

/** A trimmed text without control characters. `missing`: error of a missing or wrong value. */
export const plainText = (max: number, tooLong: string, missing?: string) =>
  looseText(max, tooLong, missing).overwrite(withoutControls).trim().max(max, tooLong);

export const optionalText = (max: number, tooLong: string) =>
  looseText(max, tooLong)
    .overwrite(withoutControls)
    .trim()
    .refine((given) => [...given].length <= max, tooLong);

export const requiredText = (max: number, tooLong: string, empty: string) => plainText(max, tooLong).min(1, empty);

const blogId = idText(REQUIRED_BLOG_ID).min(1, REQUIRED_BLOG_ID);

const stylingSchema = z.object({
  style: z.enum(STYLES, 'blogs.input.style' satisfies MessageKey),
  colorTheme: z.enum(COLOR_THEMES, 'blogs.input.colorTheme' satisfies MessageKey),
});

export const styleChangeSchema = z.object({ blogId, ...stylingSchema.shape });

export type StyleChange = z.infer<typeof styleChangeSchema>;

/** Ids of blogs to change at once, in order. */
export const blogIds = z
  .array(blogId)
  .min(1, REQUIRED_BLOG_ID)
  .max(MAX_BLOGS_AT_ONCE, 'blogs.input.tooMany' satisfies MessageKey)
  .transform((ids) => [...new Set(ids)]);

export const styleChangeOfSeveralSchema = z.object({ ids: blogIds, ...stylingSchema.shape });

export type StyleChangeOfSeveral = z.infer<typeof styleChangeOfSeveralSchema>;

export const blogIdsSchema = z.object({ ids: blogIds });

/** Body of DELETE /api/bin; 'all' empties it. */
export const binRemovalSchema = z.object({ ids: z.union([z.literal('all'), blogIds]) });

export const aiOptOutsSchema = z.array(z.enum(AI_USES)).max(AI_USES.length);

/** Body of PUT /api/blogs/visibility; only drafts can have `publishAt`. */
export const visibilityChangeSchema = z
  .object({
    ids: blogIds,
    visibility: z.enum(BLOG_VISIBILITIES, 'blogs.input.visibility' satisfies MessageKey).meta({ examples: ['public'] }),
    publishAt: instant({ offset: true, error: 'blogs.input.time' satisfies MessageKey }).optional(),
    aiOptOuts: aiOptOutsSchema.optional().describe('Uses by AI companies to opt out of; unchanged if absent.'),
  })
  .refine(({ visibility, publishAt }) => publishAt === undefined || visibility === 'draft', {
    path: ['publishAt'],
    message: 'blogs.input.draftsOnly' satisfies MessageKey,
  })
  .refine(({ publishAt }) => publishAt === undefined || new Date(publishAt) > new Date(), {
    path: ['publishAt'],
    message: 'blogs.input.past' satisfies MessageKey,
  });

export type VisibilityChange = z.infer<typeof visibilityChangeSchema>;

export type Bin = z.infer<typeof bin>;

export type DeletedBlog = Bin['blogs'][number];

export type BlogTranslations = z.infer<typeof blogTranslations>;

export const htmlRequestSchema = z.object({ blogId });
