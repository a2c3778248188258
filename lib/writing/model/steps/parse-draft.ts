import { unfenced } from '../answer-text/as-markdown.ts';

/** A piece of a draft: below a heading, below the ending's mark, or before both. */
type Piece = { kind: 'opening' | 'section' | 'ending'; heading: string; text: string };

const HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;

/** A title above sections with deeper headings. */
const TITLE = /^\s{0,3}# /;
const DEEPER = /^\s{0,3}##+ /;
const BOLD_LINE = /^\s*\*\*(.+?)\*\*:?\s*$/;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
const RULE = /^\s*(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;

const bare = (line: string) => line.replace(/[\p{P}\p{S}\s]+/gu, '').toLocaleLowerCase();
const splitLines = (raw: string) => raw.split(/\r\n?|\n/);

const headingText = (line: string) => HEADING.exec(line)?.[2] ?? '';

function headingIn(line: string, expected: ReadonlySet<string>, areNamed: boolean): string | undefined {
  const [, marks = '', marked] = HEADING.exec(line) ?? [];
  // Below headings of the plan, a deeper one belongs to its section.
  const isDeeper = areNamed && marks.length > 2 && !expected.has(bare(marked ?? ''));
  if (marked !== undefined) return isDeeper ? undefined : marked;
  const plain = BOLD_LINE.exec(line)?.[1] ?? line;
  return plain.trim() !== '' && expected.has(bare(plain)) ? plain.trim() : undefined;
}

/** Cuts a draft, complete or not, at its headings and at the mark before its ending. */
export function splitPieces(raw: string, headings: readonly string[]): Piece[] {
  const expected = new Set(headings.map(bare));
  const pieces: (Omit<Piece, 'text'> & { lines: string[] })[] = [{ kind: 'opening', heading: '', lines: [] }];
  const lines = splitLines(unfenced(raw));
  const areNamed = lines.some((line) => expected.has(bare(headingText(line))));
  const isTitled = lines.some((line) => DEEPER.test(line));
  let isCode = false;
  for (const line of lines) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && isTitled && pieces.length === 1 && TITLE.test(line)) {
      pieces[0]?.lines.splice(0);
      continue;
    }
    const heading = isCode ? undefined : headingIn(line, expected, areNamed);
    if (heading !== undefined) {
      // A rule between sections is not the ending.
      const isRule = pieces.at(-1)?.kind === 'ending';
      if (isRule) pieces.at(-2)?.lines.push('', ...(pieces.pop()?.lines ?? []));
      pieces.push({ kind: 'section', heading, lines: [] });
    } else if (RULE.test(line) && !isCode) pieces.push({ kind: 'ending', heading: '', lines: [] });
    else pieces.at(-1)?.lines.push(line);
  }
  return pieces.map(({ lines, ...piece }) => ({ ...piece, text: lines.join('\n').trim() }));
}

export function beforeHeadings(raw: string, headings: readonly string[]): string {
  const later = new Set(headings.map(bare));
  const lines = splitLines(raw);
  const end = lines.findIndex((line) => later.has(bare(headingText(line))));
  return later.size > 0 && end >= 0 ? lines.slice(0, end).join('\n') : raw;
}

const splitParagraphs = (text: string) => text.split(/\n\s*\n/).filter((each) => each.trim());
const paragraphed = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n');

function shared(paragraphs: readonly string[], groups: number): string[] {
  const groupStart = (group: number) => Math.round((group * paragraphs.length) / groups);
  return Array.from({ length: groups }, (_, at) => paragraphs.slice(groupStart(at), groupStart(at + 1)).join('\n\n'));
}

/** Sections in the plan's order: by heading, or by place where no heading is the plan's. */
function placed(pieces: readonly Piece[], headings: readonly string[]): string[] {
  const piecePlace = ({ heading }: Piece) => headings.findIndex((each) => bare(each) === bare(heading));
  const isNamed = pieces.some((piece) => piecePlace(piece) >= 0);
  if (!isNamed && pieces.length === headings.length) return pieces.map(({ text }) => text);
  const texts: string[][] = headings.map(() => []);
  let last = 0;
  for (const piece of pieces) {
    const named = piecePlace(piece);
    if (named >= 0) last = named;
    else if (texts[last]?.length) last = Math.min(last + 1, headings.length - 1);
    texts[last]?.push(piece.text);
  }
  return withoutGaps(texts.map((each) => each.join('\n\n')));
}

/** Empty sections take a share of the one before, which holds their text. */
function withoutGaps(texts: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < texts.length; ) {
    let next = at + 1;
    while (next < texts.length && texts[next] === '') next += 1;
    result.push(...shared(splitParagraphs(texts[at] ?? ''), next - at));
    at = next;
  }
  return result;
}

/** The raw parts of a stretch. Missing headings come from the plan, a missing ending is the last paragraph. */
export function parseDraft(
  raw: string,
  { hasOpening, headings, hasEnding }: { hasOpening: boolean; headings: readonly string[]; hasEnding: boolean },
) {
  const pieces = splitPieces(raw, headings);
  const kindTexts = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const [before = ''] = kindTexts('opening');
  const sections = pieces.filter(({ kind, text }) => kind === 'section' && text !== '');
  let ending = kindTexts('ending').join('\n\n');
  if (sections.length === 0) {
    const paragraphs = splitParagraphs(paragraphed([before, ending]));
    const texts = shared(paragraphs, headings.length + Number(hasOpening) + Number(hasEnding));
    return {
      opening: hasOpening ? (texts.shift() ?? '') : '',
      ending: hasEnding ? (texts.pop() ?? '') : '',
      sections: texts,
    };
  }
  // A heading above the conclusion.
  if (hasEnding && !ending && sections.length > headings.length) ending = sections.pop()?.text ?? '';
  const texts = placed(sections, headings);
  if (!hasOpening && before) texts[0] = paragraphed([before, texts[0]]);
  if (hasEnding && !ending) {
    const paragraphs = splitParagraphs(texts.at(-1) ?? '');
    if (paragraphs.length > 1) ending = paragraphs.pop() ?? '';
    texts[texts.length - 1] = paragraphs.join('\n\n');
  }
  if (!hasEnding && ending) texts.push([texts.pop(), ending].join('\n\n'));
  return { opening: hasOpening ? before : '', sections: texts, ending };
}
