import { z } from 'zod';
import { MAX_BLOGS_AT_ONCE, PROFILE_PAGE_SIZE } from '@/lib/constants/limits.ts';
import {
  BLOG_VISIBILITIES,
  type BlogVisibility,
  COLOR_THEMES,
  LANGUAGES,
  type LENGTHS,
  STYLES,
} from '@/lib/constants/options.ts';
import type { AdviceField, BlogWriter } from '@/lib/generated/prisma/enums.ts';
import type { Author } from '@/lib/users/schema.ts';
import { withoutControls } from './rules.ts';

/** Spec §5. */
const REQUIRED_BLOG_ID = 'Blog ID is required';

/** The shapes of a blog and of the requests about it (spec §3), checked wherever they enter. */

const blogImageSchema = z.object({
  url: z.string(),
  title: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** What it shows, for who cannot see it; '' where it only decorates. Absent where nobody said: the title then serves. */
  alt: z.string().optional(),
  /** Number of the drawing, of a picture that we drew: it is drawn again when the blog's style changes. */
  drawing: z.number().optional(),
});

/** A picture in a section: address, title, and where it comes from ('' when unknown). */
export type BlogImage = z.infer<typeof blogImageSchema>;

const blogSectionSchema = z.object({
  heading: z.string(),
  content: z.string(),
  images: z.array(blogImageSchema).default([]),
});

/** The stored JSON of a blog's cover. */
export const blogCoverSchema = blogImageSchema.nullable();

/** A section as stored. */
export type BlogSection = z.infer<typeof blogSectionSchema>;

/** The stored JSON of a blog's sections. */
export const blogSectionsSchema = z.array(blogSectionSchema);

/** An open licence: its name, and the address of its terms. */
export const licenseSchema = z.object({ name: z.string(), url: z.string() });

const blogQuestionSchema = z.object({ question: z.string(), answer: z.string() });

/** A question at the end of a blog, and its answer. */
export type BlogQuestion = z.infer<typeof blogQuestionSchema>;

/** The stored JSON of what stands at the end of a blog. */
export const blogQuestionsSchema = z.array(blogQuestionSchema);

/** The stored JSON of the box at the top of a blog. */
export const blogKeyPointsSchema = z.array(z.string());

const blogSourceSchema = z.object({
  number: z.number(),
  url: z.string(),
  title: z.string(),
  /** The passage of the page that the citation rests on; absent in blogs written before passages were stored. */
  quote: z.string().optional(),
  /** The open licence of the page's text. */
  license: licenseSchema.optional(),
});

/** What the text cites as [number]: a passage of a page. Several may be of one page. */
export type BlogSource = z.infer<typeof blogSourceSchema>;

/** The stored JSON of a blog's sources. */
export const blogSourcesSchema = z.array(blogSourceSchema);

/** The same blog in another language. */
export type BlogTranslation = { id: string; language: (typeof LANGUAGES)[number]; shareUrl: string; createdAt: string };

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
    /** The box at the top; absent where there is none. */
    keyPoints?: string[];
    /** What stands at the end; absent where there is nothing. */
    questions?: BlogQuestion[];
  };
  /** What search results show, of at most 160 characters; absent where the beginning of the text serves. */
  description?: string;
  /** The picture at the top, on the card and in lists; absent where there is none. */
  cover?: BlogImage;
  sources: BlogSource[];
  /**
   * Who wrote the text: a language model; a digest of what its sources say; an editor's brief, which is no article;
   * a person, as with the sample. An edit does not change it.
   */
  writer: BlogWriter;
  /** What it advises its readers on, where they would ask a professional; absent of every other. */
  advice?: AdviceField;
  style: (typeof STYLES)[number];
  colorTheme: (typeof COLOR_THEMES)[number];
  visibility: BlogVisibility;
  /** When a draft becomes public by itself; absent where nobody has set a time. */
  publishAt?: string;
  /** When it first became public; absent where it never was. */
  publishedAt?: string;
  createdAt: string;
  updatedAt: string;
  /** When a person last changed the text; absent while it is as it was generated. */
  editedAt?: string;
  shareUrl: string;
  /** Absent while nobody owns the blog. */
  userId?: string;
  userDisplayName?: string;
  usernameSlug?: string;
  /** What its owner says of themselves; absent where they say nothing. */
  author?: Author;
  /** Its owner subscribes, and wants the product's name nowhere around it (docs/decisions/0081); absent for every other. */
  isUnbranded?: true;
  /** The blog came with the product and is nobody's to change; absent for every other. */
  isSample?: true;
  /** The first written comes first: those that are public, in its owner's list all. Absent where there are none. */
  translations?: BlogTranslation[];
};

