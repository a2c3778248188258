import { z } from 'zod';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_ARCHIVE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_POSTS,
} from '@/lib/constants/limits.ts';
import type { BlogVisibility, Language } from '@/lib/constants/options.ts';

const name = z.string().min(1).max(300);

/** A file: its text, or a ZIP in base64. */
const fileSchema = z.union([
  z.object({ name, text: z.string().max(MAX_IMPORT_BYTES, IMPORT_MESSAGES.tooLarge) }),
  z.object({ name, data: z.base64(IMPORT_MESSAGES.damagedArchive) }),
]);

/** A file that somebody gives. */
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

/** Body of POST /api/imports/preview: the files. */
export const importPreviewSchema = z.object({ files });

/** Body of POST /api/imports: the files again, and which of their posts are to become drafts. */
export const importSchema = z.object({
  files,
  posts: z
    .array(
      z.object({
        /** Place of the file among those sent, from 0. */
        file: z.number().int().min(0).max(MAX_IMPORT_FILES),
        /** Place of the post in its file, from 0. */
        post: z.number().int().min(0).max(MAX_IMPORT_POSTS),
      }),
    )
    .min(1, IMPORT_MESSAGES.noPost)
    .max(MAX_BLOGS_AT_ONCE, IMPORT_MESSAGES.tooManyBlogs),
  /** Restores the visibility of our own exports, as far as the account's default allows; else all are drafts. */
  restoresVisibility: z.boolean().default(false),
});

/** A checked import. */
export type ImportRequest = z.infer<typeof importSchema>;

/** What one post would become. */
export type PostPreview = {
  title: string;
  language: Language;
  sections: number;
  /** Pictures, its cover among them, that will be fetched from where they are or read from the archive. */
  pictures: number;
  /** When it was written; absent where that is not known. */
  createdAt?: string;
  /** The blog that it was made into before; absent where it was not. */
  importedAs?: string;
  /** Its readers needed a password: it is imported only where somebody chooses it. */
  isProtected?: true;
  /** Who could see it, of our own exports; absent of drafts. */
  visibility?: BlogVisibility;
  /** Losses and other notes, as sentences. */
  notes: string[];
};

/** What is in one file. */
export type FilePreview = {
  name: string;
  /** Why nothing of it can be used; absent where something can. */
  problem?: string;
  /** What else to know of it. */
  note?: string;
  /** Its posts in order; a sentence for one that cannot be used. */
  posts: (PostPreview | { title: string; problem: string })[];
};

/** Answer of POST /api/imports/preview. */
export type ImportPreview = { files: FilePreview[] };

/** What one post has become. */
export type ImportedPost = {
  file: number;
  post: number;
  title: string;
  /** The draft; absent where there is none. */
  id?: string;
  /** Whether an earlier import has made it. */
  wasImported?: boolean;
  /** Why there is none. */
  problem?: string;
  /** What was lost, as sentences. */
  notes: string[];
};

/** Answer of POST /api/imports, in the order asked for. */
export type ImportResult = { posts: ImportedPost[] };
