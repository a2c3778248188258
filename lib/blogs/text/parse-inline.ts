import { type Inline, linkAddress } from './blocks.ts';
import { nestRuns, opensBetween, type Part, type Run } from './inline-runs.ts';

type Mark = 'strong' | 'emphasis';

/** A row of asterisks. */
type Stars = { stars: number; opens: boolean; closes: boolean };
type Link = { href: string; runs: Run[] };
type Token = Part | Stars | Link;

/** A possible start or end of a mark; stays text without a counterpart. */
type Sign = { mark: Mark; turn: 'on' | 'off' | undefined; place: number };

const SIZES: Readonly<Record<Mark, number>> = { strong: 2, emphasis: 1 };

/** The marks that a number of asterisks opens. */
const OPENED: readonly (readonly Mark[])[] = [[], ['emphasis'], ['strong'], ['strong', 'emphasis']];

/** Two closing marks and one opening mark. */
const MAX_STARS = 5;

const LITERAL = new Set('*`[]');
const SPECIAL = /[\\*`[\]]/g;
const CITATION = /\[(\d{1,3})\]/y;

/** Parses a line in linear time: marks of `cited` sources, `**bold**`, `*italic*`, code, links; the rest is text. */
export function parseInline(text: string, cited: ReadonlySet<number>): Inline[] {
  return nestRuns(resolveMarks(new Tokenizer(text, cited).tokens()));
}

const characterAt = (text: string, at: number) =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : '';

const characterBefore = (text: string, at: number) =>
  text.slice(/[\uDC00-\uDFFF]/.test(text[at - 1] ?? '') ? at - 2 : Math.max(0, at - 1), at);

const isSolid = (character: string) => character !== '' && character.trim() !== '';

function rowEnd(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return end;
}

class Tokenizer {
  readonly #text: string;
  readonly #cited: ReadonlySet<number>;
  readonly #tokens: Token[] = [];
  /** The last bracket that could open a link: its token and its index in the text. */
  #bracket: { token: number; at: number } | undefined;
  /** Starts of rows of backticks by length, last first. */
  #backticks: Map<number, number[]> | undefined;
  /** The end of the last escaped character. */
  #literalEnd = -1;

  constructor(text: string, cited: ReadonlySet<number>) {
    this.#text = text;
    this.#cited = cited;
  }

  tokens(): Token[] {
    const text = this.#text;
    let at = 0;
    while (at < text.length) {
      SPECIAL.lastIndex = at;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      this.#addText(text.slice(at, next));
      at = next < text.length ? this.#read(next) : next;
    }
    return this.#tokens;
  }

  #addText(text: string): void {
    if (text) this.#tokens.push({ kind: 'text', text });
  }

  /** Reads the token at a special character. @returns its end */
  #read(at: number): number {
    switch (this.#text[at]) {
      case '\\':
        return this.#readBackslashes(at);
      case '`':
        return this.#readCode(at);
      case '*':
        return this.#readStars(at);
      case '[':
        return this.#readCitation(at);
      default:
        return this.#readLinkEnd(at);
    }
  }

  /** Backslashes escape in front of a sign only: a pair is one backslash, an odd one escapes the sign. */
  #readBackslashes(at: number): number {
    const end = rowEnd(this.#text, at);
    const sign = this.#text[end] ?? '';
    const count = end - at;
    const isPicture = sign === '!' && this.#text[end + 1] === '[';
    if (!LITERAL.has(sign) && !isPicture) {
      this.#addText(this.#text.slice(at, end));
      return end;
    }
    const isLiteral = count % 2 === 1;
    if (isLiteral) this.#literalEnd = end + 1;
    this.#addText('\\'.repeat(count >> 1) + (isLiteral ? sign : ''));
    return isLiteral ? end + 1 : end;
  }

  /** Code up to the next row of as many backticks, without the padding that longer rows need. */
  #readCode(at: number): number {
    const text = this.#text;
    const start = rowEnd(text, at);
    const length = start - at;
    this.#backticks ??= Map.groupBy(
      [...text.matchAll(/`+/g)].map(({ index }) => index).reverse(),
      (index) => rowEnd(text, index) - index,
    );
    const ends = this.#backticks.get(length) ?? [];
    while (ends.length > 0 && (ends.at(-1) as number) < start) ends.pop();
    const close = ends.at(-1) ?? start;
    const between = text.slice(start, close);
    const isPadded = length > 1 && between.length > 2 && /^ .* $/s.test(between);
    const code = isPadded ? between.slice(1, -1) : between;
    const isCode = isPadded ? code.trim() !== '' : code !== '' && code === code.trim();
    if (isCode) this.#tokens.push({ kind: 'code', text: code });
    else this.#addText(text.slice(at, start));
    return isCode ? close + length : start;
  }

  #readStars(at: number): number {
    const end = rowEnd(this.#text, at);
    const before = characterBefore(this.#text, at);
    const after = characterAt(this.#text, end);
    this.#tokens.push({
      stars: end - at,
      opens: isSolid(after) && opensBetween(before, after),
      closes: isSolid(before),
    });
    return end;
  }

  #readCitation(at: number): number {
    CITATION.lastIndex = at;
    const [mark = '', digits] = CITATION.exec(this.#text) ?? [];
    const number = Number(digits);
    if (this.#cited.has(number)) {
      this.#tokens.push({ kind: 'citation', number });
      this.#bracket = undefined;
      return at + mark.length;
    }
    // After an exclamation mark Markdown would read a picture, which the format does not have.
    const isPicture = this.#text[at - 1] === '!' && this.#literalEnd !== at;
    this.#bracket = isPicture ? undefined : { token: this.#tokens.length, at };
    this.#addText('[');
    return at + 1;
  }

  #readLinkEnd(at: number): number {
    const bracket = this.#bracket;
    this.#bracket = undefined;
    const end = bracket ? addressEnd(this.#text, at + 1) : at + 1;
    const href = linkAddress(this.#text.slice(at + 2, Math.max(at + 2, end - 1)));
    const words = this.#text.slice((bracket?.at ?? at) + 1, at);
    if (!bracket || !href || !words || words !== words.trim()) {
      this.#addText(']');
      return at + 1;
    }
    const [, ...content] = this.#tokens.splice(bracket.token);
    this.#tokens.push({ href, runs: resolveMarks(content) });
    return end;
  }
}

/** The end of the parenthesized URL at an index, or the index itself. Parentheses inside must be balanced. */
function addressEnd(text: string, at: number): number {
  if (text[at] !== '(') return at;
  let depth = 0;
  for (let end = at; end < text.length && !/[\s<>"\\`[\]]/.test(text[end] as string); end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return at;
}

