import type { Chooser } from './seeded-choice.ts';

type Node = string | { slot: string } | { choices: Node[][] };

const parsed = new Map<string, Node[]>();

function parseUntil(text: string, from: number, inside: boolean): { nodes: Node[]; end: number } {
  const nodes: Node[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = '';
  };
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at];
    if (inside && (sign === '|' || sign === '}')) break;
    if (sign === '[') {
      const close = text.indexOf(']', at);
      if (close < 0) throw new Error(`Unclosed [ in: ${text}`);
      flush();
      nodes.push({ slot: text.slice(at + 1, close) });
      at = close;
    } else if (sign === '{') {
      flush();
      const choices: Node[][] = [];
      do {
        const part = parseUntil(text, at + 1, true);
        choices.push(part.nodes);
        at = part.end;
      } while (text[at] === '|');
      if (text[at] !== '}') throw new Error(`Unclosed { in: ${text}`);
      nodes.push({ choices });
    } else if (sign === '}' || sign === ']') {
      throw new Error(`Stray ${sign} in: ${text}`);
    } else plain += sign;
  }
  flush();
  return { nodes, end: at };
}

/** Parses a pack's text once; throws an Error that names the text when a brace or bracket is left open. */
function parse(text: string): Node[] {
  const known = parsed.get(text);
  if (known) return known;
  const { nodes } = parseUntil(text, 0, false);
  parsed.set(text, nodes);
  return nodes;
}

/** Fills a slot, or gives null when it has nothing (left) to give. */
export type SlotFiller = (slot: string, name: string) => string | null;

/**
 * Writes out a text with `{a|b}` choices and `[slot]` placeholders. `name` is the choice's name for the chooser. Null
 * when a slot in the chosen branches cannot be filled. What fills a slot is put in as it is, unparsed.
 */
export function expand(
  text: string,
  name: string,
  choose: Chooser['index'],
  fill: SlotFiller,
): string | null {
  function write(nodes: readonly Node[], path: string): string | null {
    let out = '';
    for (const [at, node] of nodes.entries()) {
      if (typeof node === 'string') {
        out += node;
        continue;
      }
      const here = `${path}.${at}`;
      const piece =
        'slot' in node
          ? fill(node.slot, here)
          : write(node.choices[choose(here, node.choices.length)] ?? [], here);
      if (piece === null) return null;
      out += piece;
    }
    return out;
  }
  return write(parse(text), name);
}

/** All slot names that occur anywhere in a text, in any branch. */
export function slotsIn(text: string): string[] {
  const collect = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return [];
      return 'slot' in node ? [node.slot] : node.choices.flatMap(collect);
    });
  return collect(parse(text));
}
