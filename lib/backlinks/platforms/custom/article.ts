import { createElement, Fragment, type ReactNode } from 'react';
import { blockLines, formText, lineText, withoutTables } from '@/lib/article/plain-text.ts';
import type { Block, Inline, ListItem } from '@/lib/article/tree.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { staticMarkup } from '@/lib/blog-design/article/static-markup.ts';
import { articleParts } from '@/lib/blog-exports/article-parts.ts';
import { sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';
import { type Post, refused } from '../shared/platform.ts';

/** WordPress stores no longer comment. */
const MAX_CHARACTERS = 65_000;

/** An article for a form's field: as plain text, and as HTML for a rich text field. */
export type FormArticle = { title: string; text: string; html: string };

type PlainBlock = { tag: 'h1' | 'h2' | 'h3' | 'p'; value: string };
type PostBlock = PlainBlock | Block;

const plainBlock = (tag: PlainBlock['tag'], value: string): PlainBlock => ({ tag, value });

/** Without sources to link to, citations are text. */
const textBlocks = (blog: Blog): PostBlock[] =>
  articleParts(blog, new Set()).flatMap(({ heading, isConclusion, depth, blocks }) => [
    ...(heading === undefined || isConclusion ? [] : [plainBlock(`h${depth}`, heading)]),
    ...withoutTables(blocks),
  ]);

/** A page by title, site and license. Links are left out: many of them make a comment look like spam. */
function pageLine(
  { title, url, license }: Pick<BlogSource, 'title' | 'url' | 'license'>,
  { licensedText }: ArticleLabels,
): string {
  const site = URL.parse(url)?.hostname.replace(/^www\./, '');
  const page = title && site ? `${title} (${site})` : title || site || url;
  if (!license) return page;
  return `${page} · ${licensedText} ${license.name} (${license.url.replace('https://', '')})`;
}

function sourceBlocks({ sources, language }: Blog): PostBlock[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lines = sourceGroups(sources).flatMap(({ page, sources: cited }) => [
    ...(page ? [pageLine(page, labels)] : []),
    ...cited.map(({ number, quote, ...source }) => `[${number}] ${quote ? `“${quote}”` : pageLine(source, labels)}`),
  ]);
  return [plainBlock('h2', labels.sources), ...lines.map((line) => plainBlock('p', line))];
}

const asText = (block: PostBlock) => ('tag' in block ? block.value : formText([block]));

function inlineNodes(nodes: readonly Inline[]): ReactNode[] {
  return nodes.map((node) => {
    if (node.type === 'inlineCode') return createElement('code', null, node.value);
    if (node.type !== 'strong' && node.type !== 'emphasis') return lineText([node]);
    return createElement(node.type === 'strong' ? 'strong' : 'em', null, ...inlineNodes(node.children));
  });
}

// Not JSX, and so not the renderer of pages: in some tests Node itself loads this file.
function blockElement(block: PostBlock): ReactNode {
  if ('tag' in block) return createElement(block.tag, null, block.value);
  switch (block.type) {
    case 'code':
      return createElement('pre', null, block.value);
    case 'blockquote':
      return createElement('blockquote', null, ...block.children.map(blockElement));
    case 'list':
      return createElement(block.ordered ? 'ol' : 'ul', null, ...block.children.map(itemElement));
    default:
      return createElement(block.type === 'heading' ? 'h3' : 'p', null, ...blockLines(block).flatMap(inlineNodes));
  }
}

/** The text of an item stands in it without a paragraph. */
const itemElement = ({ children }: ListItem): ReactNode =>
  createElement(
    'li',
    null,
    ...children.flatMap((block, at) =>
      at === 0 && block.type === 'paragraph' ? inlineNodes(block.children) : [blockElement(block)],
    ),
  );

/** The article for a form, its title first without a title field. Errors: PlatformError refused when too long. */
export function formArticle({ blog, canonicalUrl }: Post, hasTitleField: boolean): FormArticle {
  const { title } = blog.content;
  const blocks = [...(hasTitleField ? [] : [plainBlock('h1', title)]), ...textBlocks(blog), ...sourceBlocks(blog)];
  const { originallyAt } = ARTICLE_LABELS[blog.language];
  const text = [...blocks.map(asText), `${originallyAt} ${canonicalUrl}`].join('\n\n');
  if (text.length > MAX_CHARACTERS) {
    const [has, most] = [text.length, MAX_CHARACTERS].map((count) => count.toLocaleString('en-US'));
    throw refused(
      `This blog has ${has} characters, and a form takes at most ${most}. Shorten it or use another platform.`,
    );
  }
  const link = createElement('a', { href: canonicalUrl }, canonicalUrl);
  const origin = createElement('p', null, `${originallyAt} `, link);
  const html = staticMarkup(createElement(Fragment, null, ...withPlainText(blocks).map(blockElement), origin));
  return { title, text, html };
}
