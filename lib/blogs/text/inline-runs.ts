import type { Inline } from './blocks.ts';

/** A leaf of a line. */
export type Part =
  Exclude<Inline, { content: Inline[] }> extends infer Each ? (Each extends Inline ? Omit<Each, 'at'> : never) : never;

/** A leaf with all marks around it. */
export type Run = { part: Part; strong: boolean; emphasis: boolean; href?: string | undefined };

type Kind = 'link' | 'strong' | 'emphasis';

/** Outermost first, for marks of equal extent. */
const KINDS: readonly Kind[] = ['link', 'strong', 'emphasis'];

const WORD = /[\p{L}\p{N}\p{M}]/u;

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Whether a mark can open between two characters, that is, not inside a word. '' is the end of the line. */
export function opensBetween(before: string, after: string): boolean {
  return !WORD.test(before) || UNSPACED.test(before) || UNSPACED.test(after);
}

export const isSpace = ({ part }: Run) => part.kind === 'text' && part.text.trim() === '';

const markOf = (run: Run, kind: Kind) => (kind === 'link' ? run.href : run[kind] || undefined);

function firstCharacter({ part, href }: Run, isInLink: boolean): string {
  if (href !== undefined && !isInLink) return '[';
  if (part.kind === 'text') return String.fromCodePoint(part.text.codePointAt(0) ?? 0x20);
  return part.kind === 'code' ? '`' : '[';
}

/** The last character that an inline writes, ignoring emphasis. */
function lastCharacter(inline: Inline | undefined, otherwise: string): string {
  switch (inline?.kind) {
    case undefined:
      return otherwise;
    case 'text':
      return [...inline.text.slice(-2)].at(-1) ?? '';
    case 'strong':
    case 'emphasis':
      return lastCharacter(inline.content.at(-1), otherwise);
    case 'link':
      return ')';
    case 'code':
      return '`';
    default:
      return ']';
  }
}

/** The longest mark that starts at a run, and its end. */
function outermost(runs: readonly Run[], at: number, open: readonly Kind[], before: string) {
  const run = runs[at] as Run;
  let found: { kind: Kind; end: number } | undefined;
  for (const kind of KINDS) {
    const mark = markOf(run, kind);
    if (mark === undefined || open.includes(kind)) continue;
    const after = firstCharacter(run, open.includes('link'));
    if (kind !== 'link' && !opensBetween(before, after)) continue;
    let end = at + 1;
    while (end < runs.length && markOf(runs[end] as Run, kind) === mark) end += 1;
    if (!found || end > found.end) found = { kind, end };
  }
  return found;
}

/**
 * Nests runs in canonical form: longer marks outside, and no mark starts or ends in a space.
 * @param open marks around these runs
 * @param before the character in front of them
 */
export function nestRuns(runs: readonly Run[], open: readonly Kind[] = [], before = ''): Inline[] {
  const content: Inline[] = [];
  let at = 0;
  while (at < runs.length) {
    const run = runs[at] as Run;
    const isMarked = !isSpace(run) && KINDS.some((kind) => markOf(run, kind) !== undefined);
    const mark = isMarked ? outermost(runs, at, open, lastCharacter(content.at(-1), before)) : undefined;
    if (!mark) {
      addPart(content, run.part);
      at += 1;
      continue;
    }
    const { kind } = mark;
    let { end } = mark;
    while (isSpace(runs[end - 1] as Run)) end -= 1;
    const start = kind === 'link' ? '[' : lastCharacter(content.at(-1), before);
    const inner = nestRuns(runs.slice(at, end), [...open, kind], start);
    const place = { at: content.length, content: inner };
    content.push(kind === 'link' ? { ...place, kind, href: run.href ?? '' } : { ...place, kind });
    at = end;
  }
  return content;
}

/** Adds a leaf, joining adjacent text or code. */
function addPart(content: Inline[], part: Part): void {
  const last = content.at(-1);
  if (part.kind !== 'citation' && last?.kind === part.kind) last.text += part.text;
  else content.push({ at: content.length, ...part });
}

export function runsOf(
  content: readonly Inline[],
  marks: Omit<Run, 'part'> = { strong: false, emphasis: false },
): Run[] {
  return content.flatMap(({ at: _, ...part }): Run[] => {
    switch (part.kind) {
      case 'strong':
      case 'emphasis':
        return runsOf(part.content, { ...marks, [part.kind]: true });
      case 'link':
        return runsOf(part.content, { ...marks, href: part.href });
      default:
        return [{ part, ...marks }];
    }
  });
}
