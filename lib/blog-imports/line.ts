import type { Inline, TableBlock } from '@/lib/blogs/text/blocks.ts';
import { isSpace, nestRuns, type Part, type Run } from '@/lib/blogs/text/inline-runs.ts';

/** Our marks by element. */
const MARKS = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
} as const;

type Element = keyof typeof MARKS;

const isMark = (name: string): name is Element => Object.hasOwn(MARKS, name);

const CITATION = /(\[\d{1,3}\])/;

/** A text with single spaces. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Collects a line while its markup is parsed. */
export class Line {
  readonly #open = { strong: 0, emphasis: 0, code: 0 };
  #runs: Run[] = [];

  /** Whether the current position is in italics. */
  get isEmphasised(): boolean {
    return this.#open.emphasis > 0;
  }

  /** Number of pieces so far. */
  get length(): number {
    return this.#runs.length;
  }

  /** Opens or closes an element's mark. @returns whether it has one */
  mark(name: string, step: 1 | -1): boolean {
    if (!isMark(name)) return false;
    const mark = MARKS[name];
    this.#open[mark] = Math.max(0, this.#open[mark] + step);
    return true;
  }

  /** Adds text and the citations in it. */
  add(text: string): void {
    const marks = { strong: this.#open.strong > 0, emphasis: this.#open.emphasis > 0 };
    const isCode = this.#open.code > 0;
    for (const piece of isCode ? [text] : text.split(CITATION)) {
      const number = !isCode && CITATION.test(piece) ? Number(piece.slice(1, -1)) : undefined;
      const part: Part =
        number === undefined ? { kind: isCode ? 'code' : 'text', text: piece } : { kind: 'citation', number };
      if (piece) this.#runs.push({ part, ...marks });
    }
  }

  /** The text from a piece on. */
  wordsFrom(start: number): string {
    return tidy(wordsOf(this.#runs.slice(start)));
  }

  /** Links the text from a piece on. */
  link(start: number, href: string): void {
    for (const run of this.#runs.slice(start)) run.href = href;
  }

  /** Replaces the text from a piece on by a citation after a space. */
  cite(start: number, number: number): void {
    this.#runs.splice(start);
    while (this.#runs.length > 0 && isSpace(this.#runs.at(-1) as Run)) this.#runs.pop();
    const last = this.#runs.at(-1)?.part;
    if (last?.kind === 'text') last.text = last.text.trimEnd();
    this.add(` [${number}]`);
  }

  /** Ends the line. */
  take(): { text: string; isEmphasised: boolean; content: Inline[] } {
    const runs = this.#runs;
    this.#runs = [];
    const upright = runs.filter(({ emphasis }) => !emphasis);
    return {
      text: tidy(wordsOf(runs)),
      isEmphasised: tidy(wordsOf(upright)) === '',
      content: nestRuns(inOneLine(runs)),
    };
  }
}

/** Collapses white space across runs. */
function inOneLine(runs: readonly Run[]): Run[] {
  let isAfterSpace = true;
  return runs.flatMap(({ part, ...marks }): Run[] => {
    if (part.kind === 'citation') {
      isAfterSpace = false;
      return [{ part, ...marks }];
    }
    const single = part.text.replace(/\s+/g, ' ');
    const text = isAfterSpace ? single.trimStart() : single;
    if (text) isAfterSpace = text.endsWith(' ');
    return text ? [{ part: { ...part, text }, ...marks }] : [];
  });
}

const wordsOf = (runs: readonly Run[]) =>
  runs.map(({ part }) => (part.kind === 'citation' ? `[${part.number}]` : part.text)).join('');

/** A list item. */
export type Item = { text: string; content: Inline[] };

/** Appends a line to an item. */
export function joined(before: Item, line: Item): Item {
  const space: Inline = { at: 0, kind: 'text', text: ' ' };
  return { text: `${before.text} ${line.text}`, content: [...before.content, space, ...line.content] };
}

/** A table, or undefined for a single row or column. */
export function tableOf(rows: readonly Inline[][][]): Omit<TableBlock, 'at'> | undefined {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const [head, ...others] = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => ({ at, content: row[at] ?? [] })),
  );
  if (!head || others.length === 0 || columns < 2) return undefined;
  return { kind: 'table', head, rows: others.map((cells, at) => ({ at, cells })) };
}

/** Elements whose content is dropped. */
export const SILENT = new Set(
  'script,style,noscript,template,svg,math,iframe,object,embed,form,select,textarea,button,video,audio,canvas,head,title'.split(
    ',',
  ),
);
/** Elements that start a block. */
export const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figure,footer,header,hr,html,main,' +
    'nav,p,pre,section,summary,table,tbody,tfoot,thead'
  ).split(','),
);
export const HEADING = /^h([1-6])$/;
