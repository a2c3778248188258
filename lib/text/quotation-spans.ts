/** Text between two matching marks, both included; `end` is the index after the second. */
export type Span = { start: number; end: number; kind: 'quotation' | 'bracket' };

const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '‘': '’',
  '‚': '‘’',
  '"': '"',
  "'": "'",
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '(': ')',
  '（': '）',
};
const MARKS = /[“”„‘’‚"'«»‹›「」『』《》〈〉()（）]/g;

const EITHER_WAY = /["'“‘«»‹›]/;
const APOSTROPHE = /['’‘]/;
const BRACKET = /[(（]/;

const BLANK = /^$|\s/;
const STOP = /[.,;:!?…。，！？]/;
const BEFORE_OPENING =
  /^$|[\s([{（「」『』“”„«»‹›‘‚"'/:：，,。；、！？》\p{Pd}¿¡\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A bracket that stays open for longer was none: it belonged to a smiley or was forgotten. */
const LONGEST_BRACKET = 500;

type Mark = { char: string; before: string; after: string };

function mayClose({ char, before, after }: Mark): boolean {
  // "the dogs’ food" closes nothing
  if (APOSTROPHE.test(char)) return STOP.test(before) || STOP.test(after);
  if (!EITHER_WAY.test(char)) return true;
  if (BLANK.test(before)) return BLANK.test(after) || STOP.test(after);
  return !/[([{（]/.test(before);
}

function mayOpen({ char, before, after }: Mark): boolean {
  if (/[«‹]/.test(char)) return BEFORE_OPENING.test(before);
  if (BLANK.test(after)) return false;
  return EITHER_WAY.test(char) ? BEFORE_OPENING.test(before) : !/[:;]/.test(before) || char !== '(';
}

/** Balanced quotation marks and brackets in closing order; ignores marks without a partner or that open twice. */
function balancedSpans(text: string): Span[] {
  const open = new Map<string, number>();
  const spans: Span[] = [];
  for (const { 0: char, index } of text.matchAll(MARKS)) {
    const mark = { char, before: text.charAt(index - 1), after: text.charAt(index + 1) };
    const opener = [...open.keys()].findLast((each) => CLOSERS[each]?.includes(char));
    if (opener !== undefined && mayClose(mark)) {
      const span = { start: open.get(opener) ?? 0, end: index + 1 };
      const kind = BRACKET.test(opener) ? 'bracket' : 'quotation';
      open.delete(opener);
      if (kind === 'quotation' || span.end - span.start <= LONGEST_BRACKET) spans.push({ ...span, kind });
    } else if (char in CLOSERS && mayOpen(mark)) {
      open.delete(char);
      open.set(char, index);
    }
  }
  return spans;
}

/** Balanced quotations and brackets of a text, asked by place. */
export class Spans {
  readonly hasQuotations: boolean;
  readonly #depth: Int32Array;
  readonly #byEnd: ReadonlyMap<number, Span>;

  constructor(text: string) {
    const spans = balancedSpans(text);
    this.hasQuotations = spans.some(({ kind }) => kind === 'quotation');
    this.#byEnd = new Map(spans.map((span) => [span.end, span]));
    this.#depth = new Int32Array(text.length + 2);
    for (const { start, end, kind } of spans) {
      // Brackets around whole sentences may be split, those inside a sentence not.
      if (kind === 'bracket' && /(?:^|[.!?…。！？]["”»’]?)\s*$/.test(text.slice(Math.max(0, start - 4), start)))
        continue;
      this.#depth[start + 1] = (this.#depth[start + 1] ?? 0) + 1;
      this.#depth[end] = (this.#depth[end] ?? 0) - 1;
    }
    for (let at = 1; at < this.#depth.length; at += 1)
      this.#depth[at] = (this.#depth[at] ?? 0) + (this.#depth[at - 1] ?? 0);
  }

  isInside(at: number): boolean {
    return (this.#depth[at] ?? 0) > 0;
  }

  endingAt(at: number): Span | undefined {
    return this.#byEnd.get(at);
  }
}
