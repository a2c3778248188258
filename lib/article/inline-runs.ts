import type { Citation, Inline, InlineCode, Text } from './tree.ts';

/** In a text before it is normalized: a line's end that stays one. */
export const KEPT_LINE_END = '\u2028';

type Mark = 'link' | 'strong' | 'emphasis';

export type Run = {
  leaf: Text | InlineCode | Citation;
  strong?: boolean;
  emphasis?: boolean;
  url?: string | undefined;
};

/** Outermost first, for marks of equal extent. */
const MARKS: readonly Mark[] = ['link', 'strong', 'emphasis'];

/** A line without its marks' nesting; text is cut at spaces, as marks can only start and end at words. */
export function inlineRuns(children: readonly Inline[], marks: Omit<Run, 'leaf'> = {}): Run[] {
  return children.flatMap((node): Run[] => {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
        return inlineRuns(node.children, { ...marks, [node.type]: true });
      case 'link':
        return inlineRuns(node.children, { ...marks, url: node.url });
      case 'citation':
        return [{ leaf: { type: 'citation', number: node.number }, ...marks, url: undefined }];
      default: {
        const { type, value } = node;
        if (type === 'inlineCode' && value.trim()) return [{ leaf: { type, value }, ...marks }];
        return (value.match(/\s+|\S+/g) ?? []).map((word) => ({ leaf: { type: 'text', value: word }, ...marks }));
      }
    }
  });
}

export const isSpace = ({ leaf }: Run) => leaf.type === 'text' && leaf.value.trim() === '';

const runMark = (run: Run | undefined, mark: Mark) => (mark === 'link' ? run?.url : run?.[mark]) || undefined;

/** Nests runs in the one form of a line: longer marks outside, no mark in itself, none that starts or ends in a space. */
export function nestRuns(runs: readonly Run[], marks = MARKS): Inline[] {
  const children: Inline[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run;
    const { mark, end } = isSpace(run) ? { end: at } : longestMark(runs, at, marks);
    if (!mark) {
      append(children, run.leaf);
      at += 1;
      continue;
    }
    const inner = nestRuns(
      runs.slice(at, end),
      marks.filter((each) => each !== mark),
    );
    children.push(
      mark === 'link' ? { type: 'link', url: run.url ?? '', children: inner } : { type: mark, children: inner },
    );
    at = end;
  }
  return children;
}

/** The mark at a run that reaches furthest, and the index after its last word. */
function longestMark(runs: readonly Run[], at: number, marks: readonly Mark[]): { mark?: Mark; end: number } {
  let longest: { mark?: Mark; end: number } = { end: at };
  for (const mark of marks) {
    const value = runMark(runs[at], mark);
    let end = at;
    while (value && runMark(runs[end], mark) === value) end += 1;
    if (end > longest.end) longest = { mark, end };
  }
  while (longest.end > at && isSpace(runs[longest.end - 1] as Run)) longest.end -= 1;
  return longest;
}

function append(children: Inline[], leaf: Run['leaf']): void {
  const last = children.at(-1);
  if (leaf.type === 'citation') return void children.push({ ...leaf });
  const value = leaf.value.replaceAll('\n', ' ').replaceAll(KEPT_LINE_END, '\n');
  if (last?.type === leaf.type) last.value += value;
  else children.push({ ...leaf, value });
}

/** A line in its one form, without spaces around it and between them. */
export const normalizeLine = (children: readonly Inline[]): Inline[] => normalizeRuns(inlineRuns(children));

export function normalizeRuns(given: readonly Run[]): Inline[] {
  const runs = given.filter((run, at) => !isSpace(run) || (at > 0 && !isSpace(given[at - 1] as Run)));
  return nestRuns(runs.slice(0, runs.findLastIndex((run) => !isSpace(run)) + 1));
}
