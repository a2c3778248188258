import { documentLanguage } from '@/lib/text/language-check.ts';
import { partsAbout } from '@/lib/text/parts-about.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { joinBlocks, MAX_TEXT_CHARACTERS, type PageBlock } from './page-lines.ts';

/** Neighbors are read together: a paragraph leans on the one before. */
const STRETCH_CHARACTERS = 1500;
const BLANK_LINE = 2;

/** A line of a page, or some sentences of a long one, by its places in the page. */
type Line = {
  text: string;
  block: number;
  /** Of a long line, whether it goes on from the sentences before. */
  goesOn: boolean;
  /** Names of columns, for a row of a table. */
  names: string;
  /** Of the section and subsection. */
  headings: readonly PageBlock[];
};

type Stretch = { lines: Line[]; text: string; heading: string };

function sentencesOf(line: string, language: string | undefined): string[] {
  if (line.length <= STRETCH_CHARACTERS) return [line];
  const groups: string[] = [];
  for (const sentence of splitSentences(line, documentLanguage({ language, text: line }))) {
    const last = groups.at(-1);
    if (last === undefined || last.length + sentence.length > STRETCH_CHARACTERS) groups.push(sentence);
    else groups.push(groups.pop() + sentence);
  }
  return groups;
}

function linesOf(blocks: readonly PageBlock[], language: string | undefined): Line[] {
  let headings: PageBlock[] = [];
  return blocks.flatMap((lines, block) => {
    const [first = ''] = lines;
    if (/^##/.test(first)) {
      const sections = first.startsWith('###') ? headings.filter(([each]) => !each?.startsWith('###')) : [];
      headings = [...sections, lines];
      return [];
    }
    return lines.flatMap((line) => {
      const names = line.startsWith('| ') && line !== first ? first : '';
      return sentencesOf(line, language).map((text, at) => ({ text, block, goesOn: at > 0, names, headings }));
    });
  });
}

function stretchesOf(lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const line of lines) {
    const last = stretches.at(-1);
    const isNear = last && last.lines[0]?.headings === line.headings;
    if (isNear && last.text.length + line.text.length <= STRETCH_CHARACTERS) {
      last.lines.push(line);
      last.text += `\n${line.text}`;
    } else stretches.push({ lines: [line], text: line.text, heading: line.headings.flat().join('\n') });
  }
  return stretches;
}

function rebuilt(chosen: readonly Stretch[], lines: readonly Line[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  const included = new Set(chosen.flatMap((stretch) => stretch.lines));
  const shown = new Set<PageBlock>();
  let previous: Line | undefined;
  for (const line of lines) {
    const isNext = previous?.block === line.block;
    const last = blocks.at(-1);
    previous = included.has(line) ? line : undefined;
    if (!previous) continue;
    blocks.push(...line.headings.filter((each) => !shown.has(each)));
    for (const heading of line.headings) shown.add(heading);
    if (isNext && last) last.push(line.goesOn ? (last.pop() ?? '') + line.text : line.text);
    else blocks.push([...(line.names ? [line.names] : []), line.text]);
  }
  return blocks.map((block) => block.map((line) => line.trimEnd()));
}

/** The beginning of a page, and what has most to do with a subject, under its headings. */
function excerptAbout(blocks: readonly PageBlock[], subject: string, language: string | undefined): PageBlock[] {
  const lines = linesOf(blocks, language);
  const stretches = stretchesOf(lines);
  const shown = new Set<PageBlock>();
  let room = MAX_TEXT_CHARACTERS;
  const takes = (stretch: Stretch) => {
    const [{ headings, names } = { headings: [], names: '' }] = stretch.lines;
    const above = [names, ...headings.filter((each) => !shown.has(each)).flat()];
    const all = [...above, ...stretch.lines.map(({ text }) => text)];
    const size = all.reduce((sum, { length }) => sum + length + BLANK_LINE, 0);
    if (size > room) return false;
    room -= size;
    for (const heading of headings) shown.add(heading);
    return true;
  };
  const [beginning] = stretches;
  const hasBeginning = beginning !== undefined && takes(beginning);
  const chosen = partsAbout(stretches, subject, (each) => (each === beginning ? hasBeginning : takes(each)));
  return rebuilt(chosen, lines);
}

/**
 * A page's text: the whole, or of a longer one at most 60,000 characters, those about a subject. It is the beginning without
 * a subject, or where most is too long to choose from.
 */
export function pageText(
  blocks: readonly PageBlock[],
  { subject, language }: { subject?: string | undefined; language?: string | undefined },
): { text: string; excerpt?: 'subject' | 'start' } {
  const length = blocks.reduce((sum, block) => sum + block.join('\n').length + BLANK_LINE, 0) - BLANK_LINE;
  if (length <= MAX_TEXT_CHARACTERS) return { text: joinBlocks(blocks) };
  const chosen = subject ? joinBlocks(excerptAbout(blocks, subject, language)) : '';
  return chosen.length > MAX_TEXT_CHARACTERS / 2
    ? { text: chosen, excerpt: 'subject' }
    : { text: joinBlocks(blocks), excerpt: 'start' };
}