/** A blog in a list: what a card shows. */
export type BlogSummary = Pick<
  Blog,
  | 'id'
  | 'topic'
  | 'language'
  | 'description'
  | 'cover'
  | 'writer'
  | 'style'
  | 'colorTheme'
  | 'visibility'
  | 'publishAt'
  | 'publishedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'editedAt'
  | 'shareUrl'
  | 'userDisplayName'
  | 'usernameSlug'
  | 'translations'
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

/** A creator's public profile; '' and no links where they say nothing of themselves. */
export type PublicProfile = {
  displayName: string;
  slug: string;
  photoURL: string | null;
  biography: string;
  links: string[];
  /** As of a blog. */
  isUnbranded?: true;
  /** Address of their own domain, where it serves this profile and their blogs, without a trailing slash. */
  ownOrigin?: string;
};

/** A text field that may be empty. */
export const optionalText = (name: string, max: number) =>
  z
    .string()
    .overwrite(withoutControls)
    .trim()
    .refine((given) => [...given].length <= max, `${name} is too long`);

const blogId = z.string(REQUIRED_BLOG_ID).min(1, REQUIRED_BLOG_ID);

const stylingSchema = z.object({
  style: z.enum(STYLES, 'Please choose a style'),
  colorTheme: z.enum(COLOR_THEMES, 'Please choose a color theme'),
});

/** Body of POST /api/blogs/style (spec §7). */
export const styleChangeSchema = z.object({ blogId, ...stylingSchema.shape });

/** A checked change of style. */
export type StyleChange = z.infer<typeof styleChangeSchema>;

const blogIds = z
  .array(blogId)
  .min(1, REQUIRED_BLOG_ID)
  .max(MAX_BLOGS_AT_ONCE, `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`)
  .transform((ids) => [...new Set(ids)]);

/** Body of PUT /api/blogs/style: some blogs, and what they are to look like. */
export const styleChangeOfSeveralSchema = z.object({ ids: blogIds, ...stylingSchema.shape });

/** A checked change of some blogs' style. */
export type StyleChangeOfSeveral = z.infer<typeof styleChangeOfSeveralSchema>;

/** Bodies of POST /api/bin and POST /api/bin/restore: the blogs to move. */
export const blogIdsSchema = z.object({ ids: blogIds });

/** Body of DELETE /api/bin: the blogs to delete for good, or all that are in it. */
export const binRemovalSchema = z.object({ ids: z.union([z.literal('all'), blogIds]) });

/** Body of PUT /api/blogs/visibility: who may see some blogs; a draft may be given the time at which it becomes public. */
export const visibilityChangeSchema = z
  .object({
    ids: blogIds,
    visibility: z.enum(BLOG_VISIBILITIES, 'Please choose who may see the blog'),
    publishAt: z.iso.datetime({ offset: true, error: 'Please choose a date and a time' }).optional(),
  })
  .refine(({ visibility, publishAt }) => publishAt === undefined || visibility === 'draft', {
    path: ['publishAt'],
    message: 'Only a draft can be published at a set time',
  })
  .refine(({ publishAt }) => publishAt === undefined || new Date(publishAt) > new Date(), {
    path: ['publishAt'],
    message: 'Please choose a time in the future',
  });

/** A checked change of who may see some blogs. */
export type VisibilityChange = z.infer<typeof visibilityChangeSchema>;

/** A blog in the bin, as its owner sees it. */
export type DeletedBlog = {
  id: string;
  title: string;
  language: Blog['language'];
  deletedAt: string;
  /** When it will be removed for good. */
  goneAt: string;
};

/** Answer of GET /api/bin: those deleted last first, and how many there are. */
export type Bin = { blogs: DeletedBlog[]; total: number };

/** Body of POST /api/blogs/{id}/translations: the language that a blog is to be written in as well. */
export const translationRequestSchema = z.object({ language: z.enum(LANGUAGES, 'Please choose a language') });

/** Answer of GET /api/blogs/{id}/translations: all that there are, to whose they are. */
export type BlogTranslations = { translations: BlogTranslation[] };

/** Body of POST /api/blogs/html (spec §7). */
export const htmlRequestSchema = z.object({ blogId });
