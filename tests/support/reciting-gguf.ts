import { CHARACTER_TOKENS, modelFile, TOKEN_KINDS, type Token } from './gguf.ts';

/**
 * Makes model files whose weights are computed, so that the model recites a text: random weights never write an article.
 *
 * Each sentence it knows is one token, which has one number of the width for itself. The last matrix says which token comes
 * after which; after all that is only read comes the beginning of an answer, whichever the grammar allows.
 *
 * Plain texts all begin alike, which JSON cannot, so the model must see which is asked for. That is what its one attention
 * head does: the beginning of a text looks for the cue in the prompt and takes over its number, after which comes that text.
 */

/** What a model knows by heart. */
export type Knowledge = {
  /** Whole answers, which begin differently. */
  answers: readonly object[];
  /** Plain texts by the words of the prompt that ask for them; of two in it the later one counts. */
  texts: Readonly<Record<string, string>>;
  /** Words of the prompt, before all others, upon which a text begins and then says one sentence again and again. */
  endless: { cue: string; beginning: string; sentence: string };
};

/** The number that all tokens share which are only read. */
const READ = 0;

/** So much more likely is what comes next than anything else. */
const CERTAINTY = 30;

/** How strongly the head prefers a cue to the thousands of other tokens of a prompt, and the next cue to this one. */
const ATTENTION = 2;

/** Angles by position become so small that a cue is found wherever it stands: in the last of the head's numbers, which turn least. */
const POSITION_BASE = 1e12;
const HEAD_SIZE = 32;

/** Empty lines, as a JSON grammar lets no answer begin. It is what comes first wherever it may. */
const TEXT_BEGINNING = '\n\n\n';
const PREFERRED = 2;

/** Ends a text: the token, as the place after the known pieces is counted. */
const FIRST = CHARACTER_TOKENS.length - 1;
const END = CHARACTER_TOKENS.findIndex(([text]) => text === '</s>') - FIRST;

/** The sentences of a text; what stands between two belongs to one of them. */
const splitPieces = (text: string): string[] => text.split(/(?<=[.?!] )/);

/** Which piece comes after which, and the pieces with a number for each; the first is what was only read. */
function knowledgeChains({ answers, texts, endless }: Knowledge) {
  const numbers = new Map<string, number>();
  const pieceNumber = (piece: string) => {
    if (!numbers.has(piece)) numbers.set(piece, numbers.size + 1);
    return numbers.get(piece) ?? READ;
  };
  const next: [before: number, after: number][] = [[READ, pieceNumber(TEXT_BEGINNING)]];
  const chain = (start: number, text: string): number => {
    let before = start;
    for (const piece of splitPieces(text)) {
      const isKnown = next.some(([number]) => number === numbers.get(piece));
      if (isKnown) throw new Error(`Two things would come after: ${piece}`);
      next.push([before, pieceNumber(piece)]);
      before = pieceNumber(piece);
    }
    return before;
  };
  for (const answer of answers) chain(READ, JSON.stringify(answer));
  const cues = [...Object.keys(texts), endless.cue].map(pieceNumber);
  for (const [cue, text] of Object.entries(texts)) {
    next.push([chain(pieceNumber(cue), text), END]);
  }
  const sentence = pieceNumber(endless.sentence);
  next.push([chain(pieceNumber(endless.cue), endless.beginning), sentence], [sentence, sentence]);
  return { pieces: [...numbers.keys()], next, cues, beginning: pieceNumber(TEXT_BEGINNING) };
}

/**
 * Makes a file whose model recites what it knows: JSON where a schema asks for it, else plain text.
 * @param windowTokens how long prompt and answer may be together, as the file says it
 * @throws Error where a sentence stands in two places, as the model could not know how to go on
 */
export function recitingModel(windowTokens: number, knowledge: Knowledge): Buffer {
  const { pieces, next, cues, beginning } = knowledgeChains(knowledge);
  const known = pieces.map((piece): Token => [piece, TOKEN_KINDS.whole]);
  const tokens = [...CHARACTER_TOKENS, ...known];
  const width = Math.ceil((pieces.length + 1) / HEAD_SIZE) * HEAD_SIZE;
  // Numbers are divided by their mean square: a single one of 1 becomes this.
  const alone = Math.sqrt(width);
  const filled: Record<string, readonly (readonly [output: number, input: number, weight: number])[]> = {
    'token_embd.weight': tokens.map((_, token) => [token, Math.max(READ, token - FIRST), 1]),
    'output.weight': next.map(([before, after]) => [
      after + FIRST,
      before,
      ((after === beginning ? PREFERRED : 1) * CERTAINTY) / alone,
    ]),
    'blk.0.attn_q.weight': [[HEAD_SIZE - 1, beginning, ATTENTION]],
    'blk.0.attn_k.weight': cues.map((cue, place) => [HEAD_SIZE - 1, cue, ATTENTION * (place + 1)]),
    'blk.0.attn_v.weight': cues.map((cue, place) => [place, cue, 1]),
    'blk.0.attn_output.weight': cues.map((cue, place) => [cue, place, 1]),
  };
  const shape = {
    windowTokens,
    tokens,
    positionBase: POSITION_BASE,
    layers: 1,
    width,
    heads: 1,
    headSize: HEAD_SIZE,
    hidden: HEAD_SIZE,
  };
  return modelFile(shape, (name, weights, inputs) => {
    for (const [output, input, weight] of filled[name] ?? []) {
      weights[output * inputs + input] = weight;
    }
  });
}