/** Pairs the marks and returns the runs between them. */
function resolveMarks(tokens: readonly Token[]): Run[] {
  const found: (Part | Link | Sign)[] = [];
  let open: Sign[] = [];
  const close = (mark: Mark) => {
    const at = open.findIndex((sign) => sign.mark === mark);
    const [first, second] = open.slice(at) as [Sign, Sign?];
    // Of two marks opened by one row, the one that closes first is inside.
    const isOneRow = second?.place === first.place + 1;
    if (isOneRow) [first.mark, second.mark] = [second.mark, first.mark];
    (isOneRow ? second : first).turn = 'on';
    open = open.slice(0, isOneRow ? at + 1 : at);
    found.push({ mark, turn: 'off', place: found.length });
  };
  const begin = (mark: Mark) => {
    const sign: Sign = { mark, turn: undefined, place: found.length };
    open = [...open.filter((each) => each.mark !== mark), sign];
    found.push(sign);
  };
  for (const token of tokens) {
    if (!('stars' in token)) {
      found.push(token);
      continue;
    }
    let left = token.stars;
    const closed = token.closes ? closedBy(left, open) : [];
    for (const mark of closed) {
      close(mark);
      left -= SIZES[mark];
    }
    const begun = (token.opens && OPENED[left]) || [];
    // The outermost mark that just closed cannot open again with nothing in between.
    const last = closed.at(-1);
    if (begun.length > 0 && !(last && begun.includes(last))) begun.forEach(begin);
    else if (left > 0) found.push({ kind: 'text', text: '*'.repeat(left) });
  }
  return runsBetween(found);
}

/** The open marks that a row of asterisks closes, innermost first. */
function closedBy(stars: number, open: readonly Sign[]): Mark[] {
  if (stars > MAX_STARS) return [];
  return open
    .map(({ mark }) => mark)
    .filter((mark) => stars > 2 || SIZES[mark] === stars)
    .reverse();
}

function runsBetween(found: readonly (Part | Link | Sign)[]): Run[] {
  const marks = { strong: false, emphasis: false };
  return found.flatMap((each): Run[] => {
    if ('runs' in each) {
      return each.runs.map(({ part, strong, emphasis }) => ({
        part,
        strong: strong || marks.strong,
        emphasis: emphasis || marks.emphasis,
        href: each.href,
      }));
    }
    if (!('mark' in each)) return [{ part: each, ...marks }];
    if (each.turn) {
      marks[each.mark] = each.turn === 'on';
      return [];
    }
    return [{ part: { kind: 'text', text: '*'.repeat(SIZES[each.mark]) }, ...marks }];
  });
}
