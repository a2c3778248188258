import { z } from 'zod';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_ARCHIVE_BYTES,
  MAX_IMPORT_BODY_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_POSTS,
} from '@/lib/constants/limits.ts';
import type { BlogVisibility, Language } from '@/lib/constants/options.ts';

const name = z.string().min(1).max(300);

const fileSchema = z.union([
  z.object({ name, text: z.string().max(MAX_IMPORT_BYTES, IMPORT_MESSAGES.tooLarge) }),
  z.object({
    name,
    data: z.base64(IMPORT_MESSAGES.damagedArchive).max(MAX_IMPORT_BODY_BYTES, IMPORT_MESSAGES.archiveTooLarge),
  }),
]);

export type GivenFile = z.infer<typeof fileSchema>;

const bytesOfTexts = (given: readonly GivenFile[]) =>
  given.reduce((sum, file) => sum + ('text' in file ? Buffer.byteLength(file.text) : 0), 0);

const bytesOfArchives = (given: readonly GivenFile[]) =>
  given.reduce((sum, file) => sum + ('data' in file ? (file.data.length / 4) * 3 : 0), 0);

const files = z
  .array(fileSchema)
  .min(1, IMPORT_MESSAGES.noFile)
  .max(MAX_IMPORT_FILES, IMPORT_MESSAGES.tooManyFiles)
  .refine((given) => bytesOfTexts(given) <= MAX_IMPORT_BYTES, IMPORT_MESSAGES.tooLarge)
  .refine((given) => bytesOfArchives(given) <= MAX_IMPORT_ARCHIVE_BYTES, IMPORT_MESSAGES.archiveTooLarge);

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
    .min(1, IMPORT_MESSAGES.noPost)
    .max(MAX_BLOGS_AT_ONCE, IMPORT_MESSAGES.tooManyBlogs),
  /** Restores visibility from our own exports, within the account's default; otherwise all become drafts. */
  restoresVisibility: z.boolean().default(false),
});

export type ImportRequest = z.infer<typeof importSchema>;

type PostPreview = {
  title: string;
  language: Language;
  sections: number;
  pictures: number;
  createdAt?: string;
  importedAs?: string;
  isProtected?: true;
  /** From our own exports, unless it was a draft. */
  visibility?: BlogVisibility;
  notes: string[];
};

export type FilePreview = {
  name: string;
  problem?: string;
  note?: string;
  posts: (PostPreview | { title: string; problem: string })[];
};

export type ImportPreview = { files: FilePreview[] };

export type ImportedPost = {
  file: number;
  post: number;
  title: string;
  id?: string;
  wasImported?: boolean;
  problem?: string;
  notes: string[];
};

/** Answer of POST /api/imports, in the requested order. */
export type ImportResult = { posts: ImportedPost[] };

export type ImportEvent = { type: 'post'; post: ImportedPost };
