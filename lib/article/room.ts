/** The time that reading a blog may still take, in microseconds of a slow machine. */
export type Room = { left: number };

/** Room for a blog: several times a long article. A text beyond it is read as one paragraph without marks. */
export const roomForBlog = (): Room => ({ left: 80_000 });

/**
 * Takes the time for a text, which is quadratic in the marks of a paragraph or item, and in the depth and the number
 * of lists and quotations.
 */
export function takeRoom(source: string, room: Room): boolean {
  const lines = source.split('\n');
  room.left -= source.length / 4 + lines.length * 5;
  const text = room.left > 0 ? withoutCode(lines) : '';
  room.left -= containers(text) ** 2 / 12;
  const blocks = room.left > 0 ? text.split(/\n\s*\n/) : [];
  for (const block of blocks.flatMap((each) => each.split(/\n(?=[ \t]*[-+*] )/))) {
    const lengths = (pattern: RegExp) => Array.from(block.matchAll(pattern), ([{ length }]) => length);
    const marks = lengths(/[*`[\]\\]+/g).reduce((sum, length) => sum + length, 0);
    const depths = lengths(/^(?:[ \t>]|(?:[-+*]|\d+[.)])(?=[ \t]))+/gm);
    room.left -= 40 + marks ** 2 / 100 + 20 * lengths(/\n|\|/g).length;
    room.left -= depths.reduce((sum, depth) => sum + 20 * depth + 2 * depth ** 2, 0);
  }
  return room.left > 0;
}

const MARKER = /^[ \t]*(?:>|(?:[-+*]|\d+[.)])(?:[ \t]|$))/;

/** Lists and quotations, and items after a blank line. */
const containers = (text: string) =>
  text.split('\n').filter((line, at, lines) => MARKER.test(line) && !MARKER.test(lines[at - 1] ?? '')).length;

function withoutCode(lines: readonly string[]): string {
  let fence = '';
  const text = lines.map((line) => {
    if (!fence) {
      fence = /^(`{3,})[^`]*$/.exec(line)?.[1] ?? '';
      return fence ? '' : line;
    }
    const end = line.trim();
    if (end.startsWith(fence) && !end.replaceAll('`', '')) fence = '';
    return '';
  });
  return text.join('\n');
}
