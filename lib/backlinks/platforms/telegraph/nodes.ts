import { articleNote } from '@/lib/blog-design/article-note.ts';
import { sourceUrls } from '@/lib/blog-exports/post-html.tsx';
import { alternativeText, creditOf, isHttpUrl, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSource } from '@/lib/blogs/schema.ts';
import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { withoutTables } from '@/lib/blogs/text/plain-text.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';
import type { Post } from '../shared/platform.ts';
import { absolutePictureUrl } from '../shared/post-pictures.ts';

/** Those of Telegraph's tags that an article needs. */
type Tag =
  | 'a'
  | 'blockquote'
  | 'code'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'h3'
  | 'h4'
  | 'hr'
  | 'img'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'ul';

/** Content of a page as Telegraph takes it: text, or an element with the attributes href and src at most. */
export type TelegraphNode = string | { tag: Tag; attrs?: { href?: string; src?: string }; children?: TelegraphNode[] };

const element = (tag: Tag, ...children: TelegraphNode[]): TelegraphNode => ({ tag, children });

const link = (href: string, ...children: TelegraphNode[]): TelegraphNode => ({ tag: 'a', attrs: { href }, children });

/** A text without control characters and marks that could reorder the text around it. */
export const plainText = (text: string) =>
  text.toWellFormed().replace(/[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069]/gv, '');

/** Telegraph has headings of two levels, of which sections have the first. */
const TAGS = { strong: 'strong', emphasis: 'em', paragraph: 'p', quotation: 'blockquote', heading: 'h4' } as const;

type Sources = ReturnType<typeof sourceUrls>;

function inlineNodes(content: readonly Inline[], sources: Sources): TelegraphNode[] {
  return content.map((part) => {
    switch (part.kind) {
      case 'text':
        return plainText(part.text);
      case 'citation':
        return link(sources.get(part.number) ?? '', `[${part.number}]`);
      case 'code':
        return element('code', plainText(part.text));
      case 'link':
        return link(part.href, ...inlineNodes(part.content, sources));
      default:
        return element(TAGS[part.kind], ...inlineNodes(part.content, sources));
    }
  });
}

/** Telegraph has no tables: lists say what they say. */
function textNodes(text: string, sources: Sources): TelegraphNode[] {
  return withoutTables(parseTextBlocks(text, new Set(sources.keys()))).map((block) => {
    switch (block.kind) {
      case 'list': {
        const items = block.items.map(({ content }) => inlineNodes(content, sources));
        return element(block.ordered ? 'ol' : 'ul', ...items.map((item) => element('li', ...item)));
      }
      case 'code':
        return element('pre', plainText(block.text));
      default:
        return element(TAGS[block.kind], ...inlineNodes(block.content, sources));
    }
  });
}

function figureNodes(image: BlogImage, address: string): TelegraphNode[] {
  if (!isHttpUrl(address)) return [];
  const shown = plainText(alternativeText(image));
  const words = plainText(creditOf(image));
  const credit = words && isHttpUrl(image.sourceUrl) ? link(image.sourceUrl, words) : words;
  // Telegraph takes no alternative text: what a picture shows is said below it, but for drawings, which have no caption.
  const said = image.drawing === undefined ? [shown, shown && credit ? ' · ' : '', credit] : [];
  const caption = said.filter((part) => part !== '');
  const picture: TelegraphNode = { tag: 'img', attrs: { src: address } };
  return [element('figure', picture, ...(caption[0] ? [element('figcaption', ...caption)] : []))];
}

/** A page that is cited, and its license where it has an open one. */
function pageNodes(
  { url, title, license }: Pick<BlogSource, 'url' | 'title' | 'license'>,
  { licensedText }: ArticleLabels,
): TelegraphNode[] {
  const name = plainText(title) || url;
  const page = isHttpUrl(url) ? link(url, name) : name;
  return license ? [page, ` · ${licensedText} `, link(license.url, license.name)] : [page];
}

