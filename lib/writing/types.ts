import type { TextModel } from '@/lib/blogs/authorship/origin.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { AdviceField } from '@/lib/generated/prisma/enums.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import type { Passage } from '@/lib/research/passages.ts';
import type { PageProgress, SourceDocument } from '@/lib/research/types.ts';
import type { SectionChange } from './change-schema.ts';
import type { VERDICTS } from './claims.ts';
import type { Outline } from './outline-schema.ts';
import type { Review } from './review.ts';
import type { TextWishes } from './schema.ts';
import type { UsageMeter } from './usage.ts';
import type { Voice } from './voice.ts';

/** Markdown of an article (lib/article/tree.ts): from writers without emphasis and links. `[n]` cites source n. */
export type BlockText = string;

/** The heading is one line without a number. */
export type ArticleSection = { heading: string; content: BlockText };

/** The passage behind a citation `[number]`, word for word from the source document `source`. */
export type Evidence = { number: number; source: number; quote: string };

export type ArticleQuestion = { question: string; answer: BlockText };

/** An article's text. Its length is the words of intro, section contents and conclusion. */
export type ArticleText = {
  title: string;
  intro: BlockText;
  sections: ArticleSection[];
  conclusion: BlockText;
  /** The writer’s own; without one the page says "Conclusion". */
  conclusionHeading?: string;
  keyPoints?: string[];
  questions?: ArticleQuestion[];
  /** For search results, of at most 160 characters. */
  description?: string;
  /** Proposed by a model, up to five. */
  tags?: string[];
};

export type Article = ArticleText & {
  /** One for each citation number, from 1 in order of first appearance. */
  evidence: Evidence[];
  review?: Review;
  /** BCP 47 tag of its variety of the language (en-GB); absent for the usual one. */
  locale?: string;
  /** The field of professional advice it touches, as judged by a model. */
  advice?: AdviceField;
  /** Up to three questions that only its author can answer, where it speaks as an "I". */
  authorQuestions?: string[];
  /** The draft that was not chosen. */
  alternative?: ArticleText & { evidence: Evidence[] };
  /** Unused sources, each with the reason in a sentence. */
  unused?: SourceNote[];
  /** Given sources that may be off topic. */
  doubtful?: SourceNote[];
  /** Its words, where the library has fewer on the topic than the length asks. */
  shortfall?: number;
};

export type Sibling = Pick<ArticleText, 'title' | 'intro' | 'sections' | 'conclusion'> & { writer: Blog['writer'] };

export type Phase = 'reading' | 'researching' | 'planning' | 'writing' | 'polishing' | 'pictures' | 'saving';

/** Events of a writer. A part emitted again has changed. */
export type WritingEvent =
  /** A given or found page: reading, read, or left out with a reason. */
  | ({ type: 'page' } & PageProgress)
  | { type: 'phase'; phase: Phase }
  /** The model's server asked for a pause; `deadline` ends the run (ISO 8601). */
  | { type: 'waiting'; until: string; deadline?: string | undefined }
  /** Measured estimate of a long rest; repeated when it changes. */
  | { type: 'estimate'; secondsLeft: number }
  /** Another draft reads better: what was shown goes, and its outline and parts follow. */
  | { type: 'chosen' }
  /** `words` is the planned length, where the text is not written yet. Title and headings may come with the text. */
  | { type: 'outline'; title: string; headings: string[]; words?: number }
  | { type: 'part'; part: 'introduction'; content: string }
  /** Without a heading its box has the label of its language. */
  | { type: 'part'; part: 'conclusion'; heading?: string | undefined; content: string }
  | { type: 'part'; part: 'section'; index: number; heading: string; content: string }
  /** The sentences so far of an unfinished section. */
  | { type: 'partial'; index: number; heading: string; content: string };

/** A blog that an overview links to; `text` has its key points after its summary. */
export type OverviewItem = { id: string; title: string; summary: string; text: string };

/** Without a model only topic, length, language and outline are followed. */
export type WritingRequest = TextWishes & {
  sources: readonly SourceDocument[];
  /** The author's, as far as a writer is shown it. */
  voice?: Voice | undefined;
  /** Tags of the author's other blogs, the most used first. */
  ownTags?: readonly string[];
  /** The blogs of its batch written so far, which it must not repeat. */
  siblings?: readonly Sibling[] | undefined;
  /** The blogs of its batch, if it is their overview, and the name of their series. */
  overview?: readonly OverviewItem[] | undefined;
  series?: string | undefined;
  meter?: UsageMeter | undefined;
  deadline?: Date | undefined;
  onEvent?: ((event: WritingEvent) => void) | undefined;
  signal: AbortSignal;
};

/** A section to rewrite, by its index from 0 in its article; `instruction` is the author's wish. */
export type SectionRewrite = {
  article: Article;
  index: number;
  change: SectionChange;
  instruction?: string | undefined;
};

/** With one evidence for each number it cites. */
export type RewrittenSection = { content: BlockText; evidence: Evidence[] };

/** Paragraphs of an article, by their texts (articleTexts) and headings, and passages of its author, with ids beyond its citations. */
export type Personalization = {
  article: Article;
  paragraphs: { place: number; heading: string; text: string }[];
  passages: readonly Passage[];
};

/** What a source says of a sentence; the passage of those that it supports or contradicts. */
export type Judgment = { verdict: (typeof VERDICTS)[number]; passage?: Passage; correction?: string };

/** `pictures` are alt texts in order. */
export type OriginalArticle = { language: Language; article: Article; pictures: readonly string[] };

export type TranslatedArticle = Article & { pictures: string[] };

/** A line each; the title may be ''. */
export type PlannedArticle = { title: string; angle: string };

/** @throws WritingError; the signal's reason */
export type Writer = {
  kind: Exclude<Blog['writer'], 'person'>;
  model?: TextModel;
  /** Default deadline for one article. */
  deadlineMinutes?: number;
  /** Whether it writes one article at a time: concurrent ones would all be late. */
  isOneAtATime?: boolean;
  write: (request: WritingRequest) => Promise<Article>;
  outline: (request: WritingRequest) => Promise<Outline>;
  /** Up to `count` articles on the topic, in its language, from angles other than those known. */
  angles?: (request: WritingRequest, count: number, known: readonly string[]) => Promise<PlannedArticle[]>;
  /** Up to five questions on the topic that only its author can answer, other than those known; none where it fails. */
  interview?: (request: WritingRequest, known: readonly string[]) => Promise<string[]>;
  /** Web search queries; without it the topic is the query. */
  searchQueries?: (request: WritingRequest) => Promise<string[]>;
  rewriteSection?: (request: WritingRequest, given: SectionRewrite) => Promise<RewrittenSection>;
  personalize?: (request: WritingRequest, given: Personalization) => Promise<Map<number, BlockText>>;
  translate?: (request: WritingRequest, original: OriginalArticle) => Promise<TranslatedArticle>;
  /** Judges sentences, by their index. `isWhole`: each by all passages. */
  checkClaims?: (
    request: WritingRequest,
    sentences: readonly string[],
  ) => Promise<{ judged: ReadonlyMap<number, Judgment>; isWhole: boolean }>;
  /** House rules drafted from a voice's samples. */
  houseRules?: (request: WritingRequest, voice: Voice) => Promise<string>;
};
