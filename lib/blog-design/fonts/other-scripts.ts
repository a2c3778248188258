import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBSET_RANGES } from './catalog.ts';
import { codePoints, within } from './unicode-range.ts';

/** A font package with static files. */
type Source = { package: string; weights: readonly number[] };

/** Faces for scripts and signs that the styles' own faces lack, in order of preference, and the heaviest weight of each. */
const SOURCES: readonly (readonly [name: string, heaviest: number])[] = [
  ['noto-sans', 700],
  ['noto-sans-arabic', 700],
  ['noto-sans-hebrew', 700],
  ['noto-sans-thai', 700],
  ['onest', 700],
  ['noto-sans-math', 400],
  ['noto-sans-symbols-2', 400],
  ['gowun-dodum', 400],
];

/** A file of a font, and the code points of a text that it may have. */
export type FontPart = { family: string; name: string; path: string; weight: number; points: number[] };

const ranges = new Map<string, [subset: string, range: string][]>();

const folder = (name: string) => join(process.cwd(), 'node_modules/@fontsource', name);

export const fontPath = (name: string, subset: string, weight: number, ending: string) =>
  join(folder(name), 'files', `${name}-${subset}-${weight}-normal.${ending}`);

function subsetsOf(name: string): [subset: string, range: string][] {
  const known = ranges.get(name);
  if (known) return known;
  const read: Record<string, string> = JSON.parse(readFileSync(join(folder(name), 'unicode.json'), 'utf8'));
  const subsets = Object.entries(read).map(([key, range]): [string, string] => [key.replace(/[[\]]/g, ''), range]);
  ranges.set(name, subsets);
  return subsets;
}

/** The files of a package that may have some of the code points, in every weight. */
export function partsOf({ package: name, weights }: Source, points: readonly number[], ending: string): FontPart[] {
  return subsetsOf(name).flatMap(([subset, range]) => {
    const found = within(points, range);
    if (found.length === 0) return [];
    return weights.map((weight) => ({
      ...{ family: name, name: `${name} ${subset}`, weight, points: found },
      path: fontPath(name, subset, weight, ending),
    }));
  });
}

/** The styles' faces have few signs of General Punctuation, though their range names all. */
const isOwn = (point: number) => point < 0x2030 || point > 0x205f;

/** The files for the scripts and signs of a text that the styles' own faces lack; woff, for cards, in the heaviest weight. */
export function otherParts(text: string, ending: 'woff' | 'woff2'): FontPart[] {
  const points = codePoints(text);
  const own = new Set(within(points, Object.values(SUBSET_RANGES).join()).filter(isOwn));
  const rest = points.filter((point) => !own.has(point));
  return SOURCES.flatMap(([name, heaviest]) =>
    partsOf({ package: name, weights: ending === 'woff' ? [heaviest] : [...new Set([400, heaviest])] }, rest, ending),
  );
}
