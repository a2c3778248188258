import { isGenericHeading } from '../lint/lint.ts';

/** A text as its writer divided it: below its title, its own headings and the line before its ending. */
export type DraftText = {
  title: string;
  opening: string;
  sections: { heading: string; text: string }[];
  /** undefined where nothing marks it. */
  ending: { heading: string; text: string } | undefined;
};

const HEADING = /^\s{0,3}(#{1,6})[^\S\n]+(\S.*)$/;
const BOLD_LINE = /^\s*\*\*([^*]+)\*\*:?\s*$/;
const FENCE = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})\s*(\S*)/;
const RULE = /^\s*(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;

type Line = { text: string; depth: number; heading: string; isRule: boolean };

/** The lines outside a fence that wraps them, each with its heading; none in code. */
function readLines(raw: string, isStart: (line: Line) => boolean): Line[] {
  const lines: Line[] = [];
  let fence = '';
  let isBegun = false;
  for (const text of raw.split(/\r\n?|\n/)) {
    const [, mark = '', info = ''] = FENCE.exec(text) ?? [];
    const isProse = fence === '' && /^(?:markdown|md|text|txt|plaintext)?$/i.test(info) && !isBegun;
    // A fence before the beginning wraps the whole text.
    if (mark && isProse) continue;
    if (mark && fence === '') fence = mark;
    else if (mark.startsWith(fence) && fence !== '' && info === '') fence = '';
    const isCode = fence !== '' || mark !== '';
    const [, marks = '', heading = ''] = isCode ? [] : (HEADING.exec(text) ?? []);
    const line = {
      ...{ text, depth: marks.length, isRule: !isCode && RULE.test(text) },
      heading: heading
        .trimEnd()
        .replace(/(?<=\s)#+$/, '')
        .trimEnd(),
    };
    isBegun ||= isStart(line);
    lines.push(line);
  }
  // The end of a wrapping fence opened no code.
  if (fence !== '' && /^\s*[`~]{3,}\s*$/.test(lines.findLast(({ text }) => text.trim())?.text ?? '')) {
    lines.splice(lines.findLastIndex(({ text }) => text.trim()));
  }
  return lines;
}

const isTitle = ({ depth }: Line) => depth === 1;
const textOf = (lines: readonly Line[]) =>
  lines
    .filter(({ isRule }) => !isRule)
    .map(({ text }) => text)
    .join('\n')
    .trim();

/** Weak models write the headings of sections in bold. */
function withBoldHeadings(lines: readonly Line[]): Line[] {
  if (lines.some(({ depth }) => depth > 0)) return [...lines];
  return lines.map((line) => {
    const heading = BOLD_LINE.exec(line.text)?.[1];
    return heading ? { ...line, depth: 2, heading } : line;
  });
}

function splitAt(lines: readonly Line[], depth: number) {
  const pieces: { heading: string; lines: Line[] }[] = [{ heading: '', lines: [] }];
  for (const line of lines) {
    if (line.depth > 0 && line.depth <= depth) pieces.push({ heading: line.heading, lines: [] });
    else pieces.at(-1)?.lines.push(line);
  }
  return pieces.map((piece) => ({ heading: piece.heading, text: textOf(piece.lines) }));
}

/** The lines before the ending, and the ending: behind the last rule above some text, with at most a heading at its beginning. */
function splitEnding(lines: readonly Line[], depth: number) {
  const last = lines.findLastIndex(({ text, isRule }) => text.trim() !== '' && !isRule);
  const at = lines.findLastIndex(({ isRule }, place) => isRule && place < last);
  const behind = lines.slice(at + 1, last + 1).filter(({ text }) => text.trim());
  const isEnding = at >= 0 && behind.slice(1).every((line) => line.depth === 0 || line.depth > depth);
  return isEnding ? { body: lines.slice(0, at), end: lines.slice(at + 1) } : { body: lines, end: undefined };
}

const TITLE_LINE =
  /^\s*(?:\*\*([^*\n]+)\*\*|#{2,3}[^\S\n]+(\S.*))[^\S\n]*\n(?=[\s\S]*\n(?:#{2,6}[^\S\n]|\*\*[^*\n]+\*\*[^\S\n]*\n))/;

/** A text whose very first line is a title in bold or of a section's kind, as weak models write it, with one of its own. */
function withTitleLine(raw: string): string {
  const [line = '', bold, heading] = TITLE_LINE.exec(raw) ?? [];
  const title = bold ?? heading;
  return title && !/^# /m.test(raw) ? `# ${title}\n${raw.slice(line.length)}` : raw;
}

/** Whether several titles stand above the sections: all but one may be a model's thoughts. */
function isAmbiguous(lines: readonly Line[]): boolean {
  const deeper = lines.findIndex(({ depth }) => depth > 1);
  const titles = lines.slice(0, Math.max(0, deeper)).filter(isTitle);
  return new Set(titles.map(({ heading }) => heading)).size > 1;
}

/**
 * Reads a text, complete or not. What stands before its title, or before its first heading where it has no title, is not
 * part of it; undefined where it does not begin so.
 */
export function parseDraft(raw: string, { hasTitle, hasEnding }: { hasTitle: boolean; hasEnding: boolean }) {
  const isStart = hasTitle ? isTitle : ({ depth }: Line) => depth > 0;
  const all = readLines(hasTitle ? withTitleLine(raw) : raw, isStart);
  const begin = all.findIndex(isStart);
  // A title said twice is one.
  const isAgain = (line: Line) => hasTitle && isTitle(line) && line.heading === all[begin]?.heading;
  const start = Math.max(begin, all.findLastIndex(isAgain));
  if (start < 0) return undefined;
  const title = hasTitle ? (all[start]?.heading ?? '') : '';
  if (hasTitle && isAmbiguous(all.slice(start))) return undefined;
  const lines = withBoldHeadings(all.slice(hasTitle ? start + 1 : start));
  const depths = lines.map((line) => line.depth).filter((each) => each > 0);
  // Lines of the title's kind between sections are no other division of the text.
  const depth = depths.filter((each) => each === 2).length > 1 ? 2 : Math.min(...depths);
  const { body, end } = hasEnding ? splitEnding(lines, depth) : { body: lines, end: undefined };
  const [before, ...sections] = splitAt(body, depth);
  const [endBefore, ...endBelow] = end ? splitAt(end, depth) : [];
  let opening = before?.text ?? '';
  let ending = endBelow[0] ?? endBefore;
  const [first] = sections;
  if (hasTitle && opening === '' && first && isGenericHeading(first.heading)) {
    opening = first.text;
    sections.shift();
  }
  if (hasEnding && !ending && isGenericHeading(sections.at(-1)?.heading ?? '')) ending = sections.pop();
  const own = ending && isGenericHeading(ending.heading) ? '' : ending?.heading;
  return { title, opening, sections, ending: ending && { heading: own ?? '', text: ending.text } } satisfies DraftText;
}

const bare = (line: string) => line.replace(/[\p{P}\p{S}\s]+/gu, '').toLocaleLowerCase();

/**
 * The sections of a text under headings that it has to keep; other sections go on below the one before. Where it has as
 * many of its own instead, they are taken in order. '' for what it lacks.
 */
export function underHeadings(sections: DraftText['sections'], headings: readonly string[]): string[] {
  const places = sections.map(({ heading }) => headings.findIndex((each) => bare(each) === bare(heading)));
  if (places.every((place) => place < 0) && sections.length === headings.length)
    return sections.map(({ text }) => text);
  const texts: string[][] = headings.map(() => []);
  let last = 0;
  for (const [at, { heading, text }] of sections.entries()) {
    const place = places[at] ?? -1;
    if (place >= 0) last = place;
    texts[last]?.push(...(place >= 0 ? [text] : [`### ${heading}`, text]));
  }
  return texts.map((each) => each.filter(Boolean).join('\n\n'));
}

/** A text up to the first of some headings, which come in a later answer. */
export function beforeHeadings(sections: DraftText['sections'], later: readonly string[]): DraftText['sections'] {
  const names = new Set(later.map(bare));
  const end = sections.findIndex(({ heading }) => names.has(bare(heading)));
  return end < 0 ? [...sections] : sections.slice(0, end);
}
