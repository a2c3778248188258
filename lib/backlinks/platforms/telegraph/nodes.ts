import type { Inline } from '@/lib/article/tree.ts';
import { withPlainText } from '@/lib/blog-design/article/article-data.ts';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import { sourceUrls } from '@/lib/blog-exports/post-html.tsx';
import { alternativeText, creditOf, isHttpUrl, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSource } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { ArticleLabels } from '@/lib/languages/schema.ts';
import type { Post } from '../shared/platform.ts';
import { absolutePictureUrl } from '../shared/post-pictures.ts';
import { type PostBlock, postBlocks } from '../shared/post-text.ts';

/** The tags of Telegraph that an article needs; it has two levels of headings. */
const TAGS = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  p: 'p',
  blockquote: 'blockquote',
  pre: 'pre',
  ul: 'ul',
  ol: 'ol',
  strong: 'strong',
  emphasis: 'em',
} as const;

type Tag = (typeof TAGS)[keyof typeof TAGS] | 'a' | 'code' | 'figcaption' | 'figure' | 'img' | 'li';

/** Content of a page: text, or an element with the attributes href and src at most. */
export type TelegraphNode = string | { tag: Tag; attrs?: { href?: string; src?: string }; children?: TelegraphNode[] };

const element = (tag: Tag, ...children: TelegraphNode[]): TelegraphNode => ({ tag, children });

const link = (href: string, ...children: TelegraphNode[]): TelegraphNode => ({ tag: 'a', attrs: { href }, children });

type Sources = ReturnType<typeof sourceUrls>;

function inlineNodes(content: readonly Inline[], sources: Sources): TelegraphNode[] {
  return content.map((part) => {
    switch (part.type) {
      case 'text':
        return part.value;
      case 'citation':
        return link(sources.get(part.number) ?? '', `[${part.number}]`);
      case 'inlineCode':
        return element('code', part.value);
      case 'link':
        return link(part.url, ...inlineNodes(part.children, sources));
      default:
        return element(TAGS[part.type], ...inlineNodes(part.children, sources));
    }
  });
}

function blockNode({ tag, lines }: PostBlock, sources: Sources): TelegraphNode {
  const nodes = lines.map((line) => inlineNodes(line, sources));
  const isList = tag === 'ul' || tag === 'ol';
  return element(TAGS[tag], ...nodes.flatMap((line) => (isList ? [element('li', ...line)] : line)));
}

/** Telegraph has no alt text, so the caption holds it, but for drawings, which have no caption. */
function figureNodes(image: BlogImage, address: string): TelegraphNode[] {
  if (!isHttpUrl(address)) return [];
  const alt = alternativeText(image);
  const words = creditOf(image);
  const credit = words && isHttpUrl(image.sourceUrl) ? link(image.sourceUrl, words) : words;
  const parts = image.drawing === undefined ? [alt, alt && credit ? ' · ' : '', credit] : [];
  const caption = parts.filter((part) => part !== '');
  const picture: TelegraphNode = { tag: 'img', attrs: { src: address } };
  return [element('figure', picture, ...(caption.length > 0 ? [element('figcaption', ...caption)] : []))];
}

function pageNodes(
  { url, title, license }: Pick<BlogSource, 'url' | 'title' | 'license'>,
  { licensedText }: ArticleLabels,
): TelegraphNode[] {
  const name = title || url;
  const page = isHttpUrl(url) ? link(url, name) : name;
  return license ? [page, ` · ${licensedText} `, link(license.url, license.name)] : [page];
}

function sourceNodes({ sources, language }: Blog): TelegraphNode[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lists = sourceGroups(sources).flatMap(({ page, sources: cited }) => {
    const items = cited.map(({ number, quote, ...source }) => {
      const entry = quote ? [`“${quote}”`] : pageNodes(source, labels);
      return element('li', `[${number}] `, ...entry);
    });
    return [...(page ? [element('p', ...pageNodes(page, labels))] : []), element('ul', ...items)];
  });
  return [element('h3', labels.sources), ...lists];
}

function bodyNodes(post: Post): TelegraphNode[] {
  const sources = sourceUrls(post.blog);
  const pictureUrl = absolutePictureUrl(post);
  const figures = (images: readonly BlogImage[]) =>
    images.flatMap((image) => figureNodes(image, pictureUrl(image.url)));
  const blocks = postBlocks(post.blog, figures, { labelsConclusion: true });
  const nodes = blocks.map((block) =>
    typeof block === 'object' && 'lines' in block ? blockNode(block, sources) : block,
  );
  return [...nodes, ...sourceNodes(post.blog)];
}

const bytesOf = (nodes: readonly TelegraphNode[]) => Buffer.byteLength(JSON.stringify(nodes));

/** As many whole blocks as fit, without a heading at the end. */
function firstBlocks(blocks: readonly TelegraphNode[], maxBytes: number): TelegraphNode[] {
  let used = 0;
  const over = blocks.findIndex((block) => {
    used += bytesOf([block]);
    return used > maxBytes;
  });
  const fitting = blocks.slice(0, over < 0 ? blocks.length : over);
  const isHeading = (node?: TelegraphNode) => typeof node === 'object' && (node.tag === 'h3' || node.tag === 'h4');
  while (isHeading(fitting.at(-1))) fitting.pop();
  return fitting;
}

/** A post as Telegraph's nodes of at most `maxBytes` as JSON; a longer one ends with a link to the whole article. */
export function telegraphNodes(given: Post, maxBytes: number): { nodes: TelegraphNode[]; isShortened: boolean } {
  const post = { ...given, blog: withPlainText(given.blog) };
  const { blog, canonicalUrl } = post;
  const note = articleNote(blog);
  const origin = link(canonicalUrl, new URL(canonicalUrl).host);
  const foot = [
    ...(note ? [element('p', element('em', note))] : []),
    element('p', `${ARTICLE_LABELS[blog.language].originallyAt} `, origin),
  ];
  const body = bodyNodes(post);
  const whole = [...body, ...foot];
  if (bytesOf(whole) <= maxBytes) return { nodes: whole, isShortened: false };
  const end = [element('p', element('strong', link(canonicalUrl, 'Read the whole article'))), ...foot];
  return { nodes: [...firstBlocks(body, maxBytes - bytesOf(end)), ...end], isShortened: true };
}
