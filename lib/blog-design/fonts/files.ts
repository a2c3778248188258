import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { LANGUAGES } from '@/lib/constants/options.ts';
import {
  CYRILLIC_SHELL_FILES,
  type Face,
  FONTS_RELEASE,
  faceFile,
  MONO,
  SHELL_FILES,
  STYLE_FACES,
  SUBSET_RANGES,
  servedName,
  shellFiles,
} from './catalog.ts';
import { CUTS, cutsFor } from './cuts.ts';
import { codePointsOf, within } from './ranges.ts';
import { CJK_FACES } from './scripts.ts';

const PACKAGES = join(process.cwd(), 'node_modules');

const variablePath = (name: string, ...names: string[]) => join(PACKAGES, '@fontsource-variable', name, ...names);

/** The code points of a text, each once, in order. Memory of the last text: a page needs them once for each style. */
const points = new LRUCache<string, readonly number[]>({ max: 1, memoMethod: (text) => codePointsOf(text) });

export const codePoints = (text: string): readonly number[] => points.memo(text);

/** The parts of the package in a folder, and the characters in each (CSS unicode-range). */
const subsets = new LRUCache<string, [subset: string, range: string][]>({
  max: 100,
  memoMethod: (folder) => {
    const read: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
    return Object.entries(read).map(([key, range]) => [key.replace(/[[\]]/g, ''), range]);
  },
});

/** The numbered slices of a Chinese or Japanese font. */
export const cjkSlices = (name: string): [slice: string, range: string][] =>
  subsets.memo(variablePath(name)).filter(([slice]) => /^\d+$/.test(slice));

export const cjkFile = (name: string, slice: string): string => `${name}-${slice}-wght-normal.woff2`;

/** The parts of the styles' faces. */
const PARTS = Object.values(STYLE_FACES)
  .flat()
  .flatMap((face) => face.subsets.map((subset) => ({ face, subset, file: faceFile(face, subset) })));

const FACES = new Map(PARTS.map(({ file, face }) => [file, face]));

/** Path of every Latin and Cyrillic file, by its name. */
const STYLE_FILES = new Map([
  ...PARTS.map(({ face, file }): [string, string] => [file, join(PACKAGES, face.package, 'files', file)]),
  ...[...SHELL_FILES, ...CYRILLIC_SHELL_FILES].map((file): [string, string] => [
    file,
    variablePath(file.split(/-(?:latin|cyrillic)/)[0] ?? '', 'files', file),
  ]),
]);

const CJK_PACKAGES: readonly string[] = Object.values(CJK_FACES).flatMap((faces) => Object.values(faces));

/** In the name of a cut file: the name of the cut, and the rest. */
const CUT = new RegExp(`\\.([a-z]{2,5})\\.(${FONTS_RELEASE}\\.woff2)$`);

/** What the stylesheets use of a font's typography. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk pnum rclt rlig rvrn tnum'.split(' ');

/** How to cut a file: to what the stylesheets use. */
function cutOptions(face: Face | undefined) {
  const [min, max] = face?.package.startsWith('@fontsource-variable/') ? face.weight.split(' ').map(Number) : [];
  return {
    targetFormat: 'woff2' as const,
    // The ligatures of code show other signs than were typed, and are half of its bytes.
    keepFeatures: face === MONO ? FEATURES.filter((feature) => feature !== 'calt') : FEATURES,
    ...(min && max && { variationAxes: { wght: { min, max } } }),
  };
}

/** Absolute path of a font file by its name in the stylesheets, or undefined. */
export function fontFilePath(served: string): string | undefined {
  const ending = `.${FONTS_RELEASE}.woff2`;
  if (!served.endsWith(ending)) return undefined;
  const file = `${served.slice(0, -ending.length)}.woff2`;
  const [, name = '', slice] = /^(noto-[a-z-]+)-(\d{1,3})-wght-normal\.woff2$/.exec(file) ?? [];
  if (!CJK_PACKAGES.includes(name)) return STYLE_FILES.get(file);
  return cjkSlices(name).some(([known]) => known === slice) ? variablePath(name, 'files', file) : undefined;
}

/** Cut files, by their names in the stylesheets. */
const cut = new LRUCache<string, Buffer<ArrayBuffer>>({
  max: 300,
  fetchMethod: async (served) => {
    const [whole, name = ''] = [served.replace(CUT, '.$2'), CUT.exec(served)?.[1]];
    const path = fontFilePath(whole);
    const text = CUTS[name];
    if (!path || !text) return undefined;
    return Buffer.from(await subsetFont(await readFile(path), text, cutOptions(FACES.get(basename(path)))));
  },
});

/** The cut files that stylesheets name: a request for any other would cost what a cut costs. */
const CUT_NAMES = new Set([
  ...shellFiles('en'),
  ...shellFiles('ru'),
  ...PARTS.flatMap(({ file, subset }) =>
    LANGUAGES.flatMap((language) => cutsFor(subset, language).map((name) => servedName(file, name))),
  ),
]);

/** The bytes of a file by its name in the stylesheets; undefined if none names it. */
export async function readFont(served: string): Promise<Buffer<ArrayBuffer> | undefined> {
  if (CUT.test(served)) return CUT_NAMES.has(served) ? cut.fetch(served) : undefined;
  const path = fontFilePath(served);
  return path === undefined ? undefined : readFile(path);
}

/** The bytes of a file in base64, by its name in the stylesheets. */
export function fontBase64(served: string): string {
  const path = fontFilePath(served);
  if (!path) throw new Error(`No stylesheet names a font ${served}`);
  return readFileSync(/* turbopackIgnore: true */ path, 'base64');
}

/** Faces for scripts and signs that the styles' own faces lack, in order of preference, and the heaviest weight of each. */
const OTHERS: readonly (readonly [name: string, heaviest: number])[] = [
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

const staticPath = (name: string) => join(PACKAGES, '@fontsource', name);

export const fontPath = (name: string, subset: string, weight: number, ending: string) =>
  join(staticPath(name), 'files', `${name}-${subset}-${weight}-normal.${ending}`);

/** The static files of a font that may have some of the code points, in every weight. */
export const fontParts = (name: string, weights: Iterable<number>, points: readonly number[], ending: string) =>
  subsets.memo(staticPath(name)).flatMap(([subset, range]): FontPart[] => {
    const found = within(points, range);
    if (found.length === 0) return [];
    return Array.from(weights, (weight) => ({
      ...{ family: name, name: `${name} ${subset}`, weight, points: found },
      path: fontPath(name, subset, weight, ending),
    }));
  });

/** The styles' faces have few signs of General Punctuation, though their range names all. */
const isOwn = (point: number) => point < 0x2030 || point > 0x205f;

/** The files for the scripts and signs of a text that the styles' own faces lack; woff, for cards, in the heaviest weight. */
export function otherParts(text: string, ending: 'woff' | 'woff2'): FontPart[] {
  const points = codePoints(text);
  const own = new Set(within(points, Object.values(SUBSET_RANGES).join()).filter(isOwn));
  const rest = points.filter((point) => !own.has(point));
  return OTHERS.flatMap(([name, heaviest]) =>
    fontParts(name, ending === 'woff' ? [heaviest] : new Set([400, heaviest]), rest, ending),
  );
}
