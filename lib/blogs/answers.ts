import { z } from 'zod';
import { BLOG_VISIBILITIES, COLOR_THEMES, LANGUAGES, LENGTHS, STYLES } from '@/lib/constants/options.ts';
import { AdviceField, BlogWriter } from '@/lib/generated/prisma/enums.ts';
import { count, flag, isSo, text, texts, time } from '@/lib/http/answers.ts';
import * as stored from './schema.ts';

export const language = z.enum(LANGUAGES);

/** BCP 47 tag of a variety of the language (en-GB); absent for the usual one. */
const locale = text.optional();

const translations = z.array(z.object({ id: text, language, locale, shareUrl: text, createdAt: time }));

const images = z.array(stored.blogImageSchema);

/** The heading of a conclusion is absent for the label of its language. */
const content = z.object({
  ...{ title: text, intro: text.describe('Markdown, like all texts of a blog; [1] cites source 1.'), conclusion: text },
  sections: z.array(stored.blogSectionSchema.extend({ images, image: stored.blogImageSchema.optional() })),
  ...{ conclusionHeading: text.optional(), keyPoints: texts.optional() },
  questions: z.array(stored.blogQuestionSchema).optional(),
});

/** Absent: the description, for which the intro stands; the name and slug of an author who chose none. */
const shared = {
  ...{ id: text, topic: text, language, locale, style: z.enum(STYLES), colorTheme: z.enum(COLOR_THEMES) },
  ...{ description: text.optional(), cover: stored.blogImageSchema.optional(), tags: texts.optional() },
  links: z.record(text, text.nullable()).optional().describe('Links to blogs here: where each is now, null if hidden.'),
  slug: text.optional().describe('Its address in the site of its author.'),
  series: z.object({ name: text, part: count }).optional().describe('Part 0 is an overview.'),
  writer: z.enum(BlogWriter).describe('"digest" quotes its sources, "library" and "close" our notes. Edits keep it.'),
  ...{ visibility: z.enum(BLOG_VISIBILITIES), isBlocked: isSo.describe('Hidden by the operator.') },
  aiOptOuts: stored.aiOptOutsSchema.optional().describe('Uses by AI companies that the owner opts out of.'),
  publishAt: time.optional().describe('When a draft is published automatically.'),
  publishedAt: time.optional().describe('When it first became public.'),
  ...{ createdAt: time, updatedAt: time, editedAt: time.optional() },
  modelEditedAt: time.optional().describe('When a model changed the text; `editedAt` if nobody else did.'),
  /** When the owner stated to have read a model's text, or, with the numbers, to have examined it (decision 128). */
  ...{ reviewedAt: time.optional(), examination: stored.examinationSchema.optional(), shareUrl: text },
  ...{ userDisplayName: text.optional(), usernameSlug: text.optional(), translations: translations.optional() },
};

const author = z.object({
  ...{ photoURL: text.optional(), thumbnailURL: text.optional(), biography: text.optional(), links: texts },
});

export const blog = z
  .object({
    ...{ ...shared, length: z.enum(LENGTHS), content, sources: stored.blogSourcesSchema, author: author.optional() },
    advice: z.enum(AdviceField).optional().describe('The field in which the text gives advice.'),
    isUnchecked: isSo.describe('Cited sentences were not compared with their sources.'),
    /** Whether the product's name is hidden; the sample blog has no owner. */
    ...{ userId: text.optional(), isUnbranded: isSo, isSample: isSo },
  })
  .meta({ id: 'Blog' });

export const blogSummary = z.object({ ...shared, content: content.pick({ title: true, intro: true }) });

/** `authorQuestions`: for the owner, who alone can answer them, until they are answered. */
export const readBlog = blog.extend({ excerpt: text, authorQuestions: texts.optional() });

/** Answer of GET /api/blogs/user/{uid} (spec §3, Profile blogs response). */
export const blogPage = z.object({ blogs: z.array(blog.extend({ excerpt: text })), total: count });

/** Answer of GET /api/blogs/{id}/translations, for the owner; oldest first. */
export const blogTranslations = z.object({ translations });

/** `isBlocked`: removed by the operator, it cannot be restored; `goneAt`: when it is deleted permanently. */
const deleted = z.object({ id: text, title: text, language, isBlocked: flag, deletedAt: time, goneAt: time });

/** Answer of GET /api/bin, latest deletion first. */
export const bin = z.object({ blogs: z.array(deleted), total: count });

export const earlierText = z.object({ content, description: text.optional() });

/** A version in the history: an earlier text, or, with a name, one that was never the blog's. */
export const revision = z.object({ id: text, title: text, createdAt: time, name: text.optional() });

const listed = blogSummary
  .pick({ ...{ id: true, topic: true, language: true, visibility: true, style: true, series: true }, shareUrl: true })
  .extend({ ...{ title: text, tags: texts, createdAt: time, editedAt: shared.editedAt } });

/** Answer of GET /api/blogs; `total` counts the matches on all pages. */
export const blogList = z.object({ blogs: z.array(listed), total: count, page: count, pageSize: count });
