import type { JSONContent } from '@tiptap/core';
import type { Inline } from '@/lib/blogs/text-blocks.ts';

type Unplaced = Inline extends infer Each ? (Each extends Inline ? Omit<Each, 'at'> : never) : never;

/** Marks that hold others, in the order in which they are written where they are equally long. */
const OUTER_MARKS = ['link', 'bold', 'italic'];

/**
 * The text of a paragraph: the editor's marks lie flat on each word, those of the text format hold each other. Spaces at
 * the edge of a mark move out of it, and those at the edges of the paragraph go.
 */
export function nestedInlines(nodes: readonly JSONContent[]): Inline[] {
  return placed(trimmed(joined(nest(nodes))));
}

function placed(inlines: readonly Unplaced[]): Inline[] {
  return inlines.map((inline, at): Inline => ({ ...inline, at }));
}

function nest(nodes: readonly JSONContent[]): Unplaced[] {
  const [first] = nodes;
  if (!first) return [];
  const [mark, length] = longestMark(nodes, first);
  if (!mark) return [...leaf(first), ...nest(nodes.slice(1))];
  const inside = nodes.slice(0, length).map((node) => without(node, mark));
  return [...wrapped(mark, joined(nest(inside))), ...nest(nodes.slice(length))];
}

type Mark = NonNullable<JSONContent['marks']>[number];

const isSame = (one: Mark, other: Mark) =>
  one.type === other.type && one.attrs?.href === other.attrs?.href;

const without = (node: JSONContent, mark: Mark): JSONContent => ({
  ...node,
  marks: (node.marks ?? []).filter((each) => !isSame(each, mark)),
});

/** Of the marks of the first node the one that goes on longest, and over how many nodes. */
function longestMark(nodes: readonly JSONContent[], first: JSONContent): [Mark | null, number] {
  let longest: [Mark | null, number] = [null, 0];
  for (const type of OUTER_MARKS) {
    const mark = first.marks?.find((each) => each.type === type);
    if (!mark) continue;
    const end = nodes.findIndex((node) => !node.marks?.some((each) => isSame(each, mark)));
    const length = end < 0 ? nodes.length : end;
    if (length > longest[1]) longest = [mark, length];
  }
  return longest;
}

function leaf(node: JSONContent): Unplaced[] {
  if (node.type === 'citation') return [{ kind: 'citation', number: Number(node.attrs?.number) }];
  const text = node.text ?? '';
  const isCode = node.marks?.some(({ type }) => type === 'code') && text.trim() !== '';
  return [isCode ? { kind: 'code', text: text.trim() } : { kind: 'text', text }];
}

function wrapped(mark: Mark, inside: readonly Unplaced[]): Unplaced[] {
  const [first, last] = [inside[0], inside.at(-1)];
  const before = first?.kind === 'text' ? (/^\s+/.exec(first.text)?.[0] ?? '') : '';
  const after = last?.kind === 'text' ? (/\s+$/.exec(last.text)?.[0] ?? '') : '';
  const content = placed(trimmed(inside));
  if (content.length === 0) return [{ kind: 'text', text: before }];
  return [{ kind: 'text', text: before }, held(mark, content), { kind: 'text', text: after }];
}

function held({ type, attrs }: Mark, content: Inline[]): Unplaced {
  if (type === 'link') return { kind: 'link', href: String(attrs?.href), content };
  return { kind: type === 'bold' ? 'strong' : 'emphasis', content };
}

/** Texts that stand beside each other become one, empty ones go. */
function joined(inlines: readonly Unplaced[]): Unplaced[] {
  const result: Unplaced[] = [];
  for (const inline of inlines) {
    const before = result.at(-1);
    if (inline.kind !== 'text' || before?.kind !== 'text') result.push(inline);
    else result.splice(-1, 1, { kind: 'text', text: before.text + inline.text });
  }
  return result.filter((inline) => inline.kind !== 'text' || inline.text !== '');
}

function trimmed(inlines: readonly Unplaced[]): Unplaced[] {
  return inlines
    .map((inline, at): Unplaced => {
      if (inline.kind !== 'text') return inline;
      const start = at === 0 ? inline.text.trimStart() : inline.text;
      return { ...inline, text: at === inlines.length - 1 ? start.trimEnd() : start };
    })
    .filter((inline) => inline.kind !== 'text' || inline.text !== '');
}
