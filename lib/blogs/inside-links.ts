import { SKIP, visit } from 'unist-util-visit';
import { readLine, readMarkdown } from '@/lib/article/read-markdown.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import { type Block, type Inline, type Link, linkAddress } from '@/lib/article/tree.ts';
import type { Blog } from './schema.ts';

/** The id of the blog that a link with a blog's path leads to. */
const linkedBlogId = (url: string): string | undefined =>
  /^\/(?:share|view|s)\/([\w-]{1,64})\/?$/.exec(URL.parse(url)?.pathname ?? '')?.[1];

const LINK_TARGET = /\]\(\s*<?(https?:[^\s<>()]+)/gi;

/** The links with a blog's path in texts of Markdown, as the tree has them, and the ids in them. */
export function blogLinks(texts: readonly string[]): Map<string, string> {
  const urls = texts.flatMap((text) =>
    Array.from(text.matchAll(LINK_TARGET), ([, url = '']) => linkAddress(url) ?? ''),
  );
  return new Map(
    urls.flatMap((url) => [linkedBlogId(url)].flatMap((id): [string, string][] => (id ? [[url, id]] : []))),
  );
}

/** Replaces links in a text, which changes. */
export function replaceLinks<Node extends Block | Inline>(nodes: Node[], replace: (link: Link) => Inline[]): Node[] {
  visit({ type: 'root', children: nodes as Inline[] }, 'link', (link, at, parent) => {
    const next = replace(link as Link);
    parent?.children.splice(at ?? 0, 1, ...next);
    return [SKIP, (at ?? 0) + next.length];
  });
  return nodes;
}

/** Reads the texts of a blog as its readers get them: links to other blogs follow those, or only their words are left. */
export function articleReader({ links }: Pick<Blog, 'links'>, cited: ReadonlySet<number>) {
  const room = roomForBlog();
  const current = (link: Link): Inline[] => {
    const url = links?.[link.url];
    return url === undefined ? [link] : url === null ? link.children : [{ ...link, url, isInside: true }];
  };
  return {
    blocks: (text: string): Block[] => replaceLinks(readMarkdown(text, cited, room), current),
    line: (text: string): Inline[] => replaceLinks(readLine(text, cited, room), current),
  };
}

/** An overview as its readers get it: without the parts about blogs that they cannot see. */
export function withoutHiddenParts(blog: Blog): Blog {
  const { content, links = {}, series } = blog;
  const hidden = Object.keys(links).filter((url) => links[url] === null);
  if (series?.part !== 0 || hidden.length === 0) return blog;
  const isShown = (text: string) => !hidden.some((url) => text.includes(`](${url})`));
  const intro = content.intro.split('\n').filter(isShown).join('\n');
  return {
    ...blog,
    content: { ...content, intro, sections: content.sections.filter((part) => isShown(part.content)) },
  };
}
