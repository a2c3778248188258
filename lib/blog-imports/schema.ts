import { z } from 'zod';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import {
  MAX_BLOGS_AT_ONCE,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  MAX_IMPORT_POSTS,
} from '@/lib/constants/limits.ts';
import type { Language } from '@/lib/constants/options.ts';

const files = z
  .array(z.object({ name: z.string().min(1).max(300), text: z.string().max(MAX_IMPORT_BYTES) }))
  .min(1, IMPORT_MESSAGES.noFile)
  .max(MAX_IMPORT_FILES, IMPORT_MESSAGES.tooManyFiles)
  .refine(
    (given) =>
      given.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) <= MAX_IMPORT_BYTES,
    IMPORT_MESSAGES.tooLarge,
  );

/** Body of POST /api/imports/preview: the files, as text. */
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
});

/** A checked import. */
export type ImportRequest = z.infer<typeof importSchema>;

/** What one post would become. */
type PostPreview = {
  title: string;
  language: Language;
  sections: number;
  /** Pictures that will be fetched from where they are. */
  pictures: number;
  /** When it was written; absent where that is not known. */
  createdAt?: string;
  /** What is lost, as sentences. */
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
  /** Why there is none. */
  problem?: string;
  /** What was lost, as sentences. */
  notes: string[];
};

/** Answer of POST /api/imports, in the order asked for. */
export type ImportResult = { posts: ImportedPost[] };
