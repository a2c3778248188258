import { z } from 'zod';
import { MAX_IMPORT_SOURCES, MAX_SERIES_PART, MAX_TAG_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES, COLOR_THEMES, LANGUAGES, LENGTHS, STYLES } from '@/lib/constants/options.ts';
import { AdviceField, BlogWriter } from '@/lib/generated/prisma/enums.ts';
import { blogPictures, isHttpUrl, withoutControls } from './rules.ts';
import { aiOptOutsSchema, type Blog, type BlogImage, licenseSchema } from './schema.ts';

/** The fields of a blog that its exported text cannot carry (docs/decisions/0091). */

const MAX_TEXT_LENGTH = 2000;
const MAX_PICTURES = 500;
const MAX_DRAWINGS = 1000;

const text = z.string().max(MAX_TEXT_LENGTH).overwrite(withoutControls);
const link = z
  .string()
  .max(MAX_URL_CHARACTERS)
  .refine((url) => url === '' || isHttpUrl(url));
const pastTime = z.iso.datetime().refine((time) => Date.parse(time) <= Date.now());

const pictureSchema = z.object({
  /** As in the exported text. */
  url: z.string(),
  title: text,
  alt: text.optional(),
  source: text,
  sourceUrl: link,
  drawing: z.coerce.number().int().min(0).max(MAX_DRAWINGS).optional(),
});

const sourceSchema = z.object({
  number: z.coerce.number().int(),
  url: z.string().max(MAX_URL_CHARACTERS),
  title: text,
  quote: text.optional(),
  license: licenseSchema.extend({ url: link }).optional(),
});

const once = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const settingsSchema = z.object({
  topic: once(text.min(1)),
  language: once(z.enum(LANGUAGES)),
  length: once(z.enum(LENGTHS)),
  style: once(z.enum(STYLES)),
  colorTheme: once(z.enum(COLOR_THEMES)),
  writer: once(z.enum(BlogWriter)),
  advice: once(z.enum(AdviceField)),
  isUnchecked: once(z.literal([true, 'true']).transform(() => true as const)),
  visibility: once(z.enum(BLOG_VISIBILITIES)),
  aiOptOuts: once(aiOptOutsSchema),
  series: once(
    z.object({ name: text.max(MAX_TAG_CHARACTERS), part: z.coerce.number().int().min(0).max(MAX_SERIES_PART) }),
  ),
  publishAt: once(z.iso.datetime()),
  createdAt: once(pastTime),
  publishedAt: once(pastTime),
  editedAt: once(pastTime),
  modelEditedAt: once(pastTime),
});

/** The record in an untrusted file. Invalid fields count as absent; numbers may be strings, as in YAML. */
export const blogRecordSchema = settingsSchema.extend({
  cover: once(pictureSchema),
  pictures: z.array(pictureSchema).max(MAX_PICTURES).catch([]),
  sources: z.array(sourceSchema).max(MAX_IMPORT_SOURCES).catch([]),
});

export type BlogRecord = z.infer<typeof blogRecordSchema>;

export type SourceRecord = z.infer<typeof sourceSchema>;

export type PictureRecord = z.infer<typeof pictureSchema>;

/** The record of a blog; `pictureUrl` maps a picture's URL to its URL in the exported text. */
export function blogRecord(blog: Blog, pictureUrl: (url: string) => string): BlogRecord {
  const pictureRecord = ({ width: _, height: __, ...picture }: BlogImage) => ({
    ...picture,
    url: pictureUrl(picture.url),
  });
  return {
    ...settingsSchema.parse(blog),
    cover: blog.cover && pictureRecord(blog.cover),
    pictures: blogPictures({ content: blog.content }).map(pictureRecord),
    sources: blog.sources,
  };
}
