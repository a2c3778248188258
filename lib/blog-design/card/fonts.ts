import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageResponse } from '@vercel/og';
import type { Language, Style } from '@/lib/constants/options.ts';
import { STYLE_FACES } from '../fonts/catalog.ts';
import { codePoints, type FontPart, fontParts, otherParts } from '../fonts/files.ts';
import { WIDE_CHARACTER } from '../fonts/scripts.ts';

export type CardFont = NonNullable<NonNullable<ConstructorParameters<typeof ImageResponse>[1]>['fonts']>[number];

type TitleFace = {
  weight: number;
  /** Average width of its Latin characters in ems. */
  narrowness: number;
  /** How much higher than Noto's Chinese and Japanese its letters stand in a line of equal height, in ems. */
  lift: number;
};

/** The title face of each style, whose package has woff files. */
const TITLE_FACES: Readonly<Record<Style, TitleFace>> = {
  glassmorphism: { weight: 700, narrowness: 0.58, lift: 0.103 },
  neumorphism: { weight: 700, narrowness: 0.58, lift: 0.058 },
  claymorphism: { weight: 800, narrowness: 0.58, lift: 0.107 },
  gradient: { weight: 700, narrowness: 0.78, lift: 0.061 },
  geometric: { weight: 700, narrowness: 0.54, lift: 0.088 },
  brutalist: { weight: 800, narrowness: 0.36, lift: 0.136 },
  minimal: { weight: 400, narrowness: 0.52, lift: 0.138 },
  retro: { weight: 400, narrowness: 0.6, lift: 0.092 },
};

/** The face of a title with letters that the style's own face lacks: Noto Sans. */
const NOTO: TitleFace = { weight: 700, narrowness: 0.62, lift: 0.06 };

const CJK_PATHS = {
  chinese: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  japanese: 'noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff',
} as const;

const cjkPart = (language: keyof typeof CJK_PATHS) => ({
  ...{ name: language, weight: 700 },
  path: join(process.cwd(), 'node_modules/@fontsource', CJK_PATHS[language]),
});

const buffers = new Map<string, Promise<ArrayBuffer>>();

/** A font file, read once for the process. Each needs its own name, as the renderer asks only the first font of a name. */
async function load({ name, path, weight }: Pick<FontPart, 'name' | 'path' | 'weight'>): Promise<CardFont> {
  const read = buffers.get(path) ?? readFile(path).then((bytes) => new Uint8Array(bytes).buffer);
  buffers.set(path, read);
  return { name, data: await read, weight: weight as 400 | 700 | 800, style: 'normal' };
}

/** How a card sets texts in one style. */
export type CardFamilies = {
  /** CSS families of full-width characters. */
  wide: string;
  /** The face of other characters: the style's own if it has all letters of the text, so that no word mixes two. */
  narrow: (text: string) => { family: string } & Pick<TitleFace, 'narrowness' | 'lift'>;
};

const fontFamily = (fonts: readonly CardFont[]): string => fonts.map(({ name }) => `"${name}"`).join(', ');

const distinctLetters = (text: string) =>
  [...text].filter((sign) => /[\p{L}\p{M}]/u.test(sign) && !WIDE_CHARACTER.test(sign));

/** The fonts that a card's text needs, the style's own first, and their families. */
export async function cardFonts(style: Style, language: Language, text: string) {
  const points = codePoints(`${text} A`);
  const name = STYLE_FACES[style][0]?.package.split('/')[1] ?? '';
  const own = fontParts(name, [TITLE_FACES[style].weight], points, 'woff');
  const noto = fontParts('noto-sans', [NOTO.weight], points, 'woff');
  const cjk = language === 'japanese' ? (['japanese', 'chinese'] as const) : (['chinese', 'japanese'] as const);
  const [narrow, fallback, wide] = await Promise.all([
    Promise.all(own.map(load)),
    Promise.all([...noto, ...otherParts(text, 'woff')].map(load)),
    Promise.all((WIDE_CHARACTER.test(text) ? cjk : []).map((each) => load(cjkPart(each)))),
  ]);
  const ownPoints = new Set(own.flatMap((part) => part.points));
  const hasAll = (line: string) => distinctLetters(line).every((letter) => ownPoints.has(letter.codePointAt(0) ?? 0));
  const families: CardFamilies = {
    wide: fontFamily([...wide, ...fallback]),
    narrow: (line) =>
      hasAll(line)
        ? { ...TITLE_FACES[style], family: fontFamily([...narrow, ...fallback]) }
        : { ...NOTO, family: fontFamily(fallback) },
  };
  const fonts = new Map([...narrow, ...fallback, ...wide].map((font) => [font.name, font]));
  return { fonts: [...fonts.values()], families };
}

/** A text in one line. The dash of Japanese and degrees become signs that our fonts have; controls and styles of emoji go. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u2015', '\u2014')
    .replace(/[\u2103\u2109]/g, (degrees) => degrees.normalize('NFKC'))
    .replace(/[[\p{Cc}\p{Cf}\ufe00-\ufe0f\u20e3]--[\u200c\u200d\s]]/gv, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A text without missing signs, as far as they have no simpler form; undefined if a letter or digit is missing. */
export function withoutSigns(text: string, missing: string): string | undefined {
  const signs = Array.from(text, (sign) => (missing.includes(sign) ? sign.normalize('NFKC') : sign));
  const kept = signs.filter((sign) => !missing.includes(sign));
  const lost = signs.filter((sign) => missing.includes(sign)).join('');
  return /[\p{L}\p{M}\p{N}]/u.test(lost) ? undefined : printable(kept.join(''));
}
