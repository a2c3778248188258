import xxhash from 'xxhash-wasm';

/** Finds copies of texts by hashes of short word runs, whatever their case, spacing and punctuation (docs/decisions/0130). */

const { h64 } = await xxhash();

const WORDS = { length: 5, kept: 4n, gap: 20 };
const CHARACTERS = { length: 9, kept: 8n, gap: 40 };

export const MIN_RUNS = 4;

const CHARACTER = String.raw`[\p{L}&&[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]]`;

/** A Chinese or Japanese character, or a word of another script; longer ones are cut, since NFKC takes quadratic time. */
const TOKEN = new RegExp(String.raw`(?<character>${CHARACTER})|[[\p{L}\p{M}\p{N}\p{Cf}]--${CHARACTER}]{1,100}`, 'gv');

export type Passage = { start: number; end: number };

type Token = Passage & { text: string; kind: typeof WORDS };

/** A kept run: its hash, first token and the one after its last, and the widest gap before it in a passage. */
type Run = { hash: bigint; from: number; to: number; gap: number };

export type Fingerprinted = { tokens: readonly Token[]; runs: readonly Run[]; sentences: readonly number[] };

const SENTENCE_END = /[.!?…][\p{P}]*\s|[。！？｡．\n]/u;

/** Without numbers, which make any two tables alike. */
function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index, groups }) => ({
    // Upper case first folds ß and ss.
    text: found
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toUpperCase()
      .toLowerCase(),
    kind: groups?.character === undefined ? WORDS : CHARACTERS,
    start: index,
    end: index + found.length,
  })).filter(({ text: folded }) => /\p{L}/u.test(folded));
}

export function fingerprint(text: string): Fingerprinted {
  const tokens = tokenize(text);
  const runs = tokens.flatMap(({ kind }, from) => {
    const to = from + kind.length;
    if (to > tokens.length) return [];
    const run = tokens.slice(from, to).map((token) => token.text);
    const hash = BigInt.asIntN(64, h64(run.join(' ')));
    return hash % kind.kept === 0n ? [{ hash, from, to, gap: kind.gap }] : [];
  });
  const startsSentence = ({ start }: Token, at: number) =>
    at === 0 || SENTENCE_END.test(text.slice(tokens[at - 1]?.end, start));
  return { tokens, runs, sentences: tokens.flatMap((token, at) => (startsSentence(token, at) ? [at] : [])) };
}

type Part = { from: number; to: number };

function wholeSentences(parts: readonly Part[], { tokens, sentences }: Fingerprinted): Part[] {
  const whole: Part[] = [];
  let at = 0;
  for (const part of parts) {
    while ((sentences[at + 1] ?? tokens.length) <= part.from) at += 1;
    const from = sentences[at] ?? 0;
    let end = at;
    while ((sentences[end] ?? tokens.length) < part.to) end += 1;
    const to = sentences[end] ?? tokens.length;
    const last = whole.at(-1);
    if (last && from < last.to) last.to = to;
    else whole.push({ from, to });
  }
  return whole;
}

/** The sentences of a text that have passages with known hashes, and their share of the text from 0 to 1. */
export function passagesWith(given: Fingerprinted, known: ReadonlySet<bigint>): { passages: Passage[]; share: number } {
  const { tokens, runs } = given;
  const parts: (Part & { hashes: Set<bigint> })[] = [];
  for (const { hash, from, to, gap } of runs) {
    if (!known.has(hash)) continue;
    const last = parts.at(-1);
    if (last && from - last.to <= gap) {
      last.to = Math.max(last.to, to);
      last.hashes.add(hash);
    } else parts.push({ from, to, hashes: new Set([hash]) });
  }
  const long = parts.filter(({ hashes }) => hashes.size >= MIN_RUNS);
  const whole = wholeSentences(long, given);
  const count = whole.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    share: count / Math.max(1, tokens.length),
    passages: whole.map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 })),
  };
}
