import 'server-only';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBSET_RANGES, type Subset } from '@/lib/blog-design/fonts/catalog.ts';
import { codePoints, within } from '@/lib/blog-design/fonts/unicode-range.ts';
import type { Language, Style } from '@/lib/constants/options.ts';
import { WIDE_CHARACTER } from './phrases.ts';

/** A font as the card's renderer takes it. */
export type CardFont = { name: string; data: ArrayBuffer; weight: 400 | 700 | 800; style: 'normal' };

type Source = { name: string; package: string; weight: CardFont['weight'] };

type TitleFace = Source & {
  /** Average width of its Latin characters in ems. */
  narrowness: number;
  /** How much higher than Noto's Chinese and Japanese its letters stand in a line of equal height, in ems. */
  lift: number;
};

/** Title face of each style, from packages with woff files. */
export const TITLE_FACES: Readonly<Record<Style, TitleFace>> = {
  glassmorphism: { name: 'Onest', package: 'onest', weight: 700, narrowness: 0.58, lift: 0.103 },
  neumorphism: {
    name: 'Wix Madefor Display',
    package: 'wix-madefor-display',
    weight: 700,
    narrowness: 0.58,
    lift: 0.058,
  },
  claymorphism: { name: 'Nunito', package: 'nunito', weight: 800, narrowness: 0.58, lift: 0.107 },
  gradient: { name: 'Unbounded', package: 'unbounded', weight: 700, narrowness: 0.78, lift: 0.061 },
  geometric: { name: 'Jost', package: 'jost', weight: 700, narrowness: 0.54, lift: 0.088 },
  brutalist: {
    name: 'Sofia Sans Extra Condensed',
    package: 'sofia-sans-extra-condensed',
    weight: 800,
    narrowness: 0.36,
    lift: 0.136,
  },
  minimal: { name: 'Spectral', package: 'spectral', weight: 400, narrowness: 0.52, lift: 0.138 },
  retro: { name: 'Caprasimo', package: 'caprasimo', weight: 400, narrowness: 0.6, lift: 0.092 },
};

/** Fallback faces for characters that a title face lacks. */
const NOTO: Source = { name: 'Noto Sans', package: 'noto-sans', weight: 700 };
const CHINESE: Source = { name: 'Noto Sans SC', package: 'noto-sans-sc', weight: 700 };
const JAPANESE: Source = { name: 'Noto Sans JP', package: 'noto-sans-jp', weight: 700 };

const CJK_SUBSET = { [CHINESE.package]: 'chinese-simplified', [JAPANESE.package]: 'japanese' };

const fontPath = ({ package: owner, weight }: Source, subset: string) =>
  join(process.cwd(), 'node_modules/@fontsource', owner, `files/${owner}-${subset}-${weight}-normal.woff`);

const buffers = new Map<string, Promise<ArrayBuffer | null>>();

/** A part of a font, read once for the process; [] if the package has no such part. */
async function load(source: Source, subset: string): Promise<CardFont[]> {
  const file = fontPath(source, subset);
  const read =
    buffers.get(file) ??
    readFile(file).then(
      (bytes) => new Uint8Array(bytes).buffer,
      () => null,
    );
  buffers.set(file, read);
  const data = await read;
  // Each part needs its own name, as the renderer asks only the first font of a name.
  return data ? [{ name: `${source.name} ${subset}`, data, weight: source.weight, style: 'normal' }] : [];
}

/** The scripts of a text that our Latin and Cyrillic fonts cover. */
function subsetsOf(text: string): Subset[] {
  const points = codePoints(text);
  const names = Object.keys(SUBSET_RANGES) as Subset[];
  return names.filter((name) => within(points, SUBSET_RANGES[name]).length > 0);
}

/** A text without characters that our fonts lack. The dash of Japanese becomes one that they have. */
export function printable(text: string): string {
  return Array.from(text.replaceAll('\u2015', '\u2014'))
    .filter((character) => WIDE_CHARACTER.test(character) || subsetsOf(character).length > 0)
    .join('')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** CSS families of a card in fallback order: for each script run one of them. */
export type CardFamilies = { narrow: string; wide: string };

const familyOf = (fonts: readonly CardFont[]): string => fonts.map(({ name }) => `"${name}"`).join(', ');

/** The fonts that a card's text needs, the style's own first, and their families. */
export async function cardFonts(
  style: Style,
  language: Language,
  text: string,
): Promise<{ fonts: CardFont[]; families: CardFamilies }> {
  const subsets = subsetsOf(`${text} A`);
  const cjk = language === 'japanese' ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE];
  const parts = [
    [TITLE_FACES[style], NOTO].flatMap((source) => subsets.map((subset) => load(source, subset))),
    WIDE_CHARACTER.test(text) ? cjk.map((source) => load(source, CJK_SUBSET[source.package] ?? '')) : [],
  ];
  const [narrow = [], wide = []] = await Promise.all(parts.map(async (part) => (await Promise.all(part)).flat()));
  return { fonts: [...narrow, ...wide], families: { narrow: familyOf(narrow), wide: familyOf(wide) } };
}

/** Paths of all files that a card may need. */
export function allCardFontPaths(): string[] {
  const subsets = [...Object.keys(SUBSET_RANGES), ...Object.values(CJK_SUBSET)];
  return [...Object.values(TITLE_FACES), NOTO, CHINESE, JAPANESE]
    .flatMap((source) => subsets.map((subset) => fontPath(source, subset)))
    .filter((file) => existsSync(file));
}
