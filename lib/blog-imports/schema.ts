import { z } from 'zod';
import { language } from '@/lib/blogs/answers.ts';
import type { BlogRecord } from '@/lib/blogs/record.ts';
import type { BlogImage, BlogQuestion, BlogSource } from '@/lib/blogs/schema.ts';
import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_ARCHIVE_BYTES,
  MAX_IMPORT_BODY_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_POSTS,
} from '@/lib/constants/limits.ts';
import { BLOG_VISIBILITIES, type Language } from '@/lib/constants/options.ts';
import type { BlogWriter } from '@/lib/generated/prisma/enums.ts';
import { count, flag, isSo, text, texts } from '@/lib/http/answers.ts';
import { NotedError } from '@/lib/messages/catalogue.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import type { Losses } from './losses.ts';

const name = z.string().min(1).max(300);

const fileSchema = z.union([
  z.object({ name, text: z.string().max(MAX_IMPORT_BYTES, 'imports.tooLarge' satisfies MessageKey) }),
  z.object({
    name,
    data: z
      .base64('imports.damagedArchive' satisfies MessageKey)
      .max(MAX_IMPORT_BODY_BYTES, 'imports.archiveTooLarge' satisfies MessageKey),
  }),
]);

export type GivenFile = z.infer<typeof fileSchema>;

const bytesOfTexts = (given: readonly GivenFile[]) =>
  given.reduce((sum, file) => sum + ('text' in file ? Buffer.byteLength(file.text) : 0), 0);

const bytesOfArchives = (given: readonly GivenFile[]) =>
  given.reduce((sum, file) => sum + ('data' in file ? (file.data.length / 4) * 3 : 0), 0);

const files = z
  .array(fileSchema)
  .min(1, 'imports.noFile' satisfies MessageKey)
  .max(MAX_IMPORT_FILES, 'imports.tooManyFiles' satisfies MessageKey)
  .refine((given) => bytesOfTexts(given) <= MAX_IMPORT_BYTES, 'imports.tooLarge' satisfies MessageKey)
  .refine(
    (given) => bytesOfArchives(given) <= MAX_IMPORT_ARCHIVE_BYTES,
    'imports.archiveTooLarge' satisfies MessageKey,
  );

export const importPreviewSchema = z.object({ files });

/** Body of POST /api/imports: the files again, and the chosen posts. */
export const importSchema = z.object({
  files,
  posts: z
    .array(
      z.object({
        file: z.number().int().min(0).max(MAX_IMPORT_FILES),
        post: z.number().int().min(0).max(MAX_IMPORT_POSTS),
      }),
    )
    .min(1, 'imports.noPost' satisfies MessageKey)
    .max(MAX_BLOGS_AT_ONCE, 'imports.tooManyBlogs' satisfies MessageKey),
  /** Restores visibility from our own exports, within the account's default; otherwise all become drafts. */
  restoresVisibility: z.boolean().default(false),
});

export type ImportRequest = z.infer<typeof importSchema>;

const preview = z.object({
  ...{ title: text, language, sections: count, pictures: count, createdAt: text.optional(), notes: texts },
  ...{ importedAs: text.optional(), isProtected: isSo },
  /** From our own exports, unless it was a draft. */
  visibility: z.enum(BLOG_VISIBILITIES).optional(),
});

const filePreview = z.object({
  ...{ name: text, problem: text.optional(), note: text.optional() },
  posts: z.array(z.union([preview, z.object({ title: text, problem: text })])),
});

export type FilePreview = z.infer<typeof filePreview>;

export const importPreview = z.object({ files: z.array(filePreview) });

export type ImportPreview = z.infer<typeof importPreview>;

const imported = z.object({
  ...{ file: count, post: count, title: text, id: text.optional(), wasImported: flag.optional() },
  ...{ problem: text.optional(), notes: texts },
});

export type ImportedPost = z.infer<typeof imported>;

/** Answer of POST /api/imports, in the requested order. */
export const importResult = z.object({ posts: z.array(imported) });

export type ImportResult = z.infer<typeof importResult>;

export type ImportEvent = { type: 'post'; post: ImportedPost };

/** A file or post that cannot be imported. */
export class ImportError extends NotedError {
  override readonly name = 'ImportError';
}

/** More than any article. */
export const MAX_POST_CHARACTERS = 4_000_000;

export type TextFile = { name: string; text: string };

/** `archives` are ZIPs inside a ZIP without texts, as from Notion. */
export type ArchiveContents = { texts: TextFile[]; pictures: string[]; archives: Uint8Array[] };

export type ArchivePlace = { folder: string; pictures: string[] };

export type PostPlace = Partial<ArchivePlace> & { base?: string | undefined };

/** A post before its markup is read. */
export type RawPost = {
  title: string;
  html: string;
  dates?: readonly string[];
  language?: string | undefined;
  description?: string | undefined;
  base?: string | undefined;
  /** Tags and categories. */
  tags?: readonly string[];
  series?: { name: string; part: number } | undefined;
  slug?: string | undefined;
  /** Paths and URLs that it had. */
  addresses?: readonly string[];
  cover?: PictureLink | undefined;
  /** The line on who wrote it, from our exports. */
  note?: string | undefined;
  /** IPTC digital source type, which other programs' files may have too. */
  sourceType?: string | undefined;
  record?: BlogRecord | undefined;
  /** The conclusion's own heading, from our exports. */
  conclusionHeading?: string | undefined;
  isProtected?: boolean | undefined;
};

export type RawFile = { posts: RawPost[]; leftOut: number };

export type PictureLink = {
  url: string;
  /** Its name in the archive; absent for pictures on the web. */
  entry?: string;
  alt: string;
  source: string;
  sourceUrl: string;
  /** Absent if alt text or credit serves. */
  title?: string;
  /** Alt text is unknown; the title serves. */
  isAltAbsent?: boolean;
  drawing?: BlogImage['drawing'];
};

export type ImportedArticle = {
  title: string;
  slug?: string;
  /** Paths and URLs that it had. */
  addresses: readonly string[];
  language: Language;
  locale?: string;
  createdAt?: string;
  publishedAt?: string;
  description?: string;
  tags: string[];
  series?: { name: string; part: number };
  cover?: PictureLink;
  intro: string;
  keyPoints: string[];
  sections: { heading: string; content: string; pictures: PictureLink[] }[];
  conclusion: string;
  conclusionHeading?: string;
  questions: BlogQuestion[];
  sources: BlogSource[];
  writer: BlogWriter;
  isUnchecked?: true;
  record?: BlogRecord;
  isProtected: boolean;
  losses: Losses;
};
