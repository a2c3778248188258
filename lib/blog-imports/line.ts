import { Parser } from 'htmlparser2';
import { isSpace, nestRuns, type Run } from '@/lib/article/runs.ts';
import type { Inline } from '@/lib/article/tree.ts';

const MARKS = new Map(
  Object.entries({
    b: 'strong',
    strong: 'strong',
    i: 'emphasis',
    em: 'emphasis',
    code: 'code',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
  } as const),
);

const CITATION = /(\[\d{1,3}\])/;

/** A text with single spaces. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a line of markup, such as a WordPress title. */
export function htmlText(html: string): string {
  let words = '';
  new Parser({ ontext: (text) => (words += text) }).end(html);
  return tidy(words);
}

/** Collects a line while its markup is parsed. */
export class Line {
  readonly #open = { strong: 0, emphasis: 0, code: 0 };
  #runs: Run[] = [];

  get isEmphasised(): boolean {
    return this.#open.emphasis > 0;
  }

  get length(): number {
    return this.#runs.length;
  }

  /** Opens or closes an element's mark. @returns whether it has one */
  mark(name: string, step: 1 | -1): boolean {
    const mark = MARKS.get(name);
    if (mark) this.#open[mark] += step;
    return mark !== undefined;
  }

  add(text: string, isCode = this.#open.code > 0): void {
    const marks = { strong: this.#open.strong > 0, emphasis: this.#open.emphasis > 0 };
    for (const piece of isCode ? [text] : text.split(CITATION)) {
      const isCitation = !isCode && CITATION.test(piece);
      const leaf: Run['leaf'] = isCitation
        ? { type: 'citation', number: Number(piece.slice(1, -1)) }
        : { type: isCode ? 'inlineCode' : 'text', value: piece };
      if (piece) this.#runs.push({ leaf, ...marks });
    }
  }

  wordsFrom(start: number): string {
    return wordsOf(this.#runs.slice(start));
  }

  link(start: number, url: string): void {
    for (const run of this.#runs.slice(start)) run.url = url;
  }

  /** Replaces the text from a piece on by a citation after a space, which our markup omits. */
  cite(start: number, number: number): void {
    this.#runs.splice(start);
    while (this.#runs.length > 0 && isSpace(this.#runs.at(-1) as Run)) this.#runs.pop();
    const last = this.#runs.at(-1)?.leaf;
    if (last?.type === 'text') last.value = last.value.trimEnd();
    this.add(` [${number}]`);
  }

  take(): { text: string; isEmphasised: boolean; content: Inline[] } {
    const runs = this.#runs;
    this.#runs = [];
    const isEmphasised = wordsOf(runs.filter(({ emphasis }) => !emphasis)) === '';
    return { text: wordsOf(runs), isEmphasised, content: nestRuns(inOneLine(runs)) };
  }
}

function inOneLine(runs: readonly Run[]): Run[] {
  let isAfterSpace = true;
  return runs.flatMap(({ leaf, ...marks }): Run[] => {
    if (leaf.type === 'citation') {
      isAfterSpace = false;
      return [{ leaf, ...marks }];
    }
    const single = leaf.value.replace(/\s+/g, ' ');
    const value = isAfterSpace ? single.trimStart() : single;
    if (value) isAfterSpace = value.endsWith(' ');
    return value ? [{ leaf: { ...leaf, value }, ...marks }] : [];
  });
}

const wordsOf = (runs: readonly Run[]) =>
  tidy(runs.map(({ leaf }) => (leaf.type === 'citation' ? `[${leaf.number}]` : leaf.value)).join(''));
