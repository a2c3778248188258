import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { escapeLinkTarget } from '@/lib/blogs/text/link-address.ts';
import { writeInlineCode } from '@/lib/blogs/text/write-text.ts';

/** Escapes a text for the start of a Markdown line. */
export function escapeMarkdown(text: string): string {
  return escapeWithin(text)
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** Escapes a text inside a line. */
const escapeWithin = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g, '\\$&');

const SIGNS = { strong: '**', emphasis: '*' } as const;
const TAGS = { strong: 'strong', emphasis: 'em' } as const;

/**
 * A line of an article in Markdown.
 * @param citation writes a citation mark
 */
export function inlineMarkdown(content: readonly Inline[], citation: (number: number) => string): string {
  return content
    .map((part, at) => {
      switch (part.kind) {
        case 'text':
          // A trailing exclamation mark would turn a link into a picture.
          return (at === 0 ? escapeMarkdown : escapeWithin)(part.text).replace(/!$/, content[at + 1] ? '\\!' : '!');
        case 'citation':
          return citation(part.number);
        case 'code':
          return writeInlineCode(part.text);
        case 'link':
          return `[${inlineMarkdown(part.content, citation)}](${escapeLinkTarget(part.href)})`;
        default:
          return emphasised(part.kind, inlineMarkdown(part.content, citation), [content[at - 1], content[at + 1]]);
      }
    })
    .join('');
}

/** Between letters, as in Chinese, CommonMark ignores some asterisks, so use an element there. */
function emphasised(
  kind: keyof typeof SIGNS,
  inner: string,
  [before, after]: [Inline | undefined, Inline | undefined],
): string {
  const isFree =
    (!before || (before.kind === 'text' && /[\s\p{P}]$/u.test(before.text))) &&
    (!after || (after.kind === 'text' && /^[\s\p{P}]/u.test(after.text)));
  return isFree ? SIGNS[kind] + inner + SIGNS[kind] : `<${TAGS[kind]}>${inner}</${TAGS[kind]}>`;
}
