import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import type { Block, Citation, Inline } from '@/lib/article/tree.ts';
import { articleReader } from '@/lib/blogs/inside-links.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { ArticleLabels } from '@/lib/languages/labels.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { OutwardLink } from './blocks.tsx';

export type ArticleOptions = {
  /** Absent while the final length is unknown. */
  readingMinutes?: number;
  /** Resolves a stored picture's address: relative on our pages, absolute or a data URL elsewhere. */
  assetUrl: (address: string) => string;
  /** Resolves a creator's profile address; default: a path of this site. */
  profileUrl?: (slug: string) => string;
  /** Adds a link to the blog's own page; for copies that are read elsewhere. */
  shareUrl?: string;
  /** Opens links that leave the article in a new tab: a frame must not navigate away. */
  newTab?: boolean;
  /** Begins every id in the article, where the page around it may use the same. */
  idPrefix?: string;
  /** Leaves room below the title for a bar of buttons. */
  hasActions?: boolean;
  /** Adds buttons that copy code, on pages that handle their clicks. */
  hasCopyButtons?: boolean;
  placeholders?: { title: ReactNode; text: ReactNode };
};

type ArticleText = {
  intro: Block[];
  keyPoints: Inline[][];
  sections: Block[][];
  conclusion: Block[];
  questions: { question: string; answer: Block[] }[];
  /** The first citation of each cited source, by the source's number. */
  firstCitations: ReadonlyMap<number, Citation>;
};

export type ArticleData = Omit<ArticleOptions, 'idPrefix'> & {
  blog: Blog;
  text: ArticleText;
  labels: ArticleLabels;
  idOf: (place: string) => string;
  outward: OutwardLink;
};

export type PartProps = { article: ArticleData };

/** Gathers what the parts of an article need; every text in it is plain. */
export function articleData(given: Blog, { idPrefix = '', ...options }: ArticleOptions): ArticleData {
  const blog = withPlainText(given);
  return {
    ...options,
    blog,
    text: parseArticleText(blog),
    labels: ARTICLE_LABELS[blog.language],
    idOf: (place) => idPrefix + place,
    outward: { ...(options.newTab && { target: '_blank' }), rel: 'noopener noreferrer nofollow ugc' },
  };
}

function parseArticleText({ content, sources, links }: Blog): ArticleText {
  const { blocks, line } = articleReader({ links }, new Set(sources.map(({ number }) => number)));
  const text = {
    intro: blocks(content.intro),
    keyPoints: (content.keyPoints ?? []).map(line),
    sections: content.sections.map((section) => blocks(section.content)),
    conclusion: blocks(content.conclusion),
    questions: (content.questions ?? []).map(({ question, answer }) => ({ question, answer: blocks(answer) })),
  };
  const firstCitations = new Map<number, Citation>();
  const nodes = [...text.intro, ...text.keyPoints.flat(), ...text.sections.flat(), ...text.conclusion];
  const children = [...nodes, ...text.questions.flatMap(({ answer }) => answer)];
  visit({ type: 'root', children }, 'citation', (citation: Citation) => {
    if (!firstCitations.has(citation.number)) firstCitations.set(citation.number, citation);
  });
  return { ...text, firstCitations };
}

/** A text without control characters and marks that embed, override or isolate a direction of writing. */
const plainText = (text: string) => text.toWellFormed().replace(/[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/gv, '');

/** A value of JSON in which no text can reorder or corrupt the page around it: strangers and models wrote them. */
export function withPlainText<Value>(value: Value): Value {
  if (typeof value === 'string') return plainText(value) as Value;
  if (Array.isArray(value)) return value.map(withPlainText) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, withPlainText(each)]);
  return Object.fromEntries(entries) as Value;
}
