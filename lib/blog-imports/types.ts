import type { Block, SubHeading } from '@/lib/article/tree.ts';
import type { BlogRecord } from '@/lib/blogs/record.ts';
import type { BlogImage, BlogQuestion, BlogSource } from '@/lib/blogs/schema.ts';
import type { IMPORT_LOSSES } from '@/lib/constants/import-messages.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { BlogWriter } from '@/lib/generated/prisma/enums.ts';

/** A file or post that cannot be imported; `message` is for the user. */
export class ImportError extends Error {
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
  labels?: number;
  cover?: PictureLink | undefined;
  /** The line on who wrote it, from our exports. */
  note?: string | undefined;
  /** IPTC digital source type, which other programs' files may have too. */
  sourceType?: string | undefined;
  record?: BlogRecord | undefined;
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

export type Losses = Record<keyof typeof IMPORT_LOSSES, number>;

export type Part =
  /** `written` is the heading in the article format. */
  | { kind: 'heading'; level: number; text: string; written: string }
  | { kind: 'block'; block: Exclude<Block, SubHeading> }
  | ({ kind: 'picture' } & PictureLink);

export type ImportedArticle = {
  title: string;
  language: Language;
  createdAt?: string;
  publishedAt?: string;
  description?: string;
  cover?: PictureLink;
  intro: string;
  keyPoints: string[];
  sections: { heading: string; content: string; pictures: PictureLink[] }[];
  conclusion: string;
  questions: BlogQuestion[];
  sources: BlogSource[];
  writer: BlogWriter;
  isUnchecked?: true;
  record?: BlogRecord;
  isProtected: boolean;
  losses: Losses;
};
