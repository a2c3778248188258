import { excerpt } from '@/lib/article/plain-text.ts';
import { WIDE_CHARACTER } from '../fonts/catalog.ts';
import { phrases } from './phrases.ts';

/** Sizes that a title is tried at, largest first, in pixels. */
const SIZES = [150, 134, 118, 104, 92, 80, 70, 62, 54, 47, 41, 36, 32] as const;

const SMALLEST = 32;

const LINE_HEIGHT = 1.12;

/** Room for a title in pixels. */
export type Room = { width: number; height: number };

/** Room for the title of a card without a cover, with some width left for wide characters. */
export const DRAWN_ROOM: Room = { width: 920, height: 380 };

const FULL_WIDTH = new RegExp(`${WIDE_CHARACTER.source}|\\p{sc=Hangul}`, 'u');
const COMBINED = /\p{Mn}/u;

/** Widths in ems of the phrases of a title. */
const widthsOf = (title: string, narrowness: number, tag: string): number[] =>
  phrases(title, tag).map((phrase) =>
    [...phrase].reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? 1 : COMBINED.test(sign) ? 0 : narrowness), 0),
  );

/** Whether a title set at a size stays in its place. A word longer than a line is broken. */
function fits(widths: readonly number[], size: number, room: Room): boolean {
  const perLine = room.width / size;
  let lines = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + width > perLine) {
      lines += 1;
      filled = 0;
    }
    filled += width;
    const more = Math.ceil(filled / perLine) - 1;
    lines += more;
    filled -= more * perLine;
  }
  return lines * size * LINE_HEIGHT <= room.height;
}

/**
 * The largest size in pixels at which a title fits, if possible with whole words. A title too long for the smallest size is
 * cut at a word.
 * @param narrowness average width of a Latin character of the face, in ems
 * @param tag BCP 47 tag of the title's language
 */
export function fitTitle(title: string, narrowness: number, tag: string, room: Room): { size: number; text: string } {
  const widths = widthsOf(title, narrowness, tag);
  const isWhole = (size: number) => Math.max(...widths) * size <= room.width;
  const sizes = SIZES.filter((candidate) => fits(widths, candidate, room));
  const size = sizes.find(isWhole) ?? sizes[0];
  if (size) return { size, text: title };
  let limit = [...title].length - 1;
  while (!fits(widthsOf(excerpt(title, limit, tag), narrowness, tag), SMALLEST, room)) limit -= 1;
  return { size: SMALLEST, text: excerpt(title, limit, tag) };
}
