import { createElement, Fragment, type ReactNode } from 'react';
import { withPlainText } from '@/lib/blog-design/article/plain-text.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { type Inline, leavesOf } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { withoutTables } from '@/lib/blogs/text/plain-text.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';
import { PlatformError, type Post } from '../shared/platform.ts';

/** Longest text that is put into a form, in characters: WordPress stores no longer comment. */
const MAX_CHARACTERS = 65_000;

/** A block of the article as a form gets it. */
type Block = { tag: 'h1' | 'h2' | 'h3' | 'p' | 'blockquote' | 'pre' | 'ul' | 'ol'; lines: Inline[][] };

/** An article for a form's field: as plain text, and as HTML for a field that keeps formatting. */
export type FormArticle = { title: string; text: string; html: string };

const text = (given: string): Inline => ({ at: 0, kind: 'text', text: given });

/** The words of a line. */
const inlineText = (content: readonly Inline[]) =>
  leavesOf(content)
    .map((part) => (part.kind === 'citation' ? `[${part.number}]` : part.text))
    .join('');

const TAGS = { paragraph: 'p', quotation: 'blockquote', heading: 'h3' } as const;

/** Forms that keep formatting hardly ever keep tables: lists say what they say. */
function textBlocks(given: string, cited: ReadonlySet<number>): Block[] {
  return withoutTables(parseTextBlocks(given, cited)).map((block) => {
    if (block.kind === 'list') {
      const lines = block.items.map(({ content }) => content);
      return { tag: block.ordered ? 'ol' : 'ul', lines };
    }
    if (block.kind === 'code') return { tag: 'pre', lines: [[text(block.text)]] };
    return { tag: TAGS[block.kind], lines: [block.content] };
  });
}

const pointBlock = (points: readonly string[], cited: ReadonlySet<number>): Block => ({
  tag: 'ul',
  lines: points.map((point) => parseInline(point, cited)),
});

/** A page by title, site and license. Addresses stay away: many links make a comment look like spam. */
function pageLine(
  { title, url, license }: Pick<BlogSource, 'title' | 'url' | 'license'>,
  { licensedText }: ArticleLabels,
): string {
  const site = URL.parse(url)?.hostname.replace(/^www\./, '');
  const page = title && site ? `${title} (${site})` : title || site || url;
  if (!license) return page;
  return `${page} · ${licensedText} ${license.name} (${license.url.replace('https://', '')})`;
}

function sourceBlocks({ sources, language }: Blog): Block[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lines = sourceGroups(sources).flatMap(({ page, sources: cited }) => [
    ...(page ? [pageLine(page, labels)] : []),
    ...cited.map(({ number, quote, ...source }) => {
      return `[${number}] ${quote ? `“${quote}”` : pageLine(source, labels)}`;
    }),
  ]);
  return [
    { tag: 'h2', lines: [[text(labels.sources)]] },
    ...lines.map((line): Block => ({ tag: 'p', lines: [[text(line)]] })),
  ];
}

function blocksOf(blog: Blog, hasTitleField: boolean): Block[] {
  const { title, intro, keyPoints = [], sections, conclusion, questions = [] } = blog.content;
  const labels = ARTICLE_LABELS[blog.language];
  const cited = new Set(blog.sources.map(({ number }) => number));
  const heading = (tag: 'h1' | 'h2' | 'h3', line: string): Block => ({ tag, lines: [[text(line)]] });
  return [
    ...(hasTitleField ? [] : [heading('h1', title)]),
    ...textBlocks(intro, cited),
    ...(keyPoints.length > 0 ? [heading('h2', labels.keyPoints), pointBlock(keyPoints, cited)] : []),
    ...sections.flatMap((section) => [heading('h2', section.heading), ...textBlocks(section.content, cited)]),
    ...textBlocks(conclusion, cited),
    ...(questions.length > 0 ? [heading('h2', labels.questions)] : []),
    ...questions.flatMap(({ question, answer }) => [heading('h3', question), ...textBlocks(answer, cited)]),
    ...sourceBlocks(blog),
  ];
}

const MARKS: Readonly<Record<Block['tag'], (at: number) => string>> = {
  h1: () => '',
  h2: () => '',
  h3: () => '',
  p: () => '',
  blockquote: () => '> ',
  pre: () => '',
  ul: () => '- ',
  ol: (at) => `${at + 1}. `,
};

const asText = ({ tag, lines }: Block) => lines.map((line, at) => MARKS[tag](at) + inlineText(line)).join('\n');

/** A line with its marks. Its links stay away, as those of the sources do. */
function inlineNodes(content: readonly Inline[]): ReactNode[] {
  return content.map((part) => {
    switch (part.kind) {
      case 'strong':
        return createElement('strong', null, ...inlineNodes(part.content));
      case 'emphasis':
        return createElement('em', null, ...inlineNodes(part.content));
      case 'code':
        return createElement('code', null, part.text);
      default:
        return inlineText([part]);
    }
  });
}

// Not JSX: Node itself loads this file where a test plays the server.
function blockElement({ tag, lines }: Block) {
  const isList = tag === 'ul' || tag === 'ol';
  return createElement(
    tag,
    null,
    ...lines.flatMap((line) => (isList ? [createElement('li', null, ...inlineNodes(line))] : inlineNodes(line))),
  );
}

/**
 * The article for a form. Its last line says where it was published first; pictures stay there.
 * @param hasTitleField whether the title has a field of its own; else it is the first line
 */
export function formArticle({ blog, canonicalUrl }: Post, hasTitleField: boolean): FormArticle {
  const blocks = blocksOf(blog, hasTitleField);
  const { originallyAt } = ARTICLE_LABELS[blog.language];
  const link = createElement('a', { href: canonicalUrl }, canonicalUrl);
  return {
    title: blog.content.title,
    text: [...blocks.map(asText), `${originallyAt} ${canonicalUrl}`].join('\n\n'),
    html: staticMarkup(
      createElement(
        Fragment,
        null,
        ...withPlainText(blocks).map(blockElement),
        createElement('p', null, `${originallyAt} `, link),
      ),
    ),
  };
}

/**
 * The same, when it is short enough for any form.
 * @throws PlatformError refused
 */
export function articleFor(post: Post, hasTitleField: boolean): FormArticle {
  const article = formArticle(post, hasTitleField);
  if (article.text.length <= MAX_CHARACTERS) return article;
  throw new PlatformError(
    'refused',
    `This blog has ${article.text.length.toLocaleString('en-US')} characters, and a form takes at most ${MAX_CHARACTERS.toLocaleString('en-US')}. Please shorten it or use another platform.`,
  );
}