function sourceNodes({ sources, language }: Blog): TelegraphNode[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lists = sourceGroups(sources).flatMap(({ page, sources: cited }) => {
    const items = cited.map(({ number, quote, ...source }) => {
      const entry = quote ? [`“${plainText(quote)}”`] : pageNodes(source, labels);
      return element('li', `[${number}] `, ...entry);
    });
    return [...(page ? [element('p', ...pageNodes(page, labels))] : []), element('ul', ...items)];
  });
  return [element('h3', labels.sources), ...lists];
}

function keyPointNodes({ content, language }: Blog, sources: Sources): TelegraphNode[] {
  const { keyPoints = [] } = content;
  if (keyPoints.length === 0) return [];
  const cited = new Set(sources.keys());
  const items = keyPoints.map((point) => element('li', ...inlineNodes(parseInline(point, cited), sources)));
  return [element('h3', ARTICLE_LABELS[language].keyPoints), element('ul', ...items)];
}

function questionNodes({ content, language }: Blog, sources: Sources): TelegraphNode[] {
  const { questions = [] } = content;
  if (questions.length === 0) return [];
  return [
    element('h3', ARTICLE_LABELS[language].questions),
    ...questions.flatMap(({ question, answer }) => [element('h4', plainText(question)), ...textNodes(answer, sources)]),
  ];
}

function bodyNodes(post: Post): TelegraphNode[] {
  const { blog } = post;
  const { intro, sections, conclusion } = blog.content;
  const sources = sourceUrls(blog);
  const pictureUrl = absolutePictureUrl(post);
  const end = textNodes(conclusion, sources);
  return [
    ...textNodes(intro, sources),
    ...keyPointNodes(blog, sources),
    ...sections.flatMap(({ heading, content, images }) => [
      element('h3', plainText(heading)),
      ...images.flatMap((image) => figureNodes(image, pictureUrl(image.url))),
      ...textNodes(content, sources),
    ]),
    ...(end.length > 0 ? [element('h3', ARTICLE_LABELS[blog.language].conclusion), ...end] : []),
    ...questionNodes(blog, sources),
    ...sourceNodes(blog),
  ];
}

const bytesOf = (nodes: readonly TelegraphNode[]) => Buffer.byteLength(JSON.stringify(nodes));

/** As many whole blocks from the beginning as fit; a heading with nothing below it is left out too. */
function firstBlocks(blocks: readonly TelegraphNode[], mostBytes: number): TelegraphNode[] {
  let used = 0;
  const over = blocks.findIndex((block) => {
    used += bytesOf([block]);
    return used > mostBytes;
  });
  const fitting = blocks.slice(0, over < 0 ? blocks.length : over);
  const isHeading = (node?: TelegraphNode) => typeof node === 'object' && (node.tag === 'h3' || node.tag === 'h4');
  while (isHeading(fitting.at(-1))) fitting.pop();
  return fitting;
}

/**
 * A post's article as Telegraph's nodes, closed by who wrote it and a link to where it was published first. One that
 * is too long ends after a block, with a link to the whole.
 * @param mostBytes largest size of the nodes as JSON
 */
export function telegraphNodes(post: Post, mostBytes: number): { nodes: TelegraphNode[]; isShortened: boolean } {
  const note = articleNote(post.blog);
  const foot = [
    ...(note ? [element('p', element('em', note))] : []),
    element(
      'p',
      `${ARTICLE_LABELS[post.blog.language].originallyAt} `,
      link(post.canonicalUrl, new URL(post.canonicalUrl).host),
    ),
  ];
  const body = bodyNodes(post);
  const whole = [...body, ...foot];
  if (bytesOf(whole) <= mostBytes) return { nodes: whole, isShortened: false };
  const more = element('p', element('strong', link(post.canonicalUrl, 'Read the whole article')));
  const end = [more, ...foot];
  return { nodes: [...firstBlocks(body, mostBytes - bytesOf(end)), ...end], isShortened: true };
}
