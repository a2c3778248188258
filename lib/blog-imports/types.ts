import type { BlogQuestion, BlogSource } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';

/** A file that somebody gives. */
export type GivenFile = { name: string; text: string };

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
};

/** What one file holds. */
export type RawFile = {
  posts: RawPost[];
  /** Entries that are no posts: pages, attachments, menus. */
  leftOut: number;
};

/** A picture that a post shows. */
export type PictureLink = {
  url: string;
  alt: string;
  /** Whose it is, as its caption says. */
  source: string;
  sourceUrl: string;
};

/** What of a post an article cannot hold, counted. */
export type Losses = Record<
  'nestedLists' | 'links' | 'embeds' | 'pictures' | 'belowSources',
  number
>;

/** A part of a post, in order. */
export type Part =
  /** Its words, and what it is as a block of a text. */
  | { kind: 'heading'; level: number; text: string; written: string }
  /** A block in the format of lib/blogs/text-blocks.ts. */
  | { kind: 'text'; text: string }
  | ({ kind: 'picture' } & PictureLink);

/** A post as an article of ours, but for its pictures, which are elsewhere still. */
export type ImportedArticle = {
  title: string;
  language: Language;
  createdAt?: string;
  description?: string;
  intro: string;
  keyPoints: string[];
  sections: { heading: string; content: string; pictures: PictureLink[] }[];
  conclusion: string;
  questions: BlogQuestion[];
  sources: BlogSource[];
  losses: Losses;
};
