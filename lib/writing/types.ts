import type { Blog } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { AdviceField } from '@/lib/generated/prisma/enums.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { PageProgress } from '@/lib/research/page-progress.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import type { Review } from './review.ts';
import type { Outline, SectionChange, TextWishes } from './schema.ts';
import type { UsageMeter } from './usage.ts';

export type { EditorialBrief } from './schema.ts';

/**
 * Plain text with five block forms, separated by blank lines: a paragraph; a bulleted list, every
 * line beginning `- `; a numbered list, every line beginning `1. `, `2. ` …; a table, every line
 * beginning and ending with `|`, its cells separated by ` | `, its first line the head; a quotation, every
 * line beginning `> `. A citation of source n is written `[n]`. Never HTML or other Markdown (parsed by
 * lib/blogs/text/parse-blocks.ts).
 */
export type BlockText = string;

/** One part of an article. The heading is one line of text without a number. */
export type ArticleSection = { heading: string; content: BlockText };

/** What a citation `[number]` rests on: a passage of the source document `source`, word for word. */
export type Evidence = { number: number; source: number; quote: string };

/** A question that readers have, and its answer. */
export type ArticleQuestion = { question: string; answer: BlockText };

/** An article's text. Its length is the words of intro, section contents and conclusion. */
export type ArticleText = {
  title: string;
  intro: BlockText;
  sections: ArticleSection[];
  conclusion: BlockText;
  /** What to take away from it: plain sentences, which may cite. */
  keyPoints?: string[];
  questions?: ArticleQuestion[];
  /** For search results, of at most 160 characters. */
  description?: string;
};

/** A finished article. */
export type Article = ArticleText & {
  /** One for each citation number of the text, numbered from 1 in the order in which they first appear. */
  evidence: Evidence[];
  /** What checking and editing did to its first draft, where a model wrote it. */
  review?: Review;
  /** What it advises its readers on, where a model says that they would ask a professional. */
  advice?: AdviceField;
  /** Sources that the writer could not use, each with a sentence for the user that says why. */
  unused?: SourceNote[];
  /** Given sources that it used although they may not treat the topic. */
  doubtful?: SourceNote[];
};

/** Another blog of the same batch. */
export type Sibling = Pick<ArticleText, 'title' | 'intro' | 'sections' | 'conclusion'> & { writer: Blog['writer'] };

/** Where a run is. */
export type Phase = 'reading' | 'researching' | 'planning' | 'writing' | 'polishing' | 'pictures' | 'saving';

/** What a writer emits while it works. A part that is emitted again has been changed. */
export type WritingEvent =
  /** A page that was found: about to be read, read, or left out and why. */
  | ({ type: 'page' } & PageProgress)
  | { type: 'phase'; phase: Phase }
  /** The model's server asks to be left alone until then; `deadline` is when the run ends at the latest (ISO 8601). */
  | { type: 'waiting'; until: string; deadline?: string | undefined }
  /** About how long the rest will take, as measured so far; said only where that is long, and again as it changes. */
  | { type: 'estimate'; secondsLeft: number }
  | { type: 'outline'; title: string; headings: string[] }
  | { type: 'part'; part: 'introduction' | 'conclusion'; content: string }
  | { type: 'part'; part: 'section'; index: number; heading: string; content: string }
  /** What has been written so far of a section that is no part yet, in whole sentences. */
  | { type: 'partial'; index: number; heading: string; content: string };

/** The input of a writer. Without a model only topic, length, language and outline are followed. */
export type WritingRequest = TextWishes & {
  sources: readonly SourceDocument[];
  /** The blogs of its batch written so far, which it must not repeat. */
  siblings?: readonly Sibling[] | undefined;
  meter?: UsageMeter | undefined;
  deadline?: Date | undefined;
  onEvent?: ((event: WritingEvent) => void) | undefined;
  signal: AbortSignal;
};

/** A section of a finished article that is to be changed, and what stands around it. */
export type SectionRewrite = {
  /** The whole article, with what its citation marks rest on. */
  article: Article;
  /** Place of the section, from 0. */
  index: number;
  change: SectionChange;
  /** What the author asks for in particular. */
  instruction?: string | undefined;
};

/** A changed section: its text, and one evidence for each number it cites. */
export type RewrittenSection = { content: BlockText; evidence: Evidence[] };

/** A finished article that is to be written in another language. */
export type OriginalArticle = {
  language: Language;
  /** What the citation marks of its text rest on stands in `evidence`. */
  article: Article;
  /** What its pictures show, in order. */
  pictures: readonly string[];
};

/** An article in another language. */
export type TranslatedArticle = Article & {
  /** What its pictures show, in the order of the original's; '' where nothing was said. */
  pictures: string[];
};

/** Something that turns a request into an article. Throws WritingError, or the signal's reason. */
export type Writer = {
  kind: Exclude<Blog['writer'], 'person'>;
  /** How long one article may take it, where the settings do not say. */
  deadlineMinutes?: number;
  /** Whether an article is begun only when the one before it has ended: each would be late if they were written at once. */
  isOneAtATime?: boolean;
  write: (request: WritingRequest) => Promise<Article>;
  /** The outline of the article it would write, for its user to change. */
  outline: (request: WritingRequest) => Promise<Outline>;
  /**
   * At most `count` angles on the topic in the article's language, one line each, for articles of a batch; absent where it
   * cannot.
   * @param known angles that are not wanted again
   */
  angles?: (request: WritingRequest, count: number, known: readonly string[]) => Promise<string[]>;
  /** What to search the web for before it writes. Absent where the topic itself is the query. */
  searchQueries?: (request: WritingRequest) => Promise<string[]>;
  /** Writes one section of a finished article again, longer or shorter; absent where it cannot. */
  rewriteSection?: (request: WritingRequest, given: SectionRewrite) => Promise<RewrittenSection>;
  /** Writes a finished article in the request's language, section by section; absent where it cannot. */
  translate?: (request: WritingRequest, original: OriginalArticle) => Promise<TranslatedArticle>;
};
