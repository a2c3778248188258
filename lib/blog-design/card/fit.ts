/** Sizes that a title is tried at, largest first, in pixels. */
const SIZES = [150, 134, 118, 104, 92, 80, 70, 62, 54, 47, 41] as const;

/** Room for the title in pixels. */
const ROOM = { width: 960, height: 370 } as const;

/** Width of a character in ems: full for Chinese and Japanese, and what a face takes on average otherwise. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Longest title a card shows, in ems; the rest is cut with an ellipsis. */
const MAX_EMS = (ROOM.width / 41) * Math.floor(ROOM.height / (41 * 1.15)) * 0.85;

function ems(text: string, narrowness: number): number {
  return Array.from(text).reduce((sum, c) => sum + (WIDE.test(c) ? 1 : narrowness), 0);
}

/**
 * The size at which a title fills its place without running out of it, and the title cut where even the smallest is too large.
 * @param narrowness average width of a Latin character of the face, in ems
 * @returns size in pixels and the text
 */
export function fitTitle(title: string, narrowness: number): { size: number; text: string } {
  const text = ems(title, narrowness) > MAX_EMS ? cut(title, narrowness) : title;
  const size = SIZES.find((candidate) => {
    const lines = Math.floor(ROOM.height / (candidate * 1.15));
    // Words do not break anywhere, so a line is rarely full.
    return ems(text, narrowness) <= (ROOM.width / candidate) * lines * 0.85;
  });
  return { size: size ?? 41, text };
}

function cut(title: string, narrowness: number): string {
  const kept: string[] = [];
  let width = 1;
  for (const character of title) {
    width += WIDE.test(character) ? 1 : narrowness;
    if (width > MAX_EMS) break;
    kept.push(character);
  }
  return `${kept.join('').trimEnd()}…`;
}
