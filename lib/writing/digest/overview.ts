import type { Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { siteUrl } from '@/lib/env.ts';
import { sharePath } from '@/lib/routes.ts';
import type { Article, ArticleSection, OverviewItem, WritingRequest } from '../types.ts';

const line = (child: Inline) => writeMarkdown([{ type: 'paragraph', children: [child] }]);

const linkTo = ({ id, title }: OverviewItem) =>
  line({ type: 'link', url: `${siteUrl()}${sharePath(id)}`, children: [{ type: 'text', value: title }] });

/** A section for each blog of an overview: its title, a text and its link. */
export const overviewSections = (items: readonly OverviewItem[], textAt: (at: number) => string): ArticleSection[] =>
  items.map((item, at) => ({ heading: item.title, content: `${textAt(at)}\n\n${linkTo(item)}` }));

/** An overview that quotes what its blogs say of themselves, and adds nothing. */
export const quoteBlogs = ({ title, series = '' }: WritingRequest, items: readonly OverviewItem[]): Article => ({
  title: title || series,
  intro: items.map((item, at) => `${at + 1}. ${linkTo(item)}`).join('\n'),
  sections: overviewSections(items, (at) => `> ${line({ type: 'text', value: items[at]?.summary ?? '' })}`),
  ...{ conclusion: '', evidence: [] },
});
