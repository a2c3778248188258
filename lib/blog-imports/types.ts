import type { BlogRecord } from '@/lib/blogs/record.ts';
import type { BlogImage, BlogQuestion, BlogSource } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { BlogWriter } from '@/lib/generated/prisma/enums.ts';

/** A file of text. */
export type TextFile = { name: string; text: string };

/** The files of an archive: its texts, and the names of its pictures. */
export type ArchiveContents = { texts: TextFile[]; pictures: string[] };

/** The place of a post in an archive: the folder of its file, and the pictures that are there. */
export type ArchivePlace = { folder: string; pictures: string[] };

/** A post as a file has it, before its markup is read. */
export type RawPost = {
  /** '' where it names none. */
  title: string;
  html: string;
  /** When it was written, as the file says it. */
  date?: string | undefined;
  /** Its language, as the file says it. */
  language?: string | undefined;
  description?: string | undefined;
  /** What its footnotes are: sources by the numbers that the text cites. */
  sources: BlogSource[];
  /** The picture at the top. */
  cover?: PictureLink | undefined;
  /** The line that says who wrote it, as our exports have it. */
  note?: string | undefined;
  /** What our own exports say besides the text. */
  record?: BlogRecord | undefined;
  /** Its readers needed a password. */
  isProtected?: boolean | undefined;
};

/** What one file holds. */
export type RawFile = {
  posts: RawPost[];
  /** Entries that are no posts: pages, menus. */
  leftOut: number;
};

/** A picture that a post shows. */
export type PictureLink = {
  /** Its address, as the post has it. */
  url: string;
  /** Its name in the archive; absent where it is fetched from its address. */
  entry?: string;
  alt: string;
  /** Its caption. */
  source: string;
  sourceUrl: string;
  /** Absent where its alternative text or its credit serves. */
  title?: string;
  /** Whether nobody said what it shows, so that its title serves. */
  isAltAbsent?: boolean;
  drawing?: BlogImage['drawing'];
};

/** What of a post an article cannot hold, counted. */
export type Losses = Record<'nestedLists' | 'links' | 'embeds' | 'pictures' | 'belowSources', number>;

/** A part of a post, in order. */
export type Part =
  /** Its words, and what it is as a block of a text. */
  | { kind: 'heading'; level: number; text: string; written: string }
  /** A block in the format of lib/blogs/text/parse-blocks.ts. */
  | { kind: 'text'; text: string }
  | ({ kind: 'picture' } & PictureLink);

/** A post as an article of ours, but for its pictures, which are elsewhere still. */
export type ImportedArticle = {
  title: string;
  language: Language;
  createdAt?: string;
  /** When readers could first see it. */
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
  /** The other fields of our own exports. */
  record?: BlogRecord;
  isProtected: boolean;
  losses: Losses;
};
