import type { Language, Length } from '@/lib/constants/options';

/**
 * Plain text with three block forms, separated by blank lines: a paragraph; a bulleted list, every
 * line beginning `- `; a numbered list, every line beginning `1. `, `2. ` …. A citation of source n is
 * written `[n]`. Never HTML or other Markdown (parsed by lib/blogs/text-blocks.ts).
 */
export type BlockText = string;

/** One part of an article. The heading is one line of text without a number. */
export type ArticleSection = { heading: string; content: BlockText };

/** A finished article. Its length is the words of intro, section contents and conclusion. */
export type Article = {
  title: string;
  intro: BlockText;
  sections: ArticleSection[];
  conclusion: BlockText;
};

/** A source page that was read: its number as cited in the text (from 1), address, title and text. */
export type SourceDocument = {
  number: number;
  url: string;
  title: string;
  /** Readable text, paragraphs separated by blank lines. */
  text: string;
};

/** What sets an article apart from the others of its batch, as English phrases for a model. */
export type ArticleAngle = {
  /** From which side it takes the topic. */
  perspective: string;
  audience: string;
  /** What form its title has. */
  headline: string;
  /** Titles of the batch that exist already. */
  takenTitles: readonly string[];
};

/** What a writer is given. `seed` makes the built-in writer repeatable. */
export type WritingRequest = {
  topic: string;
  length: Length;
  language: Language;
  sources: readonly SourceDocument[];
  angle?: ArticleAngle | undefined;
  /** The user's own wishes about tone, readers and the like; a writer without a model cannot follow them. */
  instructions?: string | undefined;
  seed: string;
  signal: AbortSignal;
};

/** Something that turns a request into an article. Throws WritingError, or the signal's reason. */
export type Writer = {
  kind: 'model' | 'built-in';
  write: (request: WritingRequest) => Promise<Article>;
};
