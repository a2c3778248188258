/**
 * Choices that depend on nothing but a seed and the name of the choice, so that one more choice
 * somewhere never changes the others.
 *
 * A seed may end in `#k` (k from 0): the k-th article of a batch. Articles that share the part before the `#` then make
 * complementary choices: any `count` neighbours in the batch take each of `count` alternatives once, and
 * hands of modules are dealt from one deck. Without `#k` the choices are simply spread at random.
 */
export type Chooser = {
  /** An index from 0 to count - 1. */
  index: (name: string, count: number) => number;
  /** A number from 0 (included) to 1 (excluded). */
  fraction: (name: string) => number;
  /** All items in an order of this article's own; in a batch the first `size` are dealt from one deck. */
  dealt: <T>(name: string, items: readonly T[], size: number) => T[];
  /**
   * A random drawing, made so that it shares little with those of the batch's earlier articles. Their drawings are
   * made again here, so the result still depends on seed and name alone; `draw` must depend on `random` alone.
   */
  spread: <T>(name: string, draw: (random: () => number) => readonly T[]) => readonly T[];
  /** Whether this is a later article of a batch. */
  isLater: boolean;
};

/** Positions beyond this repeat a batch's pattern; well above the largest batch. */
const LONGEST_BATCH = 60;

/** Drawings tried for each article of a batch. */
const DRAWINGS = 24;

/** A 32-bit hash of a text (FNV-1a with a final mix), as an unsigned number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers from 0 to 1 from one starting state (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A copy in random order. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** Splits a seed into the part a batch shares and the article's position in it. */
export function parseSeed(seed: string): { base: string; position: number } {
  const match = /^(.*)#(\d{1,9})$/su.exec(seed);
  if (!match) return { base: seed, position: 0 };
  return { base: match[1] ?? '', position: Number(match[2]) % LONGEST_BATCH };
}

/**
 * A chooser for one article.
 *
 * @param context what else fixes the article (topic, length, language)
 * @param take another try at the same article: the same drawings of `spread`, all other choices anew
 */
export function createChooser(seed: string, context: string, take = 0): Chooser {
  const { base, position } = parseSeed(seed);
  const origin = hashOf(`${base}\n${context}`).toString(36);
  const own = take === 0 ? origin : `${origin}~${take}`;
  const random = (name: string) => randomFrom(hashOf(`${own}|${name}`));

  function index(name: string, count: number): number {
    if (count < 2) return 0;
    const round = Math.floor(position / count);
    const order = shuffled([...Array(count).keys()], random(`${name}|${round}`));
    return order[position % count] ?? 0;
  }

  function dealt<T>(name: string, items: readonly T[], size: number): T[] {
    let deck: T[] = [];
    let hand: T[] = [];
    let round = 0;
    for (let article = 0; article <= position; article += 1) {
      hand = deck.splice(0, size);
      while (hand.length < Math.min(size, items.length)) {
        const held = new Set(hand);
        const fresh = shuffled(items, random(`${name}|${round}`));
        round += 1;
        const free = fresh.filter((item) => !held.has(item));
        hand.push(...free.splice(0, size - hand.length));
        deck = free;
      }
    }
    const held = new Set(hand);
    const rest = items.filter((item) => !held.has(item));
    return [...hand, ...shuffled(rest, random(`${name}|rest|${position}`))];
  }

  function spread<T>(name: string, draw: (random: () => number) => readonly T[]): readonly T[] {
    const earlier: ReadonlySet<T>[] = [];
    let chosen: readonly T[] = [];
    for (let article = 0; article <= position; article += 1) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < (article === 0 ? 1 : DRAWINGS); attempt += 1) {
        const start = hashOf(`${origin}|${name}|${article}|${attempt}`);
        const drawing = draw(randomFrom(start));
        const cost = earlier.reduce((sum, set) => {
          return sum + drawing.filter((item) => set.has(item)).length ** 3;
        }, 0);
        if (cost >= lowest) continue;
        lowest = cost;
        chosen = drawing;
      }
      earlier.push(new Set(chosen));
    }
    return chosen;
  }

  return {
    isLater: position > 0,
    index,
    spread,
    fraction: (name) => random(`${name}|${position}`)(),
    dealt,
  };
}
